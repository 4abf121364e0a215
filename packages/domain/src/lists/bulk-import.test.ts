import { describe, expect, test } from 'vitest';
import { checkImportRow, importMatchKey, parseImportCell } from './bulk-import.js';
import { importColumns, parseImportHeader } from './import-columns.js';

const CANDIDATE = {
  email: 'asha@test.example',
  firstName: 'Asha',
  lastName: 'Patel',
  contact: '9876543210',
  experience: 'Fresher',
};

describe('the header of an import', () => {
  test('can have its columns in any order and case, with other columns between them', () => {
    const header = [' Experience', 'CONTACT', 'notes', 'Last_Name', 'First_name', 'Email'];
    expect(parseImportHeader('CANDIDATES', header)).toEqual({
      ok: true,
      places: { email: 5, firstName: 4, lastName: 3, contact: 1, experience: 0 },
      ignoredColumns: ['notes'],
    });
  });

  test.each([
    ['CANDIDATES', ['First Name', 'Surname', 'E-mail', 'Mobile No.', 'Work Experience'], [2, 0, 1, 3, 4]],
    ['CANDIDATES', ['Email ID', 'Given name', 'LAST NAME', 'Phone', 'Experience Level'], [0, 1, 2, 3, 4]],
    [
      'EMPLOYERS',
      ['Company', 'Website', 'GSTIN', 'First name', 'Last-Name', 'e mail address', 'Contact Number'],
      [5, 3, 4, 6, 0, 1, 2],
    ],
  ] as const)('of %s can have common column names: %s', (kind, header, places) => {
    const result = parseImportHeader(kind, header);
    expect(result.ok && Object.values(result.places)).toEqual(places);
  });

  test('prefers the exact name of a column to an alias', () => {
    const result = parseImportHeader('CANDIDATES', ['E-mail', ...importColumns('CANDIDATES'), 'Mobile']);
    expect(result).toMatchObject({ ok: true, places: { email: 1, contact: 4 } });
  });

  test('is rejected if it has two aliases of one column', () => {
    const header = ['Email', 'First Name', 'Last Name', 'Mobile', 'Phone', 'Experience'];
    expect(parseImportHeader('CANDIDATES', header)).toEqual({
      ok: false,
      error: 'The header row has more than one column for contact: Mobile, Phone. Keep one of them.',
    });
  });

  test('is rejected if a column is missing or repeated', () => {
    expect(parseImportHeader('EMPLOYERS', importColumns('CANDIDATES'))).toEqual({
      ok: false,
      error: 'The header row is missing these columns: org_name, org_website, gstno.',
    });
    expect(parseImportHeader('CANDIDATES', [...importColumns('CANDIDATES'), 'Email'])).toEqual({
      ok: false,
      error: 'The header row names the column email more than once.',
    });
  });
});

describe('a row of an import', () => {
  test.each([
    ['firstName', 'Asha\nMeera', 'There is a line break in first_name.'],
    ['lastName', 'Patel\r\nShah', 'There is a line break in last_name.'],
    ['experience', 'Fresher\u2028', 'There is a line break in experience.'],
  ])('is rejected if its cell %s has several lines', (field, text, error) => {
    expect(checkImportRow('CANDIDATES', { ...CANDIDATE, [field]: text })).toMatchObject({
      ok: false,
      errors: { [field]: error },
    });
  });

  test('is converted to the values of a sign-up', () => {
    expect(checkImportRow('CANDIDATES', CANDIDATE)).toEqual({
      ok: true,
      value: { ...CANDIDATE, experience: 'FRESHER' },
    });
  });

  test('can have preferences for the next job, as sheets write them', () => {
    const columns = ['Expected CTC', 'Notice Period', 'Preferred Location', 'Work Mode', 'Open to', 'Total Experience'];
    expect(parseImportHeader('CANDIDATES', [...importColumns('CANDIDATES'), ...columns])).toMatchObject({
      ok: true,
      places: {
        expectedSalary: 5,
        noticePeriod: 6,
        preferredCities: 7,
        workModes: 8,
        openTo: 9,
        statedExperienceYears: 10,
      },
    });
    const texts = {
      expectedSalary: '4.2 lakh',
      noticePeriod: '1 Month',
      preferredCities: 'Surat / Navsari',
      workModes: 'On-site, wfh',
      openTo: 'looking',
      statedExperienceYears: '4 years',
    };
    expect(checkImportRow('CANDIDATES', { ...CANDIDATE, ...texts })).toEqual({
      ok: true,
      value: {
        ...CANDIDATE,
        experience: 'FRESHER',
        preferences: {
          expectedSalary: 420_000,
          noticePeriod: 'DAYS_30',
          preferredCities: ['Surat', 'Navsari'],
          workModes: ['ONSITE', 'WORK_FROM_HOME'],
          openTo: 'LOOKING',
          statedExperienceYears: 4,
        },
      },
    });
  });

  test.each([
    ['Immediate', 'IMMEDIATE'],
    ['0', 'IMMEDIATE'],
    ['15', 'DAYS_15'],
    ['60 days', 'DAYS_60'],
    ['3 months', 'DAYS_90'],
    ['90_days', 'DAYS_90'],
  ])('reads the notice period %s', (noticePeriod, expected) => {
    expect(checkImportRow('CANDIDATES', { ...CANDIDATE, noticePeriod })).toMatchObject({
      value: { preferences: { noticePeriod: expected } },
    });
  });

  test('is rejected with an error for an invalid preference', () => {
    expect(checkImportRow('CANDIDATES', { ...CANDIDATE, expectedSalary: 'good', noticePeriod: '45 days' })).toEqual({
      ok: false,
      errors: {
        expectedSalary: 'Expected Salary must be in whole rupees a year.',
        noticePeriod: 'Choose a valid Notice Period.',
      },
    });
  });

  test('is rejected with an error for each invalid cell', () => {
    expect(checkImportRow('CANDIDATES', { ...CANDIDATE, email: 'asha', contact: '12', experience: 'expert' })).toEqual({
      ok: false,
      errors: {
        email: 'Invalid email format',
        contact: 'Contact number must be exactly 10 digits',
        experience: 'Choose a valid Experience.',
      },
    });
  });

  test('of an employer requires valid company fields', () => {
    const result = checkImportRow('EMPLOYERS', { ...CANDIDATE, organizationName: '', companyWebsite: '', gstin: '1' });
    expect(result).toEqual({
      ok: false,
      errors: {
        organizationName: 'Organization Name is required',
        companyWebsite: 'Company Website is required',
        gstin: 'GSTIN must be 15 alphanumeric characters',
      },
    });
  });
});

test('rows of one person have the same match key despite case and accents of the name', () => {
  const keys = [CANDIDATE, { ...CANDIDATE, firstName: 'ASHÁ' }, { ...CANDIDATE, contact: '9876543211' }].map(
    (texts) => {
      const checked = checkImportRow('CANDIDATES', texts);
      return checked.ok && importMatchKey(checked.value);
    },
  );
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test.each([
  [' Asha ', 'Asha'],
  ["'+91 98765 43210", '+91 98765 43210'],
  ["'=1+1", '=1+1'],
  ["'9876543210", '9876543210'],
  ["O'Brien", "O'Brien"],
  ["'t Hooft", "'t Hooft"],
])('the cell "%s" of an import is parsed as "%s"', (cell, text) => {
  expect(parseImportCell(cell)).toBe(text);
});
