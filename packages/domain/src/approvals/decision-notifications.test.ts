import { expect, test } from 'vitest';
import { applicantsMailedBefore, groupDecisions } from './decision-notifications.js';

test('a company gets an email about applicants at most once an hour', () => {
  expect(applicantsMailedBefore(new Date('2026-11-10T06:00:00Z'))).toEqual(new Date('2026-11-10T05:00:00Z'));
});

test('up to three decisions are sent as single emails and more as one email', () => {
  expect(groupDecisions([])).toEqual([]);
  expect(groupDecisions([1, 2, 3])).toEqual([[1], [2], [3]]);
  expect(groupDecisions([1, 2, 3, 4])).toEqual([[1, 2, 3, 4]]);
});
