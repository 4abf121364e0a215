import { expect, test } from 'vitest';
import { passwordResetEmail } from './accounts.emails.js';

const brand = { name: 'Kaam & Co', supportEmail: 'help@kaam.example', url: 'https://kaam.example' };

test('the password reset email contains the link, its validity and advice for people who did not request it', () => {
  expect(passwordResetEmail(brand, 'Asha', '/reset-password/abc', 60)).toEqual({
    subject: 'Reset your Kaam & Co password',
    preview: 'You have 60 minutes to choose a new one.',
    heading: 'Reset your password',
    paragraphs: ['Hello Asha,', 'We received a request to reset the password of your account.'],
    button: {
      label: 'Set a new password',
      url: 'https://kaam.example/reset-password/abc',
    },
    note: 'The link is valid for 60 minutes and works once. Only the latest link works. If you didn’t request it, ignore this email: your password stays the same.',
  });
});
