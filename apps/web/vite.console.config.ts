import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { noInlinedFonts } from './vite-no-inlined-fonts.ts';

/** The GraphQL console that the API shows to browsers at /graphql. A build of its own: no page of the portal shares a file with it. */
export default defineConfig({
  root: fileURLToPath(new URL('src/graphql-console', import.meta.url)),
  base: '/graphql-console/',
  publicDir: false,
  plugins: [noInlinedFonts(), react()],
  build: {
    outDir: fileURLToPath(new URL('dist/client/graphql-console', import.meta.url)),
    emptyOutDir: true,
    target: 'es2022',
    // One file for one page: nothing of it is loaded by another.
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: {
      // Directives of compilers that have run already say nothing to a bundler.
      onLog: (level, log, report) => log.code === 'MODULE_LEVEL_DIRECTIVE' || report(level, log),
    },
  },
});
