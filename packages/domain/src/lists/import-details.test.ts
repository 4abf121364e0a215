import { describe, expect, test } from 'vitest';
import { checkImportRow } from './bulk-import.js';
import { templateColumns } from './import-columns.js';
import { explainContact } from './import-contact.js';
import { completeTexts, splitPersonName } from './import-details.js';

const CANDIDATE = {
  email: 'asha@test.example',
  firstName: 'Asha',
  lastName: 'Patel',
  contact: '9876543210',
  experience: 'Fresher',
};

test.each([
  ['Asha Patel', 'Asha', 'Patel'],
  ['Asha Rameshbhai Patel', 'Asha Rameshbhai', 'Patel'],
  ['Patel Asha Rameshbhai', 'Asha Rameshbhai', 'Patel'],
  ['PATEL  KIRAN BABULAL', 'KIRAN BABULAL', 'PATEL'],
  ['Patel, Asha', 'Asha', 'Patel'],
  ['Mr. Kiran Shah', 'Kiran', 'Shah'],
  ['Smt Asha Patel', 'Asha', 'Patel'],
  ['K.R. Patel', 'K.R.', 'Patel'],
  ['Asha', 'Asha', ''],
  ['આશા પટેલ', 'આશા', 'પટેલ'],
])('the full name "%s" has the first name "%s" and the last name "%s"', (fullName, firstName, lastName) => {
  expect(splitPersonName(fullName)).toEqual({ firstName, lastName });
});

describe('the details of a candidate in an import', () => {
  test('are read as sheets write them', () => {
    const texts = { city: ' Surat ', state: 'GUJARAT', skills: 'Tally; GST / Excel', designation: 'Accountant' };
    expect(
      checkImportRow('CANDIDATES', { ...CANDIDATE, ...texts, company: 'Tapi Looms', pool: ' Weavers ' }),
    ).toMatchObject({
      ok: true,
      value: {
        details: {
          city: 'Surat',
          state: 'Gujarat',
          skills: ['Tally', 'GST', 'Excel'],
          designation: 'Accountant',
          company: 'Tapi Looms',
          pool: 'Weavers',
        },
      },
    });
  });

  test.each([
    ['Tally/GST/Excel', ['Tally', 'GST', 'Excel']],
    ['PL/SQL, Java', ['PL/SQL', 'Java']],
    ['Tally\nGST | tally', ['Tally', 'GST']],
  ])('have the skills of "%s"', (skills, expected) => {
    expect(checkImportRow('CANDIDATES', { ...CANDIDATE, skills })).toMatchObject({
      value: { details: { skills: expected } },
    });
  });

  test('are rejected with an error for each invalid cell', () => {
    const texts = { city: 'x'.repeat(101), state: 'Atlantis', skills: 'x'.repeat(61), pool: 'x'.repeat(81) };
    expect(checkImportRow('CANDIDATES', { ...CANDIDATE, ...texts })).toEqual({
      ok: false,
      errors: {
        city: 'City must be at most 100 characters.',
        state: 'Choose a valid State.',
        skills: 'Each skill must be at most 60 characters.',
        pool: 'Pool must be at most 80 characters.',
      },
    });
  });

  test.each([
    ['4', 4],
    ['4.5 yrs', 4],
    ['4+ years', 4],
    ['3 years 6 months', 3],
    ['2 yrs and 1 month', 2],
    ['18 months', 1],
    ['Fresher', 0],
  ])('have the complete years of "%s"', (statedExperienceYears, years) => {
    expect(checkImportRow('CANDIDATES', { ...CANDIDATE, statedExperienceYears })).toMatchObject({
      value: { preferences: { statedExperienceYears: years } },
    });
  });

  test.each(['2-3 years', 'many', '4.5.6'])('are rejected with the years "%s"', (statedExperienceYears) => {
    expect(checkImportRow('CANDIDATES', { ...CANDIDATE, statedExperienceYears })).toMatchObject({
      errors: { statedExperienceYears: 'Years of Experience must be a whole number.' },
    });
  });
});

describe('the texts of a row', () => {
  test.each([
    [{ experience: '4 yrs' }, { experience: 'Experienced', statedExperienceYears: '4 yrs' }],
    [{ experience: '8 months' }, { experience: 'Experienced', statedExperienceYears: '8 months' }],
    [{ experience: '0' }, { experience: 'Fresher', statedExperienceYears: '0' }],
    [{ statedExperienceYears: '2' }, { experience: 'Experienced', statedExperienceYears: '2' }],
    [
      { experience: 'fresher', statedExperienceYears: '2' },
      { experience: 'fresher', statedExperienceYears: '2' },
    ],
    [{ experience: 'expert' }, { experience: 'expert' }],
    [
      { fullName: 'Usha Shah', firstName: 'Asha', lastName: '' },
      { firstName: 'Asha', lastName: '' },
    ],
    [
      { fullName: 'Usha Shah', firstName: '', lastName: '' },
      { firstName: 'Usha', lastName: 'Shah' },
    ],
  ])('%j are completed to %j', (texts, completed) => {
    expect(completeTexts(texts as Record<string, string>)).toEqual(completed);
  });
});

test.each([
  ['98765 43210 / 91234 56789', 'The cell has 2 contact numbers: 9876543210, 9123456789. Keep one of them.'],
  [
    '9876543210, 9123456789, 9812345670',
    'The cell has 3 contact numbers: 9876543210, 9123456789, 9812345670. Keep one of them.',
  ],
  ['9.87654E+09', 'The file has only the rounded number 9.87654E+09. Enter all ten digits.'],
  ['########', 'The cell of the contact number is formatted as a date. Enter the ten digits.'],
  ['2026-03-15', 'The cell of the contact number is formatted as a date. Enter the ten digits.'],
  ['98765/43210', null],
  ['+91 98765-43210', null],
  ['12', null],
])('the contact number "%s" is explained by %s', (text, sentence) => {
  expect(explainContact(text)).toBe(sentence);
});

test('the template of candidates has all columns but the full name', () => {
  expect(templateColumns('CANDIDATES')).toEqual([
    'email',
    'first_name',
    'last_name',
    'contact',
    'experience',
    'city',
    'state',
    'skills',
    'designation',
    'company',
    'pool',
    'expected_salary',
    'notice_period',
    'preferred_cities',
    'work_modes',
    'open_to',
    'years_of_experience',
  ]);
});
