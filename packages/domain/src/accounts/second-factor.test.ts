import { expect, test } from 'vitest';
import { validate } from '../fields/validation.js';
import {
  confirmSecondFactorSchema,
  disableSecondFactorSchema,
  formatRecoveryCode,
  parseSecondFactorCode,
  startSecondFactorSchema,
} from './second-factor.js';

test.each([
  ['123456', { kind: 'APP', code: '123456' }],
  [' 123 456 ', { kind: 'APP', code: '123456' }],
  ['ABCD-EFGH-JKMN-PQRS', { kind: 'RECOVERY', code: 'ABCDEFGHJKMNPQRS' }],
  ['abcd efgh jkmn pqrs', { kind: 'RECOVERY', code: 'ABCDEFGHJKMNPQRS' }],
  ['oil0-0000-0000-0000', { kind: 'RECOVERY', code: '0110000000000000' }],
  ['', undefined],
  ['12345', undefined],
  ['1234567', undefined],
  ['ABCD-EFGH-JKMN-PQR', undefined],
  ['ABCD-EFGH-JKMN-PQR!', undefined],
])('the second-factor code %j is parsed', (typed, code) => {
  expect(parseSecondFactorCode(typed)).toEqual(code);
});

test('a recovery code is formatted in groups of four', () => {
  expect(formatRecoveryCode('ABCDEFGHJKMNPQRS')).toBe('ABCD-EFGH-JKMN-PQRS');
});

test('each form lists its required fields', () => {
  const needsCode = { code: ['Enter the code from your authenticator app.'] };
  const needsPassword = { password: ['Password is required'] };
  expect(validate(startSecondFactorSchema, { password: '' })).toEqual({ ok: false, errors: needsPassword });
  expect(validate(confirmSecondFactorSchema, { code: ' ' })).toEqual({ ok: false, errors: needsCode });
  expect(validate(disableSecondFactorSchema, {})).toEqual({ ok: false, errors: { ...needsPassword, ...needsCode } });
});
