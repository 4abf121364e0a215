import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig } from 'vitest/config';
import base, { testFiles } from '../../vitest.base.ts';

const graphql = createRequire(import.meta.url).resolve('graphql');
const fastArgon2 = fileURLToPath(new URL('test/fast-argon2.ts', import.meta.url));

export default mergeConfig(
  base,
  defineConfig({
    // GraphQL as Node resolves it: Vite would take the "module" build, a second copy beside the one that the libraries load.
    resolve: {
      alias: [
        { find: /^graphql$/, replacement: graphql },
        { find: /^@node-rs\/argon2$/, replacement: fastArgon2 },
      ],
    },
    test: {
      environment: 'node',
      ...testFiles('apps/api', ['src/**/*.test.ts', 'test/**/*.test.ts']),
      globalSetup: ['test/global-setup.ts'],
      setupFiles: ['reflect-metadata'],
      // A limit that ends what hangs; a busy machine is no error.
      testTimeout: 180_000,
      hookTimeout: 180_000,
      maxWorkers: 2,
      // Stories share no state but their database server; reading the whole portal anew for each file took half of the time.
      isolate: false,
    },
  }),
);
