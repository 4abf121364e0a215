import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod';
import {
  emailAddress,
  optionalDate,
  optionalEmailAddress,
  optionalLine,
  optionalPersonName,
  optionalText,
  requiredLine,
  requiredText,
} from './fields.js';
import { validate } from './validation.js';

const outcome = (field: z.ZodType, value: unknown): unknown => {
  const result = validate(z.object({ field }), { field: value });
  return result.ok ? result.value['field'] : result.errors['field'];
};

test('zod does not compile code, because the Content-Security-Policy forbids it', () => {
  expect(z.config().jitless).toBe(true);
});

test('a line contains no line break or control character, so that it is safe in an email header', () => {
  const field = requiredLine('Name', 50);
  expect(outcome(field, ' Asha\r\nBcc: x\u0000y\u2028z ')).toBe('Asha Bcc: x y z');
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
      const clean = outcome(field, text);
      if (typeof clean === 'string') expect(clean).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
      else expect(clean).toEqual(['Name is required.']);
    }),
  );
});

test('a text of several lines keeps its line breaks and tabs but no other control characters', () => {
  expect(outcome(requiredText('Text', 50), '\r\n a\r\nb\rc\td\u0007 ')).toBe('a\nb\nc\td');
});

test('an optional field that is absent, null or blank is null', () => {
  for (const field of [
    optionalLine('Line', 5),
    optionalText('Text', 5),
    optionalDate('Date'),
    optionalEmailAddress('Wrong'),
    optionalPersonName('Middle name'),
  ]) {
    for (const value of [undefined, null, '', '  ']) expect(outcome(field, value)).toBeNull();
    expect(validate(z.object({ field }), {})).toEqual({ ok: true, value: { field: null } });
  }
});

test('an optional field with a value is validated', () => {
  expect(outcome(optionalLine('Line', 5), '123456')).toEqual(['Line must be at most 5 characters.']);
  expect(outcome(optionalText('Text', 5), '123456')).toEqual(['Text must be at most 5 characters.']);
  expect(outcome(optionalDate('Date'), '2025-02-30')).toEqual(['Date must be a valid date.']);
  expect(outcome(optionalDate('Date'), '2025-02-28')).toBe('2025-02-28');
  expect(outcome(optionalEmailAddress('Wrong'), 'x@')).toEqual(['Wrong']);
  expect(outcome(optionalEmailAddress('Wrong'), 'x@y.in')).toBe('x@y.in');
  expect(outcome(optionalPersonName('Middle name'), 'K9')).toEqual([
    'Middle name must contain only letters and spaces.',
  ]);
});

test('a very long email is rejected in less than 1 s', () => {
  const field = emailAddress('Email', 'wrong');
  const before = process.cpuUsage();
  expect(outcome(field, `${'a.'.repeat(50_000)}@${'b.'.repeat(50_000)}`)).toEqual(['wrong']);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1_000).toBeLessThan(1_000);
});
