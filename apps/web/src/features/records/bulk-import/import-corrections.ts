import { checkImportRow } from '@job-alert/domain/lists/bulk-import';
import { type ImportKind } from '@job-alert/domain/lists/import-columns';
import type { PreviewImportMutation, RunImportMutationVariables } from './bulk-import.generated';

export type ImportPreview = PreviewImportMutation['previewImport'];
export type ImportRow = ImportPreview['rows'][number];

export type ImportField =
  | 'email'
  | 'firstName'
  | 'lastName'
  | 'contact'
  | 'organizationName'
  | 'website'
  | 'gstin'
  | 'experience'
  | OptionalField;

/** The optional columns of candidates. */
export const OPTIONAL_FIELDS = [
  'city',
  'state',
  'skills',
  'designation',
  'company',
  'pool',
  'expectedSalary',
  'noticePeriod',
  'preferredCities',
  'workModes',
  'openTo',
  'statedExperienceYears',
] as const;
type OptionalField = (typeof OPTIONAL_FIELDS)[number];
type Typed = Partial<Record<ImportField, string>>;

/** An administrator's corrections of a preview, by row number. */
export interface ImportCorrections {
  corrections: ReadonlyMap<number, Typed>;
  excludedRows: ReadonlySet<number>;
}

export const NO_CORRECTIONS: ImportCorrections = { corrections: new Map(), excludedRows: new Set() };

export const toCorrectionsInput = ({
  corrections,
  excludedRows,
}: ImportCorrections): Partial<RunImportMutationVariables['input']> => ({
  corrections: [...corrections].map(([rowNumber, texts]) => ({ rowNumber, ...texts })),
  excludedRows: [...excludedRows],
});

/** Returns the corrections with a new text for one field. */
export function withCorrection(
  { corrections, excludedRows }: ImportCorrections,
  rowNumber: number,
  field: ImportField,
  text: string,
) {
  return {
    corrections: new Map(corrections).set(rowNumber, { ...corrections.get(rowNumber), [field]: text }),
    excludedRows,
  };
}

export interface RowCorrection {
  /** True if the row has been invalid or corrected. Its fields are then editable. */
  isOpen: boolean;
  /** True if the row has corrections that the server has not validated yet. */
  isUnchecked: boolean;
  texts: Readonly<Record<ImportField, string>>;
  errors: Readonly<Partial<Record<ImportField, string>>>;
}

/**
 * Returns the state of a row: its texts with the corrections, and their errors. `checked` are the corrections that the
 * preview includes.
 */
export function rowCorrection(
  kind: ImportKind,
  row: ImportRow,
  current: ImportCorrections,
  checked: ImportCorrections,
): RowCorrection {
  const typed = current.corrections.get(row.rowNumber);
  const texts = { ...rowTexts(row), ...typed };
  const isUnchecked = typed !== checked.corrections.get(row.rowNumber);
  return {
    isOpen: !row.isExcluded && (row.error !== null || typed !== undefined),
    isUnchecked,
    texts,
    errors: isUnchecked ? validateRow(kind, texts) : serverErrors(kind, texts, row.error),
  };
}

/** True if the row would be rejected. Only unchecked corrections are validated here. */
export function isInvalid(
  kind: ImportKind,
  row: ImportRow,
  current: ImportCorrections,
  checked: ImportCorrections,
): boolean {
  if (row.isExcluded) return false;
  if (current.corrections.get(row.rowNumber) === checked.corrections.get(row.rowNumber)) return row.error !== null;
  return Object.keys(rowCorrection(kind, row, current, checked).errors).length > 0;
}

/**
 * Returns the row's errors. An error that only the server finds, such as an email address in use, belongs to the email
 * field.
 */
function serverErrors(kind: ImportKind, texts: RowCorrection['texts'], error: string | null): RowCorrection['errors'] {
  if (error === null) return {};
  const errors = validateRow(kind, texts);
  return Object.keys(errors).length > 0 ? errors : { email: error };
}

const optionalTexts = (row: ImportRow): Record<OptionalField, string> =>
  Object.fromEntries(OPTIONAL_FIELDS.map((field) => [field, row[field] ?? ''])) as Record<OptionalField, string>;

const rowTexts = (row: ImportRow): Record<ImportField, string> => ({
  ...optionalTexts(row),
  email: row.email,
  firstName: row.firstName,
  lastName: row.lastName,
  contact: row.contact,
  organizationName: row.organizationName ?? '',
  website: row.website ?? '',
  gstin: row.gstin ?? '',
  experience: row.experience ?? '',
});

/** Validates the row by the same rules as the server. */
function validateRow(kind: ImportKind, { website, ...texts }: RowCorrection['texts']): RowCorrection['errors'] {
  const checked = checkImportRow(kind, { ...texts, companyWebsite: website });
  if (checked.ok) return {};
  const { companyWebsite, ...errors } = checked.errors;
  return companyWebsite === undefined ? errors : { ...errors, website: companyWebsite };
}
