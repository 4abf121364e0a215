import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { integer, optionalInteger } from './integer.js';
import { validate } from './validation.js';

const rules = { min: 1, max: 100, notWhole: 'not whole', tooSmall: 'too small', tooLarge: 'too large' };
const required = z.object({ n: integer({ ...rules, missing: 'missing' }) });
const optional = z.object({ n: optionalInteger(rules) });

const outcome = (schema: typeof required | typeof optional, n: unknown) => {
  const result = validate(schema, { n });
  return result.ok ? result.value.n : result.errors;
};

test('every whole number of the range is accepted as a number and as text', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100 }), (n) => {
      expect(outcome(required, n)).toBe(n);
      expect(outcome(required, ` ${n} `)).toBe(n);
    }),
  );
});

test.each([
  { value: '', message: 'missing' },
  { value: null, message: 'missing' },
  { value: undefined, message: 'missing' },
  { value: 'ten', message: 'not whole' },
  { value: '1.5', message: 'not whole' },
  { value: 1.5, message: 'not whole' },
  { value: Number.NaN, message: 'not whole' },
  { value: [5], message: 'not whole' },
  { value: true, message: 'not whole' },
  { value: '0', message: 'too small' },
  { value: -3, message: 'too small' },
  { value: 101, message: 'too large' },
  { value: '9'.repeat(400), message: 'too large' },
])('$value is rejected as $message', ({ value, message }) => {
  expect(outcome(required, value)).toEqual({ n: [message] });
});

test('an absent key has the message of a missing number', () => {
  expect(validate(required, {})).toEqual({ ok: false, errors: { n: ['missing'] } });
});

test('an optional number can be absent but not invalid', () => {
  expect(validate(optional, {})).toEqual({ ok: true, value: { n: null } });
  expect(outcome(optional, '')).toBeNull();
  expect(outcome(optional, '7')).toBe(7);
  expect(outcome(optional, 'x')).toEqual({ n: ['not whole'] });
});
