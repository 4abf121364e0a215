import { candidateImportSchema, employerImportSchema } from '../accounts/accounts.js';
import { experienceLevelNames } from '../candidates/experience-level.js';
import { type FieldErrors, firstMessages, validate } from '../fields/validation.js';
import type { JobPreferences } from '../jobs/job-preferences.js';
import { IMPORT_COLUMNS, type ImportKind } from './import-columns.js';
import { explainContact } from './import-contact.js';
import { type CandidateDetails, readDetails } from './import-details.js';
import { readPreferences } from './import-preferences.js';
import { personNameKey } from '../text/person-name.js';

/** The maximum number of rows without the header. */
export const MAX_IMPORT_ROWS = 5_000;

function cannotImport(kind: string): string {
  return `${kind} cannot be imported. Save the sheet as .xlsx or .csv and choose that file.`;
}

export const IMPORT_ERRORS = {
  empty: 'The file has no rows to import.',
  tooManyRows: 'The file has more than 5,000 rows.',
  notSpreadsheet: 'Only .csv and .xlsx files can be imported.',
  webPage: cannotImport('Web pages and XML files'),
  ods: cannotImport('OpenDocument spreadsheets (.ods)'),
  xlsm: cannotImport('Workbooks with macros (.xlsm)'),
  xlsb: cannotImport('Binary workbooks (.xlsb)'),
  xls: cannotImport('Workbooks of Excel 97 to 2003 (.xls)'),
  password: 'Workbooks with a password cannot be imported. Save the sheet without a password and choose that file.',
  tooLargeUnpacked: 'The spreadsheet is larger than 20 MB unpacked.',
  tooManyParts:
    'The workbook has too many sheets or pictures. Save the sheet as a file of its own and choose that file.',
  tooComplex: 'The file takes too long or too much memory to read.',
} as const;

/** Spreadsheet formats that cannot be imported. */
const UNSUPPORTED_SPREADSHEETS = ['ods', 'xlsm', 'xlsb', 'xls'] as const;
export type UnsupportedSpreadsheet = (typeof UNSUPPORTED_SPREADSHEETS)[number];

/** Returns the unsupported format that a file name indicates. */
export const unsupportedSpreadsheet = (fileName: string): UnsupportedSpreadsheet | undefined =>
  UNSUPPORTED_SPREADSHEETS.find((kind) => fileName.toLowerCase().endsWith(`.${kind}`));

/** The error for a formula whose result is not stored in the file. */
export const formulaWithoutValueError = (cell: string): string =>
  `The formula in cell ${cell} has no saved result. Open the file in a spreadsheet program, save it, and choose it again.`;

export const unclosedQuoteError = (line: number): string =>
  `The quotation mark in line ${line} is not closed. Correct the file and choose it again.`;

const lineBreakError = (column: string): string => `There is a line break in ${column}.`;

export const repeatedEmailError = (row: number): string => `This email is also in row ${row}.`;

/** The texts of a row by field; empty for missing columns. */
export type ImportTexts = Readonly<Record<string, string>>;

/**
 * Removes the apostrophe that our own files put before text that looks like a formula, such as +91 98765 43210, and that keeps the
 * digits of a number. Corrected files contain it.
 */
export const parseImportCell = (cell: string): string =>
  cell
    .trim()
    // Other programs write ="0123" to keep the digits of a text.
    .replace(/^="([^"]*)"$/, '$1')
    .replace(/^'(?=[=+\-@\d])/, '');

export type EmployerImport = ReturnType<typeof employerImportSchema.parse>;
export type CandidateImport = ReturnType<typeof candidateImportSchema.parse> & {
  /** Undefined without any. */
  preferences?: JobPreferences | undefined;
  /** Undefined without any. */
  details?: CandidateDetails | undefined;
};

/** Validates a row by the rules of the sign-up. Returns the value, or an error for each field. */
export function checkImportRow(
  kind: ImportKind,
  texts: ImportTexts,
): { ok: true; value: EmployerImport | CandidateImport } | { ok: false; errors: Record<string, string> } {
  const result = kind === 'EMPLOYERS' ? validate(employerImportSchema, texts) : validateCandidate(texts);
  const contact = explainContact(texts['contact'] ?? '');
  const errors = {
    ...lineBreakErrors(kind, texts),
    ...(result.ok ? {} : firstMessages(result.errors)),
    ...(contact !== null && { contact }),
  };
  return result.ok && Object.keys(errors).length === 0 ? result : { ok: false, errors };
}

function validateCandidate(texts: ImportTexts) {
  const person = validate(candidateImportSchema, { ...texts, experience: parseExperience(texts['experience']) });
  const preferences = readPreferences(texts);
  const details = readDetails(texts);
  if (person.ok && preferences.ok && details.ok) {
    return { ok: true, value: { ...person.value, preferences: preferences.value, details: details.value } } as const;
  }
  const errors: FieldErrors = {};
  for (const part of [person, details, preferences]) if (!part.ok) Object.assign(errors, part.errors);
  return { ok: false, errors } as const;
}

/** A cell of several lines has more than one value, such as two names. The sign-up would join its lines. */
const lineBreakErrors = (kind: ImportKind, texts: ImportTexts): Record<string, string> =>
  Object.fromEntries(
    Object.entries<string>(IMPORT_COLUMNS[kind]).flatMap(([column, field]) =>
      /[\n\v\f\r\u0085\u2028\u2029]/.test(texts[field] ?? '') ? [[field, lineBreakError(column)]] : [],
    ),
  );

/** Returns a key that is equal for duplicates within a file: name and contact number. */
export const importMatchKey = ({ firstName, lastName, contact }: EmployerImport | CandidateImport): string =>
  `${contact} ${personNameKey(`${firstName} ${lastName}`)}`;

export const formatImportErrors = (errors: Readonly<Record<string, string>>): string =>
  Object.values(errors).join('; ');

/** Converts a wire value in any case. Returns other text unchanged, so that validation rejects it. */
const parseExperience = (text = ''): string => experienceLevelNames.fromWire(text) ?? text;
