import { expect, test } from 'vitest';
import { searchVisibility } from './search-visibility.js';

test.each([
  [null, false, 'NOT_ASKED'],
  ['2026-11-24', false, 'NOT_ASKED'],
  ['2026-11-28', false, 'VISIBLE'],
  ['2027-01-01', false, 'VISIBLE'],
  ['2026-11-28', true, 'HIDDEN'],
  [null, true, 'HIDDEN'],
])('a candidate who accepted the notice %s, hidden: %s, is %s', (consentVersion, isHidden, visibility) => {
  expect(searchVisibility({ consentVersion, isHidden })).toBe(visibility);
});
