import { expect, test } from 'vitest';
import { assignPools } from './import-pools.rules.js';
import { readImportRows, type ImportRow } from './import-rows.rules.js';

const HEADER = ['email', 'first_name', 'last_name', 'contact', 'experience', 'pool'];

/** The rows of a file with these pools. */
function rowsWith(...pools: string[]): ImportRow[] {
  const people = pools.map((pool, index) => [`p${index}@a.example`, 'Asha', 'Patel', '9876543210', 'fresher', pool]);
  const file = readImportRows(
    'CANDIDATES',
    { rows: [HEADER, ...people] },
    { corrections: new Map(), excludedRows: new Set() },
  );
  return 'rows' in file ? file.rows : [];
}
const errors = (rows: readonly ImportRow[]) => rows.map(({ error }) => error);

test('the pools of a file are counted, also those that do not exist yet, by names in any case', () => {
  const existing = { named: [{ name: 'Weavers', members: 3 }], total: 7 };
  const { rows, pools } = assignPools(rowsWith('weavers', '', 'Dyers', 'DYERS'), existing);
  expect(pools).toEqual([
    { name: 'Weavers', people: 1, isNew: false },
    { name: 'Dyers', people: 2, isNew: true },
  ]);
  expect(errors(rows)).toEqual([null, null, null, null]);
});

test('a row gets an error when its pool is full, and when there are too many pools', () => {
  const existing = {
    named: [{ name: 'Weavers', members: 4_999 }],
    total: 199,
  };
  const { rows, pools } = assignPools(rowsWith('Weavers', 'Weavers', 'Dyers', 'Tailors', 'Dyers'), existing);
  expect(errors(rows)).toEqual([
    null,
    'A pool has at most 5,000 candidates.',
    null,
    'There are already 200 pools. Delete one first.',
    null,
  ]);
  expect(rows.map(({ value }) => value !== null)).toEqual([true, false, true, false, true]);
  expect(pools).toEqual([
    { name: 'Weavers', people: 1, isNew: false },
    { name: 'Dyers', people: 2, isNew: true },
  ]);
});
