import { expect, test } from 'vitest';
import { mailPriority } from './mail-priority.js';

test.each(['PASSWORD_RESET', 'PASSWORD_WAS_RESET', 'SECOND_FACTOR_SWITCHED_ON', 'LOGIN_BRAKE', 'EMAIL_VERIFICATION'])(
  '%s goes before everything else',
  (kind) => {
    expect(mailPriority(kind)).toBe(0);
  },
);

test('other mails about accounts go before news', () => {
  expect(['WELCOME', 'INVITATION'].map(mailPriority)).toEqual([1, 1]);
  expect(['NEW_JOB', 'INTERVIEW', 'CONTACT', 'OFFICE_DIGEST', 'APPLICATION_APPROVED'].map(mailPriority)).toEqual([
    2, 2, 2, 2, 2,
  ]);
});
