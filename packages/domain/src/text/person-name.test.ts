import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanPersonName, personNameKey, filterPersonName, isPersonName } from './person-name.js';

const typedOneByOne = (text: string) => [...text].reduce((typed, key) => filterPersonName(typed + key), '');

describe('a name of a person', () => {
  test.each([
    "D'Souza",
    'D’Souza',
    'Smith-Jones',
    'Md.',
    'S. Kumar',
    'K.R. Patel',
    'José',
    'Jose\u0301',
    'आशा पटेल',
    'प्रियंका',
    'કિરણ',
    'ધ્રુવી પટેલ',
    'श्\u200Dयाम',
  ])('can be %s, typed key by key or pasted', (name) => {
    expect(typedOneByOne(name)).toBe(name);
    expect(filterPersonName(name)).toBe(name);
    expect(cleanPersonName(name)).toBe(name);
    expect(isPersonName(name)).toBe(true);
  });

  test.each(['Asha2', 'आशा ९', '@asha', 'Asha & Ravi', 'Asha/Ravi', '=1+1', '-Asha', "'Asha", '.', 'ा', 'Asha😀', ''])(
    'cannot be "%s"',
    (text) => {
      expect(isPersonName(text)).toBe(false);
    },
  );

  test('loses digits and symbols during typing', () => {
    expect(typedOneByOne("Asha2 O'Brien-Patel_<b>")).toBe("Asha O'Brien-Patelb");
  });

  test('cannot be a web address', () => {
    expect(cleanPersonName('Md.Ali')).toBe('Md. Ali');
    expect(cleanPersonName('example.com')).toBe('example. com');
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'ab. -आि') }), (text) => {
        expect(cleanPersonName(text)).not.toMatch(/[a-z]{2}\.[a-z]/);
        expect(cleanPersonName(cleanPersonName(text))).toBe(cleanPersonName(text));
      }),
    );
  });

  test('has a match key that ignores case, accents and punctuation but not vowel signs', () => {
    expect(personNameKey('D’SOUZA')).toBe(personNameKey("D'souza"));
    expect(personNameKey('Smith-Jones')).toBe(personNameKey('smith  jones'));
    expect(personNameKey('S.  Kumar')).toBe(personNameKey('S Kumar'));
    expect(personNameKey('José')).toBe(personNameKey('jose'));
    expect(personNameKey('कमल')).not.toBe(personNameKey('कमला'));
  });
});
