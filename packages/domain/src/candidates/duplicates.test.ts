import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DUPLICATE_REASON_LABELS, type DuplicateFacts, duplicateReasons } from './duplicates.js';

const name = fc.constantFrom('Asha', 'ASHA', 'Aśha', 'Ravi', 'Meera');
const digits = fc.constantFrom('9876543210', '8876543210', '9876500000', '7012345678');
const mark = fc.option(fc.constantFrom('a', 'b'), { nil: undefined });
const person: fc.Arbitrary<DuplicateFacts> = fc
  .record({ firstName: name, lastName: name, contact: digits, PAN: mark, PASSPORT: mark, DRIVING_LICENSE: mark })
  .map(({ firstName, lastName, contact, ...marks }) => ({
    firstName,
    lastName,
    contact,
    marks: Object.fromEntries(Object.entries(marks).filter(([, value]) => value !== undefined)),
  }));

const facts = (overrides: Partial<DuplicateFacts> = {}): DuplicateFacts => ({
  firstName: 'Asha',
  lastName: 'Patel',
  contact: '9876543210',
  marks: {},
  ...overrides,
});

describe('two candidates may be one person', () => {
  test('in both directions for the same reasons', () => {
    fc.assert(
      fc.property(person, person, (one, other) => {
        expect(duplicateReasons(one, other)).toEqual(duplicateReasons(other, one));
      }),
    );
  });

  test('whenever the phone number or an identity number is the same, whatever else is', () => {
    fc.assert(
      fc.property(person, person, (one, other) => {
        const reasons = duplicateReasons(one, other);
        expect(reasons.includes('PHONE')).toBe(one.contact === other.contact);
        for (const kind of ['PAN', 'PASSPORT', 'DRIVING_LICENSE'] as const) {
          expect(reasons.includes(kind)).toBe(one.marks[kind] !== undefined && one.marks[kind] === other.marks[kind]);
        }
      }),
    );
  });

  test('by the name only with the end of the phone number, and never on top of the whole number', () => {
    fc.assert(
      fc.property(person, person, (one, other) => {
        if (!duplicateReasons(one, other).includes('NAME_AND_PHONE_END')) return;
        expect(one.contact).not.toBe(other.contact);
        expect(one.contact.slice(-6)).toBe(other.contact.slice(-6));
      }),
    );
  });

  test('however the name was typed', () => {
    const typed = facts({ firstName: 'ÁSHA', lastName: ' patel', contact: '8876543210' });
    expect(duplicateReasons(facts(), typed)).toEqual(['NAME_AND_PHONE_END']);
    expect(duplicateReasons(facts(), facts({ firstName: 'Usha', contact: '8876543210' }))).toEqual([]);
  });

  test('and the sentences hold no number', () => {
    for (const sentence of Object.values(DUPLICATE_REASON_LABELS)) expect(sentence).not.toMatch(/\d/);
  });
});
