import { expect, test } from 'vitest';
import { validate } from '../fields/validation.js';
import { canReactivate, jobActivationSchema } from './job-activation.js';

test('only administrators can reactivate a job that was taken down, and employers their other jobs', () => {
  expect(canReactivate(false, 'EMPLOYER')).toBe(true);
  expect(canReactivate(true, 'EMPLOYER')).toBe(false);
  expect(canReactivate(true, 'ADMIN')).toBe(true);
  expect(canReactivate(false, 'ADMIN')).toBe(true);
  expect(canReactivate(false, 'CANDIDATE')).toBe(false);
});

test.each([
  ['ADMIN', false, 'Fees are asked for.', true],
  ['ADMIN', true, 'Fees are asked for.', false],
  ['EMPLOYER', false, 'Filled.', false],
  ['EMPLOYER', false, ' ', true],
  ['EMPLOYER', true, undefined, true],
] as const)('%s sets isActive to %s with the note %o, valid: %s', (role, isActive, note, ok) => {
  expect(validate(jobActivationSchema(role), { isActive, note }).ok).toBe(ok);
});
