import { describe, expect, it, test } from 'vitest';
import {
  candidateActivity,
  candidateExperience,
  candidateTerms,
  fieldsScore,
  isPhraseAt,
  leftOutWords,
  parseSearchPhrase,
  RELATED_BIT,
  RELATED_SCORE,
  searchableResume,
  TERM_FIELDS,
  termFields,
} from './candidate-search.js';

const bit = (field: (typeof TERM_FIELDS)[number]): number => 1 << TERM_FIELDS.indexOf(field);
const EMPTY = { titles: [], skills: [], qualifications: [], companies: [], places: [], resume: '' };

describe('the terms of a candidate', () => {
  it('are word stems with their fields and positions', () => {
    const terms = candidateTerms({
      ...EMPTY,
      titles: ['Senior Accountant'],
      skills: ['Tally Prime'],
      resume: 'Tally daily',
    });
    expect(terms.get('tally')).toEqual({ fields: bit('SKILL') | bit('RESUME'), positions: [2_001, 10_001] });
    expect(terms.get('account')?.fields).toBe(bit('TITLE'));
  });

  it('have one name for each skill', () => {
    const terms = (skill: string) =>
      [...candidateTerms({ ...EMPTY, skills: [skill] }).keys()].filter((term) => !term.startsWith('~'));
    expect([terms('JS'), terms('Java Script'), terms('Tally ERP 9')]).toEqual([
      ['javascript'],
      ['javascript'],
      ['tally'],
    ]);
    expect(parseSearchPhrase('java script')?.parts[0]?.terms).toEqual(['javascript']);
  });

  it('include the synonym groups of titles, skills and qualifications, but not of the resume', () => {
    const groups = (candidate: object) =>
      [...candidateTerms({ ...EMPTY, ...candidate })]
        .filter(([, { fields }]) => fields === RELATED_BIT)
        .map(([term]) => term);
    expect(groups({ titles: ['Munim'] })).toEqual(['~account']);
    expect(groups({ resume: 'munim' })).toEqual([]);
  });

  it('include no synonym group of a word that is part of another skill', () => {
    const groups = (candidate: object) =>
      [...candidateTerms({ ...EMPTY, ...candidate }).keys()].filter((term) => term.startsWith('~'));
    expect(groups({ titles: ['Key Account Manager'], skills: ['React Native'] })).toEqual([]);
    expect(groups({ skills: ['GST filing', 'React'] })).toEqual(['~tax', '~react']);
  });

  it('include all names of a place', () => {
    const terms = candidateTerms({ ...EMPTY, places: ['Vadodara', 'Gujarat'] });
    expect([terms.has('baroda'), terms.has('vadodara'), terms.has('gujarat')]).toEqual([true, true, true]);
  });

  it('have no positions in a row across two items of a list', () => {
    const isPhrase = (resume: string) => {
      const terms = candidateTerms({ ...EMPTY, resume });
      return isPhraseAt(['bank', 'reconciliat'].map((term) => terms.get(term)?.positions ?? []));
    };
    expect(isPhrase('Daily bank\nreconciliation')).toBe(true);
    for (const list of ['Bank, reconciliation', 'Bank: reconciliation', 'Of the bank. Reconciliation'])
      expect(isPhrase(list)).toBe(false);
  });

  it('have no positions in a row across two texts', () => {
    const isPhrase = (skills: string[]) => {
      const terms = candidateTerms({ ...EMPTY, skills });
      return isPhraseAt(['bank', 'reconciliat'].map((term) => terms.get(term)?.positions ?? []));
    };
    expect([isPhrase(['Bank Reconciliation']), isPhrase(['Bank', 'Reconciliation'])]).toEqual([true, false]);
  });

  it('leave out words about the person and numbers of documents', () => {
    const { size } = candidateTerms({ ...EMPTY, skills: ['Male', 'married', 'हिन्दू', '123456789012'] });
    expect(size).toBe(0);
  });
});

test.each([
  ['Gender: Male | Languages: English'],
  ['Date of Birth - 01/02/1990'],
  ['D.O.B: 1 Feb 1990'],
  ['Marital Status : Married'],
  ['Religion: Jain'],
  ['Caste – Patel'],
  ["Father's Name: Rameshbhai"],
  ['Aadhaar No: 1234 5678 9012'],
  ['PAN No. ABCDE1234F, PAN Number: ABCDE1234F'],
  ['Passport No: P1234567'],
  ['જન્મ તારીખ: ૧/૨/૧૯૯૦'],
  ['लिंग: पुरुष'],
])('the line "%s" of a resume is not searched', (line) => {
  expect(searchableResume(`Tally\n${line}\nGST`)).toBe('Tally\nGST');
});

test.each([
  ['Packaging: boxes', 'Packaging: boxes'],
  ['Managed pages and images', 'Managed pages and images'],
  ['krupa@mail.example 98765 43210 Tally', '    Tally'],
  ['Passport applications: handled 40 a day', 'Passport applications: handled 40 a day'],
])('of the line "%s" of a resume, what is about the work is searched', (line, kept) => {
  expect(searchableResume(line).trim()).toBe(kept.trim());
});

describe('an entry of a search', () => {
  it('needs all its words, or the synonym group of each', () => {
    expect(parseSearchPhrase('Tally operator in surat')).toEqual({
      text: 'Tally operator in surat',
      parts: [
        { words: ['tally', 'operator'], terms: ['tally', 'operat'], related: '~account' },
        { words: ['surat'], terms: ['surat'], related: null },
      ],
      isExact: false,
    });
  });

  it.each([
    ['Tally ERP 9', ['tally']],
    ['Tally Prime accountant', ['tally', 'account']],
    ['MS Access', ['msaccess']],
    ['React Native developer', ['reactnativ', 'develop']],
    ['GST returns', ['gst', 'return']],
  ])('is searched by the names of skills that are indexed: "%s"', (text, terms) => {
    expect(parseSearchPhrase(text)?.parts.flatMap((part) => part.terms)).toEqual(terms);
  });

  it('is exact in quotes of any kind', () => {
    for (const text of ['"bank reconciliation"', '“bank reconciliation”', '"bank reconciliation'])
      expect(parseSearchPhrase(text)).toMatchObject({
        isExact: true,
        parts: [{ terms: ['bank', 'reconciliat'], related: null }],
      });
  });

  it('is nothing without words for the work', () => {
    expect([
      parseSearchPhrase(' '),
      parseSearchPhrase('""'),
      parseSearchPhrase('female'),
      parseSearchPhrase('in'),
    ]).toEqual([null, null, null, null]);
    expect(leftOutWords(['female nurse', 'Female'])).toEqual(['female']);
  });
});

it('scores a word by its best field, and another word of the same work lowest', () => {
  expect(fieldsScore(bit('TITLE') | bit('RESUME'))).toBeGreaterThan(fieldsScore(bit('RESUME')));
  expect(fieldsScore(bit('RESUME'))).toBeGreaterThan(RELATED_SCORE);
  expect([fieldsScore(0), fieldsScore(RELATED_BIT)]).toEqual([0, 0]);
  expect(termFields(bit('RESUME') | bit('SKILL') | RELATED_BIT)).toEqual(['SKILL', 'RESUME']);
});

test.each([
  [null, 'UNKNOWN'],
  [0, 'FRESHER'],
  [11, 'FRESHER'],
  [12, 'YEARS_1_TO_2'],
  [35, 'YEARS_1_TO_2'],
  [36, 'YEARS_3_TO_5'],
  [132, 'YEARS_OVER_10'],
])('%s months of experience are %s', (months, band) => {
  expect(candidateExperience(months)).toBe(band);
});

test.each([
  [null, 'UNKNOWN'],
  [0, 'WEEK'],
  [7, 'WEEK'],
  [8, 'MONTH'],
  [366, 'OLDER'],
])('%s days without activity are %s', (days, band) => {
  expect(candidateActivity(days)).toBe(band);
});
