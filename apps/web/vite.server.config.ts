import { defineConfig, mergeConfig } from 'vite';
import browser from './vite.config.ts';

/** The public pages as the API renders them. It brings all that it needs, so that the API has no React to install. */
export default mergeConfig(
  browser,
  defineConfig({
    ssr: { noExternal: true },
    // React's parts for development are left out.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: 'src/entry-server.tsx',
      outDir: 'dist/server',
      manifest: false,
      target: 'node20',
      copyPublicDir: false,
    },
  }),
);
