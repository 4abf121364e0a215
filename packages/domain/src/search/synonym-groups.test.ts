import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { searchWords, wordsInOrder } from './job-search.js';
import {
  companyTerms,
  companyWords,
  SYNONYM_GROUP_WORDS,
  findSynonymGroups,
  searchedSynonymGroups,
  wordBeginnings,
} from './synonym-groups.js';

/** Returns true if the title belongs to a synonym group of the search. */
const finds = (query: string, title: string): boolean => {
  const groups = searchedSynonymGroups(searchWords(query));
  const has = new Set(findSynonymGroups(title));
  return groups.length > 0 && groups.every(({ family }) => has.has(family));
};

describe('synonym groups', () => {
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
  ])('let %s find %s', (query, title) => {
    expect(finds(query, title)).toBe(true);
  });

  test.each([
    ['accountant', 'Driver'],
    ['office boy', 'Back Office Executive'],
    ['front office', 'Back Office Executive'],
    ['sales executive', 'Accounts Executive'],
    ['driver', 'Designer'],
    ['senior accountant', 'Accountant'],
  ])('do not let %s find %s', (query, title) => {
    expect(finds(query, title)).toBe(false);
  });

  test('are not searched for by words that name no work', () => {
    expect(searchedSynonymGroups(searchWords('job vacancy for ladies'))).toEqual([]);
  });

  test('contain their own words, so that a title finds itself', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...SYNONYM_GROUP_WORDS), { minLength: 1, maxLength: 5 }), (words) => {
        const title = words.join(' ');
        const has = new Set(findSynonymGroups(title));
        for (const { family } of searchedSynonymGroups(wordsInOrder(title))) expect(has).toContain(family);
      }),
    );
  });
});

describe('the beginnings of a word', () => {
  test('are all from the fourth letter, and the whole word', () => {
    expect([...wordBeginnings(['driver', 'ca'])].filter((term) => !term.endsWith('*'))).toEqual([
      'driv',
      'drive',
      'driver',
      'ca',
    ]);
    expect(wordBeginnings(['cad']).has('ca')).toBe(false);
  });

  test('are marked up to the third letter, for suggestions', () => {
    expect([...wordBeginnings(['cad'])]).toEqual(['c*', 'ca*', 'cad*', 'cad']);
  });

  test('are not the name of other work', () => {
    expect(wordBeginnings(['cookies']).has('cook')).toBe(false);
    expect(wordBeginnings(['cooking']).has('cook')).toBe(true);
  });
});

describe('qualifications and scripts', () => {
  test.each([
    ['bcom', 'B.Com'],
    ['12th pass', '12th'],
    ['iti', 'ITI Fitter'],
    ['लेखाकार', 'Accountant'],
    ['ડ્રાઈવર', 'Driver'],
    ['હીરા', 'Diamond Sorter'],
  ])('let %s find %s', (query, title) => {
    expect(finds(query, title)).toBe(true);
  });

  test.each([
    ['mechanical', 'Technical SEO'],
    ['karigar', 'Lab Chemist'],
    ['bcom', 'M.Com'],
    ['10th pass', '12th Pass'],
  ])('do not let %s find %s', (query, title) => {
    expect(finds(query, title)).toBe(false);
  });
});

describe('names of places and companies', () => {
  test.each([
    ['accountant bangalore', 'Accountant Bengaluru'],
    ['driver in bombay', 'Driver Mumbai'],
    ['tailor gujrat', 'Tailor Surat Gujarat'],
  ])('match old and new spellings: %s finds %s', (query, words) => {
    expect(finds(query, words)).toBe(true);
  });

  test('are not known words for work', () => {
    expect(
      searchedSynonymGroups(['bangalore', 'new', 'delhi', 'driver']).filter(({ kind }) => kind === 'WORK'),
    ).toEqual([{ family: 'driv', word: 'driver', words: ['driver'], kind: 'WORK' }]);
  });

  test('do not include the abbreviation of a state in a title', () => {
    expect(findSynonymGroups('HP Printer Operator')).not.toContain('himach pradesh');
  });

  test('exclude the legal form of a company', () => {
    expect(companyTerms('Tapi Textiles Pvt. Ltd.')).toEqual(['@tapi', '@textiles']);
    expect(companyWords(searchWords('tapi textiles private limited'))).toEqual(['tapi', 'textiles']);
    expect(searchedSynonymGroups(searchWords('tapi pvt ltd')).map(({ word }) => word)).toEqual(['tapi']);
  });
});
