import { expect, test } from 'vitest';
import { postedAgo } from './posted-ago.js';

// 10:00 in India on 24/11/2026.
const now = new Date('2026-11-24T04:30:00Z');

test.each([
  ['2026-11-24T04:00:00Z', 'today'],
  ['2026-11-23T18:30:00Z', 'today'],
  ['2026-11-23T18:29:00Z', 'yesterday'],
  ['2026-11-22T10:00:00Z', '2 days ago'],
  ['2026-10-25T10:00:00Z', '30 days ago'],
  ['2026-10-24T10:00:00Z', 'over 30 days ago'],
  ['2026-11-25T10:00:00Z', 'today'],
])('the posting time %s is shown as %s', (postedAt, words) => {
  expect(postedAgo(new Date(postedAt), now)).toBe(words);
});
