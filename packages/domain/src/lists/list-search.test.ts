import { describe, expect, test } from 'vitest';
import {
  listWords,
  MAX_INDEXED_WORD,
  nameWords,
  recordWords,
  searchedPhone,
  searchedWays,
  searchedWords,
} from './list-search.js';

describe('the words of a search in a list', () => {
  test('do not depend on punctuation and spaces between them', () => {
    expect(listWords('Manager, Direct Tax (North)')).toEqual(['manager', 'direct', 'tax', 'north']);
    expect(listWords(' manager  direct tax north')).toEqual(['manager', 'direct', 'tax', 'north']);
  });

  test('are split between letters and digits', () => {
    expect(listWords("R&D Head, 3D/CAD – O'Brien's")).toEqual(['r', 'd', 'head', '3', 'cad', 'o', 'brien', 's']);
    expect(listWords('employer4999@tapi.example')).toEqual(['employer', '4999', 'tapi', 'example']);
  });

  test('keep accents in composed form and the vowel signs of Indian scripts', () => {
    expect(listWords('Jose\u0301 ડિઝાઇનર')).toEqual(['josé', 'ડિઝાઇનર']);
  });

  test('are distinct and at most eight', () => {
    expect(listWords('tax TAX Tax')).toEqual(['tax']);
    expect(listWords('a b c d e f g h i j')).toHaveLength(8);
    expect(listWords('%_ & —')).toEqual([]);
  });
});

describe('a searched phone number', () => {
  test.each([
    ['98765', '98765'],
    ['98765 43210', '9876543210'],
    ['+91 98765-43210', '9876543210'],
    ['+91 98', '98'],
    ['09876543210', '9876543210'],
    ['919876543210', '9876543210'],
    ['9198765432', '9198765432'],
  ])('%s is searched for as %s', (typed, digits) => {
    expect(searchedPhone(typed)).toBe(digits);
  });

  test.each(['', '+', 'asha', '98765 asha', '12345678901234'])('%j is not a phone number', (typed) => {
    expect(searchedPhone(typed)).toBeNull();
  });
});

describe('the global search', () => {
  test('indexes the distinct words of all texts of a record', () => {
    expect(recordWords(['Asha', 'Patel', 'asha.patel7@tapi.example', '9812300456', null])).toEqual([
      'asha',
      'patel',
      '7',
      'tapi',
      'example',
      '9812300456',
    ]);
  });

  test('also indexes names and titles without punctuation', () => {
    expect(nameWords(["Rosy D'Souza", 'Smith-Jones'])).toEqual([
      'rosy',
      'd',
      'souza',
      'smith',
      'jones',
      'dsouza',
      'smithjones',
    ]);
    expect(nameWords(['R&D Head, 3D – Yarn', null])).toEqual(['r', 'd', 'head', '3', 'yarn', 'rd']);
    expect(nameWords(['a-'.repeat(MAX_INDEXED_WORD)]).at(-1)).toHaveLength(MAX_INDEXED_WORD);
  });

  test('cuts long words in the index and in the search alike', () => {
    const long = 'a'.repeat(MAX_INDEXED_WORD + 5);
    expect(searchedWords(long)).toEqual(recordWords([long]));
  });

  test('also searches for a phone number as one word', () => {
    expect(searchedWays('+91 98123 00456')).toEqual([['9812300456'], ['91', '98123', '00456']]);
    expect(searchedWays('24 7')).toEqual([['247'], ['24', '7']]);
    expect(searchedWays('9812300456')).toEqual([['9812300456']]);
    expect(searchedWays('Patel 98123')).toEqual([['patel', '98123']]);
    expect(searchedWays('- %')).toEqual([]);
  });
});
