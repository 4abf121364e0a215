import { expect, test } from 'vitest';
import { emailPriority } from './email-priority.js';

test.each(['PASSWORD_RESET', 'PASSWORD_WAS_RESET', 'SECOND_FACTOR_SWITCHED_ON', 'LOGIN_BRAKE', 'EMAIL_VERIFICATION'])(
  '%s has the highest priority',
  (kind) => {
    expect(emailPriority(kind)).toBe(0);
  },
);

test('other emails about accounts are sent before notifications', () => {
  expect(['WELCOME', 'INVITATION'].map(emailPriority)).toEqual([1, 1]);
  expect(['NEW_JOB', 'INTERVIEW', 'CONTACT', 'OFFICE_DIGEST', 'APPLICATION_APPROVED'].map(emailPriority)).toEqual([
    2, 2, 2, 2, 2,
  ]);
});
