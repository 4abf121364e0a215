import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  // A database server takes a second to start, and many times that on a busy machine.
  test: {
    environment: 'node',
    setupFiles: ['test/exit-on-signal.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
