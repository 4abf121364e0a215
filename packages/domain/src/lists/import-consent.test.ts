import { expect, test } from 'vitest';
import { validate } from '../fields/validation.js';
import { importConsentSchema } from './import-consent.js';

const TODAY = '2026-11-28';

test.each([
  ['FORM', TODAY, null],
  ['EVENT', '2021-11-30', null],
  ['EMAIL', '2026-11-29', { agreedOn: ['The date must not be in the future.'] }],
  ['PHONE', '2021-11-28', { agreedOn: ['The date must be within five years.'] }],
  ['PHONE', '', { agreedOn: ['Date is required.'] }],
  ['LETTER', TODAY, { channel: ['Choose a valid Channel.'] }],
])('the consent %s of %s has the errors %j', (channel, agreedOn, errors) => {
  const checked = validate(importConsentSchema(TODAY), { channel, agreedOn });
  expect(checked.ok ? null : checked.errors).toEqual(errors);
});
