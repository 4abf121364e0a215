import { expect, it } from 'vitest';
import { groupBy } from './group-by.js';

it('groups rows by key and keeps the order of keys and rows', () => {
  const groups = groupBy([5, 2, 4, 1, 3], (value) => value % 2 === 0);
  expect([...groups]).toEqual([
    [false, [5, 1, 3]],
    [true, [2, 4]],
  ]);
});
