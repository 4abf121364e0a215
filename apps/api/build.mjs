import { build } from 'rolldown';

/**
 * The server with its dependencies in a few files: reading thousands of modules was most of a start, and production needs no
 * node_modules. Names stay as they are; NODE_OPTIONS=--enable-source-maps shows stack traces in the sources.
 */
await build({
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
  // Machine code cannot be bundled; the bundler itself is asked in development alone.
  external: ['@node-rs/argon2', 'rolldown'],
  output: { dir: 'dist', cleanDir: true, sourcemap: true, keepNames: true, chunkFileNames: '[name].js' },
});
