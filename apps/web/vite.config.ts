import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { mantineIds } from './vite-mantine-ids.ts';
import { preHydrationScript } from './vite-pre-hydration.ts';
import { entryStylesFirst } from './vite-entry-styles-first.ts';
import { sharedFiles } from './vite-shared-files.ts';

/** Where the API listens in development; the built app is served by the API itself. */
const api = process.env.API_URL ?? 'http://127.0.0.1:4000';

export default defineConfig({
  plugins: [react(), entryStylesFirst(), preHydrationScript(), sharedFiles(), mantineIds()],
  // The condition `source` reads the domain package's TypeScript, so that no build has to come first.
  resolve: { conditions: ['source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } },
  server: {
    port: 5173,
    proxy: Object.fromEntries(
      ['/graphql', '/api', '/job/', '/files', '/exports', '/my-data.zip', '/import-templates', '/dev'].map((path) => [
        path,
        { target: api },
      ]),
    ),
  },
  // The server finds the files of a route in the manifest.
  build: {
    outDir: 'dist/client',
    manifest: true,
    sourcemap: true,
    target: 'es2022',
    // Where a browser does not know these links the code comes all the same.
    modulePreload: { polyfill: false },
    // Reads only the imported modules of packages with an index (6,290 icons).
    rolldownOptions: { experimental: { lazyBarrel: true }, checks: { largeBarrelModules: false } },
  },
});
