import { expect, test } from 'vitest';
import { confirmationEndedSince, confirmationEndsAt, searchVisibility } from './search-visibility.js';

const NOW = new Date('2027-11-01T06:00:00Z');
const CONFIRMED = new Date('2027-01-01T06:00:00Z');

test.each([
  [null, false, 'NOT_ASKED'],
  ['2026-11-24', false, 'NOT_ASKED'],
  ['2026-11-28', false, 'VISIBLE'],
  ['2027-01-01', false, 'VISIBLE'],
  ['2026-11-28', true, 'HIDDEN'],
  [null, true, 'HIDDEN'],
])('a candidate who accepted the notice %s, hidden: %s, is %s', (consentVersion, isHidden, visibility) => {
  expect(searchVisibility({ consentVersion, isHidden, confirmedAt: CONFIRMED }, NOW)).toBe(visibility);
});

test.each([
  ['2026-12-01T06:00:01Z', 'VISIBLE'],
  ['2026-12-01T06:00:00Z', 'TO_CONFIRM'],
  ['2020-01-01T06:00:00Z', 'TO_CONFIRM'],
])('a candidate who confirmed the preferences at %s is %s', (confirmedAt, visibility) => {
  const consent = { consentVersion: '2026-11-28', isHidden: false, confirmedAt: new Date(confirmedAt) };
  expect(searchVisibility(consent, NOW)).toBe(visibility);
});

test('a confirmation ends after 365 days', () => {
  expect(confirmationEndsAt(confirmationEndedSince(NOW))).toEqual(NOW);
});
