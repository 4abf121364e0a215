import { checkImportRow, type ImportKind } from '@job-alert/domain/lists/bulk-import';
import type { PreviewImportMutation, RunImportMutationVariables } from './bulk-import.generated';

export type ImportPreview = PreviewImportMutation['previewImport'];
/** A row as it is in the file. */
export type ImportRow = ImportPreview['rows'][number];

/** The fields of a row that can be corrected. */
export type ImportField =
  | 'email'
  | 'firstName'
  | 'lastName'
  | 'contact'
  | 'organizationName'
  | 'website'
  | 'gstin'
  | 'experience';
type Typed = Partial<Record<ImportField, string>>;

/** An administrator's corrections of a preview, by row number. */
export interface ImportRepair {
  typed: ReadonlyMap<number, Typed>;
  excludedRows: ReadonlySet<number>;
}

export const NOTHING_REPAIRED: ImportRepair = { typed: new Map(), excludedRows: new Set() };

export const repairInput = ({ typed, excludedRows }: ImportRepair): Partial<RunImportMutationVariables['input']> => ({
  corrections: [...typed].map(([rowNumber, texts]) => ({ rowNumber, ...texts })),
  excludedRows: [...excludedRows],
});

/** Returns the corrections with one more field typed. */
export function typedInto({ typed, excludedRows }: ImportRepair, rowNumber: number, field: ImportField, text: string) {
  return { typed: new Map(typed).set(rowNumber, { ...typed.get(rowNumber), [field]: text }), excludedRows };
}

/** The state of a row during the correction. */
export interface RowRepair {
  /** True if the row has been invalid or corrected. Its fields are then editable. */
  isOpen: boolean;
  /** True if the row has corrections that the server has not validated yet. */
  isUnchecked: boolean;
  texts: Readonly<Record<ImportField, string>>;
  /** The validation errors by field. */
  faults: Readonly<Partial<Record<ImportField, string>>>;
}

/** Returns the state of a row: its texts with the corrections, and their errors. `seen` are the corrections that the preview includes. */
export function rowRepair(kind: ImportKind, row: ImportRow, now: ImportRepair, seen: ImportRepair): RowRepair {
  const typed = now.typed.get(row.rowNumber);
  const texts = { ...textsOf(row), ...typed };
  const isUnchecked = typed !== seen.typed.get(row.rowNumber);
  return {
    isOpen: !row.isExcluded && (row.error !== null || typed !== undefined),
    isUnchecked,
    texts,
    faults: isUnchecked ? faultsOf(kind, texts) : checkedFaults(kind, texts, row.error),
  };
}

/** True if the row would be rejected. Only unchecked corrections are validated here. */
export function isFaulty(kind: ImportKind, row: ImportRow, now: ImportRepair, seen: ImportRepair): boolean {
  if (row.isExcluded) return false;
  if (now.typed.get(row.rowNumber) === seen.typed.get(row.rowNumber)) return row.error !== null;
  return Object.keys(rowRepair(kind, row, now, seen).faults).length > 0;
}

/** Some errors come only from the server: an email address that is in use, or in two rows. */
function checkedFaults(kind: ImportKind, texts: RowRepair['texts'], error: string | null): RowRepair['faults'] {
  if (error === null) return {};
  const faults = faultsOf(kind, texts);
  return Object.keys(faults).length > 0 ? faults : { email: error };
}

const textsOf = (row: ImportRow): Record<ImportField, string> => ({
  email: row.email,
  firstName: row.firstName,
  lastName: row.lastName,
  contact: row.contact,
  organizationName: row.organizationName ?? '',
  website: row.website ?? '',
  gstin: row.gstin ?? '',
  experience: row.experience ?? '',
});

/** The same validation as on the server. */
function faultsOf(kind: ImportKind, { website, ...texts }: RowRepair['texts']): RowRepair['faults'] {
  const checked = checkImportRow(kind, { ...texts, companyWebsite: website });
  if (checked.ok) return {};
  const { companyWebsite, ...errors } = checked.errors;
  return companyWebsite === undefined ? errors : { ...errors, website: companyWebsite };
}
