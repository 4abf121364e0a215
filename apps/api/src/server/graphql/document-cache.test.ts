import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { requestContext } from '../../platform/context.js';
import type { CostBudget } from '../../platform/limits/cost-budget.js';
import { anonymous } from '../../platform/viewer.js';
import { DocumentCache } from './document-cache.js';

const CONTEXT = requestContext(anonymous, '192.0.2.1', 100);
const USED = '{ used }';
const UNUSED = '{ unused }';

/** A budget that counts what it is charged. */
function countingBudget() {
  const charges: number[] = [];
  return {
    charges,
    budget: { spend: (_context: unknown, cost: number) => charges.push(cost) } as unknown as CostBudget,
  };
}

test('a document in use stays cached among many others, and an evicted document is charged again', async () => {
  const { charges, budget } = countingBudget();
  const documents = new DocumentCache(budget);
  await documents.store.set('1', parse(USED));
  await documents.store.set('2', parse(UNUSED));
  const fields = Array.from({ length: 300 }, (_, field) => `field${field}`).join(' ');
  for (let turn = 0; turn < 100; turn += 1) {
    await documents.store.set(`flood ${turn}`, parse(`query Q${turn} { ${fields} }`));
    await documents.store.get('1');
  }
  documents.admit(USED, CONTEXT);
  expect(charges).toEqual([]);
  documents.admit(UNUSED, CONTEXT);
  expect(charges).toHaveLength(1);
});

test('an operation is compiled on the second request of its document, and not before a new parse after eviction', async () => {
  const documents = new DocumentCache(countingBudget().budget);
  const compile = () => ({ query: () => ({ data: {} }), coalescer: null });
  expect(documents.compiled(USED, undefined, compile)).toBeNull();
  await documents.store.set('1', parse(USED));
  expect(documents.compiled(USED, undefined, compile)).toBeNull();
  const operation = documents.compiled(USED, undefined, compile);
  expect(operation).not.toBeNull();
  expect(documents.compiled(USED, undefined, compile)).toBe(operation);
  expect(documents.compiled(USED, 'Other', compile)).not.toBe(operation);
  await documents.store.delete('1');
  expect(documents.compiled(USED, undefined, compile)).toBeNull();
});
