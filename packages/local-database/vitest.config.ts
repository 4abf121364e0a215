import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  // High enough for a busy machine.
  test: { environment: 'node', testTimeout: 60_000 },
});
