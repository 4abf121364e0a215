import { EXPERIENCE_LEVEL_LABELS } from '../candidates/experience-level.js';
import { DETAIL_ALIASES, DETAIL_COLUMNS } from './import-details.js';
import { PREFERENCE_ALIASES, PREFERENCE_COLUMNS } from './import-preferences.js';

export const IMPORT_KINDS = ['EMPLOYERS', 'CANDIDATES'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

const PERSON_COLUMNS = { email: 'email', first_name: 'firstName', last_name: 'lastName', contact: 'contact' } as const;

/** The columns of an import file and their fields, in the order of the templates. */
export const IMPORT_COLUMNS = {
  EMPLOYERS: { ...PERSON_COLUMNS, org_name: 'organizationName', org_website: 'companyWebsite', gstno: 'gstin' },
  CANDIDATES: { ...PERSON_COLUMNS, experience: 'experience' },
} as const satisfies Record<ImportKind, Readonly<Record<string, string>>>;

/** The columns that a file of this kind can also have. */
export const OPTIONAL_IMPORT_COLUMNS: Readonly<Record<ImportKind, Readonly<Record<string, string>>>> = {
  EMPLOYERS: {},
  CANDIDATES: { ...DETAIL_COLUMNS, ...PREFERENCE_COLUMNS },
};

/** Columns that replace required ones: a file with a full name needs no first and last name. */
const REPLACEMENTS: Readonly<Record<ImportKind, Readonly<Record<string, string>>>> = {
  EMPLOYERS: {},
  CANDIDATES: { first_name: 'full_name', last_name: 'full_name', experience: 'years_of_experience' },
};

/** Headers of other programs for a column, without case, spaces and punctuation: "E-mail" is `email`. */
const HEADER_ALIASES: Readonly<Record<string, readonly string[]>> = {
  email: ['email', 'emailaddress', 'emailid', 'mail', 'mailid', 'mailaddress', 'ઈમેલ', 'ઇમેઇલ', 'ईमेल'],
  first_name: ['firstname', 'givenname', 'forename', 'fname'],
  last_name: ['lastname', 'surname', 'familyname', 'lname', 'અટક', 'उपनाम'],
  contact: [
    'contact',
    'contactno',
    'contactnumber',
    'mobile',
    'mobileno',
    'mobilenumber',
    'mobilephone',
    'mob',
    'mobno',
    'phone',
    'phoneno',
    'phonenumber',
    'ph',
    'phno',
    'telephone',
    'cell',
    'cellphone',
    'મોબાઇલ',
    'મોબાઇલનંબર',
    'મોબાઈલ',
    'મોબાઈલનંબર',
    'मोबाइल',
    'मोबाइलनंबर',
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
  experience: ['experience', 'experiencelevel', 'workexperience', 'exp', 'workexp', 'અનુભવ', 'अनुभव'],
  ...DETAIL_ALIASES,
  ...PREFERENCE_ALIASES,
};

/** The values of fields with a fixed set of values. */
export const IMPORT_CHOICES: Readonly<Record<string, readonly string[]>> = {
  experience: Object.values(EXPERIENCE_LEVEL_LABELS),
};

export const importColumns = (kind: ImportKind): string[] => Object.keys(IMPORT_COLUMNS[kind]);

/** The columns of a template. Its first and last name make a full name unnecessary. */
export const templateColumns = (kind: ImportKind): string[] => [
  ...importColumns(kind),
  ...Object.keys(OPTIONAL_IMPORT_COLUMNS[kind]).filter((name) => name !== 'full_name'),
];

const missingColumns = (names: readonly string[]): string =>
  `The header row is missing ${names.length === 1 ? 'this column' : 'these columns'}: ${names.join(', ')}.`;
const repeatedColumn = (name: string): string => `The header row names the column ${name} more than once.`;
const ambiguousColumn = (name: string, headers: readonly string[]): string =>
  `The header row has more than one column for ${name}: ${headers.join(', ')}. Keep one of them.`;

/** The header row is one of the first rows; title rows may be above it. */
const MAX_HEADER_ROWS = 10;

export type ImportHeader =
  | { ok: true; places: Record<string, number>; ignoredColumns: string[] }
  | { ok: false; error: string };

/** Finds the header row. Without a complete one, returns the error of the row that names the most columns. */
export function findImportHeader(
  kind: ImportKind,
  rows: readonly (readonly string[])[],
): { index: number; header: ImportHeader } {
  const top = Math.max(
    rows.findIndex((cells) => cells.some((cell) => cell.trim() !== '')),
    0,
  );
  let best = { index: top, header: parseImportHeader(kind, rows[top] ?? []), columns: 0 };
  for (let index = top; index < Math.max(MAX_HEADER_ROWS, top + 1) && !best.header.ok; index += 1) {
    const cells = rows[index] ?? [];
    const header = parseImportHeader(kind, cells);
    const columns = importColumns(kind).filter((name) => columnsNamed(name, cells).length > 0).length;
    if (header.ok || columns > best.columns) best = { index, header, columns };
  }
  return best;
}

/** Finds the column of each field, or returns an error. Columns can have any order, case and known alias. */
export function parseImportHeader(kind: ImportKind, header: readonly string[]): ImportHeader {
  const columns: Readonly<Record<string, string>> = { ...IMPORT_COLUMNS[kind], ...OPTIONAL_IMPORT_COLUMNS[kind] };
  const places = new Map(Object.keys(columns).map((name) => [name, columnsNamed(name, header)]));
  const isMissing = (name: string): boolean => (places.get(name) ?? []).length === 0;
  const missing = importColumns(kind).filter((name) => isMissing(name) && isMissing(REPLACEMENTS[kind][name] ?? name));
  if (missing.length > 0) return { ok: false, error: missingColumns(missing) };
  for (const [name, found] of places) {
    // Other columns of a file were ignored before they became optional, so several of them are no error.
    if (found.length < 2 || Object.hasOwn(DETAIL_COLUMNS, name)) continue;
    const headers = found.map((place) => header[place]?.trim() ?? '');
    const isRepeated = headers.every((text) => text.toLowerCase() === name);
    return { ok: false, error: isRepeated ? repeatedColumn(name) : ambiguousColumn(name, headers) };
  }
  const read = [...places].flatMap(([name, [place]]) =>
    place === undefined ? [] : [[columns[name] as string, place] as const],
  );
  const readPlaces = new Set(read.map(([, place]) => place));
  return {
    ok: true,
    places: Object.fromEntries(read),
    ignoredColumns: header.flatMap((text, place) => (readPlaces.has(place) || text.trim() === '' ? [] : [text.trim()])),
  };
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
        .replace(/[^\p{L}\p{M}\p{N}]/gu, ''),
    ),
  );
}
