import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { MEMORY_EXIT_CODE } from '../background/sandboxed-worker.js';

const BUDGET = new URL('./buffer-budget.ts', import.meta.url).href;

test('a thread that exceeds its budget of large buffers exits, and small buffers do not count', async () => {
  const thread = new Worker(
    `import(${JSON.stringify(import.meta.resolve('tsx/esm/api'))})
      .then(({ register }) => { register(); return import(${JSON.stringify(BUDGET)}); })
      .then(({ enforceBufferBudget }) => {
        enforceBufferBudget();
        for (let made = 0; made < 5000; made += 1) new Uint8Array(50_000);
        for (let made = 1; made <= 100; made += 1) {
          if (!(new Uint8Array(1024 * 1024) instanceof Uint8Array)) throw new Error('No array.');
          require('node:worker_threads').parentPort.postMessage(made);
        }
      });`,
    { eval: true },
  );
  let made = 0;
  thread.on('message', (count: number) => (made = count));
  expect(await once(thread, 'exit')).toEqual([MEMORY_EXIT_CODE]);
  expect(made).toBeLessThanOrEqual(64);
});
