import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { searchWords, wordsInOrder } from './job-search.js';
import {
  companyTerms,
  companyWords,
  SYNONYM_GROUP_WORDS,
  findSynonymGroups,
  searchedSynonymGroups,
} from './synonym-groups.js';

/** Returns true if the title belongs to a synonym group of the search. */
const finds = (query: string, title: string): boolean => {
  const asked = searchedSynonymGroups(searchWords(query));
  const has = new Set(findSynonymGroups(title));
  return asked.length > 0 && asked.every(({ family }) => has.has(family));
};

describe('the family of a word', () => {
  test.each([
    ['accountant', 'Accounts Executive'],
    ['accounts', 'Senior Accountant'],
    ['receptionist', 'Front Office Executive'],
    ['front office executive', 'Receptionist'],
    ['hr manager', 'Human Resources Manager'],
    ['human resources', 'HR Executive'],
    ['sales executive', 'Marketing Executive'],
    ['gadi driver', 'Driver'],
    ['driving', 'Driver cum Office Boy'],
    ['peon', 'Office Assistant'],
    ['office boy', 'Peon'],
    ['bijli', 'Electrician'],
    ['hisaab', 'Accountant'],
    ['sarin operator', 'Galaxy / Sarin Operator'],
    ['diamond planner', 'Sarin Planner'],
    ['loom', 'Power Loom Operator'],
    ['weaver', 'Water Jet Loom Operator'],
    ['dyeing', 'Dyeing Master'],
    ['embroidery', 'Multihead Embroidery Operator'],
    ['zari', 'Embroidery Designer'],
    ['merchandiser', 'Merchandising Executive'],
    ['cnc', 'VMC Operator'],
    ['tele caller', 'Telecaller'],
  ])('%s finds %s', (query, title) => {
    expect(finds(query, title)).toBe(true);
  });

  test.each([
    ['accountant', 'Driver'],
    ['office boy', 'Back Office Executive'],
    ['front office', 'Back Office Executive'],
    ['sales executive', 'Accounts Executive'],
    ['driver', 'Designer'],
    ['senior accountant', 'Accountant'],
  ])('%s does not find %s', (query, title) => {
    expect(finds(query, title)).toBe(false);
  });

  test('is asked for by nothing in a search that does not say what the work is', () => {
    expect(searchedSynonymGroups(searchWords('job vacancy for ladies'))).toEqual([]);
  });

  test('contains itself: a text finds what is called just so, whatever the text', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...SYNONYM_GROUP_WORDS), { minLength: 1, maxLength: 5 }), (words) => {
        const title = words.join(' ');
        const has = new Set(findSynonymGroups(title));
        for (const { family } of searchedSynonymGroups(wordsInOrder(title))) expect(has).toContain(family);
      }),
    );
  });
});

describe('the names of a place and of a company', () => {
  test.each([
    ['accountant bangalore', 'Accountant Bengaluru'],
    ['driver in bombay', 'Driver Mumbai'],
    ['tailor gujrat', 'Tailor Surat Gujarat'],
  ])('%s finds %s', (query, words) => {
    expect(finds(query, words)).toBe(true);
  });

  test('are not what the work is', () => {
    expect(searchedSynonymGroups(['bangalore', 'new', 'delhi', 'driver']).filter(({ isKnown }) => isKnown)).toEqual([
      { family: 'driv', word: 'driver', isKnown: true },
    ]);
  });

  test('two letters of a title are no state', () => {
    expect(findSynonymGroups('HP Printer Operator')).not.toContain('himach pradesh');
  });

  test('of a company are its own words, without its legal form', () => {
    expect(companyTerms('Tapi Textiles Pvt. Ltd.')).toEqual(['@tapi', '@textiles']);
    expect(companyWords(searchWords('tapi textiles private limited'))).toEqual(['tapi', 'textiles']);
    expect(searchedSynonymGroups(searchWords('tapi pvt ltd')).map(({ word }) => word)).toEqual(['tapi']);
  });
});
