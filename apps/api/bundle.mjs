/** The bundle of the server, for a release and for development. */
export const serverBundle = {
  input: {
    main: 'src/main.ts',
    'main-during-build': 'src/main-during-build.ts',
    // Threads: each is looked for beside the chunk that starts it, so all chunks lie in one folder.
    'sheet.worker': 'src/platform/spreadsheets/sheet.worker.ts',
    'resume-parsing.worker': 'src/features/candidates/resume-parsing.worker.ts',
    'resume-text.worker': 'src/features/sourcing/resume-text.worker.ts',
  },
  platform: 'node',
  tsconfig: 'tsconfig.json',
  resolve: {
    conditionNames: ['source'],
    // In a bundle, Apollo's package can't find node:crypto and hashes every document in JavaScript, which takes a tenth of a small request.
    alias: { '@apollo/utils.createhash': 'node:crypto' },
  },
  output: { cleanDir: true, sourcemap: true, keepNames: true, chunkFileNames: '[name].js' },
};
