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
      // A portal, a database and a browser work for each file: one at a time is what two cores bear.
      fileParallelism: false,
      // They share no state: the browser's driver and the rest are read once and not for each file.
      isolate: false,
    },
  }),
);
