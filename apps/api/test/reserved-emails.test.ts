import { expect, test } from 'vitest';
import { reservedEmails } from '../src/features/accounts/email-addresses/reserved-emails.rules.js';

test.each([
  'Job Alert <No-Reply@portal.example>',
  '"Loom, Jobs" <no-reply@portal.example>',
  'no-reply@portal.example (Job Alert)',
  '<no-reply@portal.example>',
  'NO-REPLY@portal.example',
])('the sender %s reserves its email address', (MAIL_FROM) => {
  const reserved = reservedEmails({ SUPPORT_EMAIL: 'Help@Portal.example', MAIL_FROM });
  expect([...reserved]).toEqual(['help@portal.example', 'no-reply@portal.example']);
});
