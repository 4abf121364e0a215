import { expect, test } from 'vitest';
import { letterDistance } from './letter-distance.js';

test.each([
  ['surat', 'surat', 0],
  ['surrat', 'surat', 1],
  ['srat', 'surat', 1],
  ['suret', 'surat', 1],
  ['suart', 'surat', 1],
  ['karnatka', 'karnataka', 1],
  ['', 'pune', 4],
  ['pune', '', 4],
])('%s differs from %s by %i letters', (one, other, distance) => {
  expect(letterDistance(one, other)).toBe(distance);
});
