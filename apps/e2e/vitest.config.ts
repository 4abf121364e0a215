import { defineConfig, mergeConfig } from 'vitest/config';
import base, { testFiles } from '../../vitest.base.ts';

export default mergeConfig(
  base,
  defineConfig({
    test: {
      environment: 'node',
      ...testFiles('apps/e2e', ['src/**/*.test.ts']),
      globalSetup: ['src/support/server/global-setup.ts'],
      testTimeout: 300_000,
      hookTimeout: 300_000,
      // Each file runs a portal, a database and a browser, and two cores can handle only one file at a time.
      fileParallelism: false,
      // Files share no state, and without isolation the browser's driver and other modules load once instead of for each file.
      isolate: false,
    },
  }),
);
