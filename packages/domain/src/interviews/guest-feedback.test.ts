import { expect, test } from 'vitest';
import { guestLabel, guestLinkExpiry } from './guest-feedback.js';

test('the links of a guest are valid for 30 days after the start of the interview', () => {
  expect(guestLinkExpiry(new Date('2026-11-02T05:00:00Z'))).toEqual(new Date('2026-12-02T05:00:00Z'));
});

test('the name of a guest says that the person is one', () => {
  expect(guestLabel('Anita Shah')).toBe('Anita Shah (guest)');
});
