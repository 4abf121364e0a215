import { expect, test } from 'vitest';
import * as z from 'zod';
import { firstMessages, validate } from './validation.js';

const schema = z.object({
  name: z
    .string('Name please')
    .min(3, 'Longer')
    .regex(/^[a-z]*$/, 'Letters'),
  places: z.array(z.object({ city: z.string('City please') })),
});

test('a valid input gives its value without unknown fields', () => {
  expect(validate(schema, { name: 'asha', places: [{ city: 'Surat' }], admin: true })).toEqual({
    ok: true,
    value: { name: 'asha', places: [{ city: 'Surat' }] },
  });
});

test('an invalid input gives every message under the dotted path of its field', () => {
  expect(validate(schema, { name: 'A1', places: [{ city: 'Surat' }, {}] })).toEqual({
    ok: false,
    errors: { name: ['Longer', 'Letters'], 'places.1.city': ['City please'] },
  });
});

test('an input that is not an object has its message under the empty path', () => {
  const result = validate(schema, 'text');
  expect(result.ok ? [] : Object.keys(result.errors)).toEqual(['']);
});

test('a form shows the first message of each field', () => {
  expect(firstMessages({ name: ['Longer', 'Letters'], email: ['Wrong'], empty: [] })).toEqual({
    name: 'Longer',
    email: 'Wrong',
  });
});
