import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { errorsOf } from '../../test/errors-of.js';
import { convertedTextField, isEmpty, optionalTextField, requiredTextField } from './text-field.js';
import { validate } from './validation.js';

const trim = (text: string) => text.trim();
const rules = [
  { isMet: (text: string) => text.length <= 3, message: 'too long' },
  { isMet: (text: string) => /^[a-z]*$/.test(text), message: 'letters only' },
];
const schema = z.object({
  required: requiredTextField('missing', trim, rules),
  optional: optionalTextField(trim, rules),
  converted: convertedTextField('missing', (text) => (text === 'one' ? 1 : null), 'not one'),
});
const good = { required: ' abc ', optional: '', converted: 'one' };

test('valid fields are cleaned and converted', () => {
  expect(validate(schema, good)).toEqual({ ok: true, value: { required: 'abc', optional: null, converted: 1 } });
});

describe('an invalid field', () => {
  test('has the message of the first broken rule only', () => {
    expect(errorsOf(schema, { ...good, required: 'ABCD', optional: 'ABCD' })).toEqual({
      required: ['too long'],
      optional: ['too long'],
    });
    expect(errorsOf(schema, { ...good, required: 'AB', optional: 'AB', converted: 'two' })).toEqual({
      required: ['letters only'],
      optional: ['letters only'],
      converted: ['not one'],
    });
  });

  test.each([undefined, null, '', '  '])('is missing when it is %j, unless it is optional', (value) => {
    expect(errorsOf(schema, { required: value, optional: value, converted: value })).toEqual({
      required: ['missing'],
      converted: ['missing'],
    });
  });

  test('is rejected if it is not a text', () => {
    expect(errorsOf(schema, { required: 5, optional: { length: 1 }, converted: ['one'] })).toEqual({
      required: ['missing'],
      optional: ['This must be text.'],
      converted: ['missing'],
    });
  });
});

test('undefined, null and blank texts are empty, but zero and false are not', () => {
  expect([undefined, null, '', ' \n'].every(isEmpty)).toBe(true);
  expect([0, false, 'x', []].some(isEmpty)).toBe(false);
});
