import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import { testFiles } from '../../vitest.base.ts';
import viteConfig from './vite.config.ts';

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      environment: 'happy-dom',
      environmentOptions: { happyDOM: { url: 'http://localhost:4000/' } },
      setupFiles: ['src/testing/setup.ts'],
      ...testFiles('apps/web', ['src/**/*.test.{ts,tsx}']),
      css: false,
      unstubGlobals: true,
      // Each story opens the app anew and ends its session; only the modules are read once instead of once for each file.
      isolate: false,
      maxWorkers: 2,
      // A screen leaves much garbage behind; with the small default most of it is copied before it dies.
      execArgv: ['--max-semi-space-size=128'],
      // A limit that ends what hangs; a busy machine is no error.
      testTimeout: 60_000,
    },
  }),
);
