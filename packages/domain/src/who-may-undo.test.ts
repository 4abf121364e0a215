import { describe, expect, test } from 'vitest';
import { validate } from './validation.js';
import { type DecidedState, jobSwitchSchema, maySwitchOn, mayUndo, WHO_MAY_UNDO } from './who-may-undo.js';

const states = Object.keys(WHO_MAY_UNDO) as DecidedState[];

describe('who may undo whom', () => {
  test.each(states)('of %s nobody but an administrator takes back what an administrator has decided', (state) => {
    expect(mayUndo(state, 'ADMIN', 'EMPLOYER')).toBe(false);
    expect(mayUndo(state, 'ADMIN', 'CANDIDATE')).toBe(false);
  });

  test.each(states)('of %s a candidate takes nothing back', (state) => {
    expect(mayUndo(state, 'EMPLOYER', 'CANDIDATE')).toBe(false);
  });

  test('an employer puts back a job that it has switched off, an administrator any', () => {
    expect(maySwitchOn(false, 'EMPLOYER')).toBe(true);
    expect(maySwitchOn(true, 'EMPLOYER')).toBe(false);
    expect(maySwitchOn(true, 'ADMIN')).toBe(true);
    expect(maySwitchOn(false, 'ADMIN')).toBe(true);
  });

  test('a revoked key stays revoked', () => {
    expect(mayUndo('API_KEY', 'ADMIN', 'ADMIN')).toBe(false);
  });
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
