import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defineConfig } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** /embed.js, which other sites load: one classic script that brings all it needs. */
export default defineConfig({
  publicDir: false,
  resolve: { conditions: ['source', ...defaultClientConditions] },
  build: {
    outDir: here('dist/client/embed'),
    target: 'es2022',
    lib: { entry: here('src/embed/embed.ts'), formats: ['iife'], name: 'jobAlertEmbed', fileName: () => 'embed.js' },
  },
});
