import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  // The limit ends what hangs; a busy machine is not a fault.
  test: { environment: 'node', testTimeout: 60_000 },
});
