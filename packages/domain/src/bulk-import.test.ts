import { describe, expect, test } from 'vitest';
import { checkImportRow, importColumns, readImportCell, readImportHeader } from './bulk-import.js';

const CANDIDATE = {
  email: 'asha@test.example',
  firstName: 'Asha',
  lastName: 'Patel',
  contact: '9876543210',
  experience: 'Fresher',
};

describe('the header of an import', () => {
  test('may have its columns in any order and any case, among others', () => {
    const header = [' Experience', 'CONTACT', 'notes', 'Last_Name', 'First_name', 'Email'];
    expect(readImportHeader('CANDIDATES', header)).toEqual({
      ok: true,
      places: { email: 5, firstName: 4, lastName: 3, contact: 1, experience: 0 },
    });
  });

  test('must have every column, and each once', () => {
    expect(readImportHeader('EMPLOYERS', importColumns('CANDIDATES'))).toEqual({
      ok: false,
      fault: 'The header row is missing these columns: org_name, org_website, gstno.',
    });
    expect(readImportHeader('CANDIDATES', [...importColumns('CANDIDATES'), 'Email'])).toEqual({
      ok: false,
      fault: 'The header row names the column email more than once.',
    });
  });
});

describe('a row of an import', () => {
  test('is what the sign-up would make of it', () => {
    expect(checkImportRow('CANDIDATES', CANDIDATE)).toEqual({
      ok: true,
      value: { ...CANDIDATE, experience: 'FRESHER' },
    });
  });

  test('is told all that is wrong with it', () => {
    expect(checkImportRow('CANDIDATES', { ...CANDIDATE, email: 'asha', contact: '12', experience: 'expert' })).toEqual({
      ok: false,
      faults: {
        email: 'Invalid email format',
        contact: 'Contact number must be exactly 10 digits',
        experience: 'Choose a valid Experience.',
      },
    });
  });

  test('of an employer has a company', () => {
    const result = checkImportRow('EMPLOYERS', { ...CANDIDATE, organizationName: '', companyWebsite: '', gstin: '1' });
    expect(result).toEqual({
      ok: false,
      faults: {
        organizationName: 'Organization Name is required',
        companyWebsite: 'Company Website is required',
        gstin: 'GSTIN must be 15 alphanumeric characters',
      },
    });
  });
});

test.each([
  [' Asha ', 'Asha'],
  ["'+91 98765 43210", '+91 98765 43210'],
  ["'=1+1", '=1+1'],
  ["O'Brien", "O'Brien"],
  ["'t Hooft", "'t Hooft"],
])('the cell "%s" of an import means "%s"', (cell, meant) => {
  expect(readImportCell(cell)).toBe(meant);
});
