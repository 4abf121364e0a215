import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    environment: 'node',
    // Pure functions share no state. One worker without isolation takes a fifth of the time of one worker for each file.
    isolate: false,
    fileParallelism: false,
    // The limit ends hanging tests. It is high enough for a busy machine.
    testTimeout: 60_000,
  },
});
