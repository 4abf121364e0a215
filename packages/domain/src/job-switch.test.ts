import { expect, test } from 'vitest';
import { jobSwitchSchema, maySwitchOn } from './job-switch.js';
import { validate } from './validation.js';

test('an employer switches on a job that it has switched off, an administrator any, a candidate none', () => {
  expect(maySwitchOn(false, 'EMPLOYER')).toBe(true);
  expect(maySwitchOn(true, 'EMPLOYER')).toBe(false);
  expect(maySwitchOn(true, 'ADMIN')).toBe(true);
  expect(maySwitchOn(false, 'ADMIN')).toBe(true);
  expect(maySwitchOn(false, 'CANDIDATE')).toBe(false);
});

test.each([
  ['ADMIN', false, 'Fees are asked for.', true],
  ['ADMIN', true, 'Fees are asked for.', false],
  ['EMPLOYER', false, 'Filled.', false],
  ['EMPLOYER', false, ' ', true],
  ['EMPLOYER', true, undefined, true],
] as const)('a switch of %s to %s with the note %o is taken: %s', (role, isActive, note, ok) => {
  expect(validate(jobSwitchSchema(role), { isActive, note }).ok).toBe(ok);
});
