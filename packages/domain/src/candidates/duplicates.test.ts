import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DUPLICATE_REASON_LABELS, type DuplicateFacts, duplicateReasons } from './duplicates.js';

const name = fc.constantFrom('Asha', 'ASHA', 'Aśha', 'Ravi', 'Meera');
const digits = fc.constantFrom('9876543210', '8876543210', '9876500000', '7012345678');
const identityHash = fc.option(fc.constantFrom('a', 'b'), { nil: undefined });
const person: fc.Arbitrary<DuplicateFacts> = fc
  .record({
    firstName: name,
    lastName: name,
    contact: digits,
    PAN: identityHash,
    PASSPORT: identityHash,
    DRIVING_LICENSE: identityHash,
  })
  .map(({ firstName, lastName, contact, ...identityHashes }) => ({
    firstName,
    lastName,
    contact,
    identityHashes: Object.fromEntries(Object.entries(identityHashes).filter(([, value]) => value !== undefined)),
  }));

const facts = (overrides: Partial<DuplicateFacts> = {}): DuplicateFacts => ({
  firstName: 'Asha',
  lastName: 'Patel',
  contact: '9876543210',
  identityHashes: {},
  ...overrides,
});

describe('the duplicate reasons of two candidates', () => {
  test('are the same in both directions', () => {
    fc.assert(
      fc.property(person, person, (one, other) => {
        expect(duplicateReasons(one, other)).toEqual(duplicateReasons(other, one));
      }),
    );
  });

  test('include the phone number and each identity number exactly if they are equal', () => {
    fc.assert(
      fc.property(person, person, (one, other) => {
        const reasons = duplicateReasons(one, other);
        expect(reasons.includes('PHONE')).toBe(one.contact === other.contact);
        for (const kind of ['PAN', 'PASSPORT', 'DRIVING_LICENSE'] as const) {
          expect(reasons.includes(kind)).toBe(
            one.identityHashes[kind] !== undefined && one.identityHashes[kind] === other.identityHashes[kind],
          );
        }
      }),
    );
  });

  test('include the name only if the phone numbers differ but have the same last six digits', () => {
    fc.assert(
      fc.property(person, person, (one, other) => {
        if (!duplicateReasons(one, other).includes('NAME_AND_PHONE_END')) return;
        expect(one.contact).not.toBe(other.contact);
        expect(one.contact.slice(-6)).toBe(other.contact.slice(-6));
      }),
    );
  });

  test('ignore the case, accents and spaces of a name', () => {
    const typed = facts({ firstName: 'ÁSHA', lastName: ' patel', contact: '8876543210' });
    expect(duplicateReasons(facts(), typed)).toEqual(['NAME_AND_PHONE_END']);
    expect(duplicateReasons(facts(), facts({ firstName: 'Usha', contact: '8876543210' }))).toEqual([]);
  });

  test('have labels without digits', () => {
    for (const sentence of Object.values(DUPLICATE_REASON_LABELS)) expect(sentence).not.toMatch(/\d/);
  });
});
