import { candidateImportSchema, employerImportSchema } from '../accounts/accounts.js';
import { EXPERIENCE_LEVEL_LABELS, experienceLevelNames } from '../candidates/experience-level.js';
import { firstMessages, validate } from '../fields/validation.js';
import { PREFERENCE_ALIASES, PREFERENCE_COLUMNS, readPreferences } from './import-preferences.js';
import type { JobPreferences } from '../jobs/job-preferences.js';
import { personNameKey } from '../text/person-name.js';

export const IMPORT_KINDS = ['EMPLOYERS', 'CANDIDATES'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** The maximum number of rows without the header. */
export const MAX_IMPORT_ROWS = 5_000;

const PERSON_COLUMNS = { email: 'email', first_name: 'firstName', last_name: 'lastName', contact: 'contact' } as const;

/** The columns of an import file and their fields, in the order of the templates. */
export const IMPORT_COLUMNS = {
  EMPLOYERS: { ...PERSON_COLUMNS, org_name: 'organizationName', org_website: 'companyWebsite', gstno: 'gstin' },
  CANDIDATES: { ...PERSON_COLUMNS, experience: 'experience' },
} as const satisfies Record<ImportKind, Readonly<Record<string, string>>>;

/** The columns that a file of this kind can also have. */
export const OPTIONAL_IMPORT_COLUMNS: Readonly<Record<ImportKind, Readonly<Record<string, string>>>> = {
  EMPLOYERS: {},
  CANDIDATES: PREFERENCE_COLUMNS,
};

/** Headers of other programs for a column, without case, spaces and punctuation: "E-mail" is `email`. */
const HEADER_ALIASES: Readonly<Record<string, readonly string[]>> = {
  email: ['email', 'emailaddress', 'emailid', 'mail', 'mailid', 'mailaddress'],
  first_name: ['firstname', 'givenname', 'forename', 'fname'],
  last_name: ['lastname', 'surname', 'familyname', 'lname'],
  contact: [
    'contact',
    'contactno',
    'contactnumber',
    'mobile',
    'mobileno',
    'mobilenumber',
    'mobilephone',
    'phone',
    'phoneno',
    'phonenumber',
    'telephone',
    'cell',
    'cellphone',
  ],
  org_name: [
    'orgname',
    'organization',
    'organisation',
    'organizationname',
    'organisationname',
    'company',
    'companyname',
    'employer',
    'employername',
  ],
  org_website: ['orgwebsite', 'website', 'companywebsite', 'organizationwebsite', 'organisationwebsite', 'url'],
  gstno: ['gstno', 'gst', 'gstin', 'gstinno', 'gstnumber', 'gstinnumber'],
  experience: ['experience', 'experiencelevel', 'workexperience'],
  ...PREFERENCE_ALIASES,
};

/** The values of fields with a fixed set of values. */
export const IMPORT_CHOICES: Readonly<Record<string, readonly string[]>> = {
  experience: Object.values(EXPERIENCE_LEVEL_LABELS),
};

export const importColumns = (kind: ImportKind): string[] => Object.keys(IMPORT_COLUMNS[kind]);

function cannotImport(kind: string): string {
  return `${kind} cannot be imported. Save the sheet as .xlsx or .csv and choose that file.`;
}

export const IMPORT_ERRORS = {
  empty: 'The file has no rows to import.',
  tooManyRows: 'The file has more than 5,000 rows.',
  notSpreadsheet: 'Only .csv and .xlsx files can be imported.',
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

const missingColumns = (names: readonly string[]): string =>
  `The header row is missing ${names.length === 1 ? 'this column' : 'these columns'}: ${names.join(', ')}.`;
const repeatedColumn = (name: string): string => `The header row names the column ${name} more than once.`;
const ambiguousColumn = (name: string, headers: readonly string[]): string =>
  `The header row has more than one column for ${name}: ${headers.join(', ')}. Keep one of them.`;

const lineBreakError = (column: string): string => `There is a line break in ${column}.`;

export const repeatedEmailError = (row: number): string => `This email is also in row ${row}.`;

/** The texts of a row by field; empty for missing columns. */
export type ImportTexts = Readonly<Record<string, string>>;

/**
 * Removes the apostrophe that our own files put before text that looks like a formula, such as +91 98765 43210.
 * Corrected files contain it.
 */
export const parseImportCell = (cell: string): string => cell.trim().replace(/^'(?=[=+\-@])/, '');

/** Finds the column of each field, or returns an error. Columns can have any order, case and known alias. */
export function parseImportHeader(
  kind: ImportKind,
  header: readonly string[],
): { ok: true; places: Record<string, number> } | { ok: false; error: string } {
  const columns: Readonly<Record<string, string>> = { ...IMPORT_COLUMNS[kind], ...OPTIONAL_IMPORT_COLUMNS[kind] };
  const names = Object.keys(columns);
  const required = importColumns(kind);
  const positions = names.map((name) => columnsNamed(name, header));
  const missing = required.filter((_, index) => positions[index]?.length === 0);
  if (missing.length > 0) return { ok: false, error: missingColumns(missing) };
  for (const [index, name] of names.entries()) {
    const headers = (positions[index] ?? []).map((place) => header[place]?.trim() ?? '');
    if (headers.length > 1) {
      const isRepeated = headers.every((text) => text.toLowerCase() === name);
      return { ok: false, error: isRepeated ? repeatedColumn(name) : ambiguousColumn(name, headers) };
    }
  }
  const places = Object.values(columns).flatMap((field, index) => {
    const place = positions[index]?.[0];
    return place === undefined ? [] : [[field, place] as const];
  });
  return { ok: true, places: Object.fromEntries(places) };
}

/** Returns the positions of a column in the header. Its own name takes precedence over aliases. */
function columnsNamed(name: string, header: readonly string[]): number[] {
  const places = (matches: (text: string) => boolean): number[] =>
    header.flatMap((text, place) => (matches(text) ? place : []));
  const own = places((text) => text.trim().toLowerCase() === name);
  if (own.length > 0) return own;
  const aliases = HEADER_ALIASES[name] ?? [];
  return places((text) =>
    aliases.includes(
      text
        .normalize('NFKC')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]/gu, ''),
    ),
  );
}

export type EmployerImport = ReturnType<typeof employerImportSchema.parse>;
export type CandidateImport = ReturnType<typeof candidateImportSchema.parse> & {
  /** Undefined without any. */
  preferences?: JobPreferences | undefined;
};

/** Validates a row by the rules of the sign-up. Returns the value, or an error for each field. */
export function checkImportRow(
  kind: ImportKind,
  texts: ImportTexts,
): { ok: true; value: EmployerImport | CandidateImport } | { ok: false; errors: Record<string, string> } {
  const result = kind === 'EMPLOYERS' ? validate(employerImportSchema, texts) : validateCandidate(texts);
  const errors = { ...lineBreakErrors(kind, texts), ...(result.ok ? {} : firstMessages(result.errors)) };
  return result.ok && Object.keys(errors).length === 0 ? result : { ok: false, errors };
}

function validateCandidate(texts: ImportTexts) {
  const person = validate(candidateImportSchema, { ...texts, experience: parseExperience(texts['experience']) });
  const preferences = readPreferences(texts);
  if (person.ok && preferences.ok) {
    return { ok: true, value: { ...person.value, preferences: preferences.value } } as const;
  }
  return {
    ok: false,
    errors: { ...(person.ok ? {} : person.errors), ...(preferences.ok ? {} : preferences.errors) },
  } as const;
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
