import { parse } from 'graphql';
import { expect, test } from 'vitest';
import type { CostBudget } from '../../platform/cost-budget.js';
import { Documents } from './documents.js';

const free = { spend: () => undefined } as unknown as CostBudget;
const KEPT = '{ kept }';
const FORGOTTEN = '{ forgotten }';

test('a document stays known through a flood of others while it is used, and no longer', async () => {
  const documents = new Documents(free);
  await documents.store.set('1', parse(KEPT));
  await documents.store.set('2', parse(FORGOTTEN));
  const fields = Array.from({ length: 300 }, (_, field) => `field${field}`).join(' ');
  for (let turn = 0; turn < 100; turn += 1) {
    await documents.store.set(`flood ${turn}`, parse(`query Q${turn} { ${fields} }`));
    documents.documentOf(KEPT);
  }
  expect(documents.documentOf(KEPT)).toBeDefined();
  expect(documents.documentOf(FORGOTTEN)).toBeUndefined();
  expect(documents.documentOf('{ never }')).toBeUndefined();
});
