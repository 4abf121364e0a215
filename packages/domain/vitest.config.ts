import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    environment: 'node',
    // Pure functions share nothing: one worker that keeps its modules takes a fifth of the time of one for each file.
    isolate: false,
    fileParallelism: false,
    // The limit ends what hangs; a busy machine is not a fault.
    testTimeout: 60_000,
  },
});
