import { checkImportRow, type ImportKind } from '@job-alert/domain/lists/bulk-import';
import type { PreviewImportMutation, RunImportMutationVariables } from './bulk-import.generated';

/** The preview of an import of the chosen file. */
export type ImportPreview = PreviewImportMutation['previewImport'];
/** One row of the file as it stands there. */
export type ImportRow = ImportPreview['rows'][number];

/** The texts of a row that can be corrected. */
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

/** An administrator's changes to a preview, by row number. */
export interface ImportRepair {
  typed: ReadonlyMap<number, Typed>;
  excludedRows: ReadonlySet<number>;
}

export const NOTHING_REPAIRED: ImportRepair = { typed: new Map(), excludedRows: new Set() };

/** Returns the corrections as input for the server. */
export const repairInput = ({ typed, excludedRows }: ImportRepair): Partial<RunImportMutationVariables['input']> => ({
  corrections: [...typed].map(([rowNumber, texts]) => ({ rowNumber, ...texts })),
  excludedRows: [...excludedRows],
});

/** The repair with one more text typed. */
export function typedInto({ typed, excludedRows }: ImportRepair, rowNumber: number, field: ImportField, text: string) {
  return { typed: new Map(typed).set(rowNumber, { ...typed.get(rowNumber), [field]: text }), excludedRows };
}

/** How a row of the preview stands while it is corrected. */
export interface RowRepair {
  /** Has it been faulty or corrected? Then its texts can be typed over. */
  isOpen: boolean;
  /** Has something been typed that the server has not seen yet? */
  isUnchecked: boolean;
  texts: Readonly<Record<ImportField, string>>;
  /** The validation errors of its fields. */
  faults: Readonly<Partial<Record<ImportField, string>>>;
}

/** The state of a row: what is typed over what the file has, and what the rules say to that. `seen` is what the preview is about. */
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

/** Would the row be refused as it stands now? Only what is not checked yet has to be judged. */
export function isFaulty(kind: ImportKind, row: ImportRow, now: ImportRepair, seen: ImportRepair): boolean {
  if (row.isExcluded) return false;
  if (now.typed.get(row.rowNumber) === seen.typed.get(row.rowNumber)) return row.error !== null;
  return Object.keys(rowRepair(kind, row, now, seen).faults).length > 0;
}

/** Only the server can find some errors: an email address in use, or in two rows. */
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

/** The rule that the server asks too. */
function faultsOf(kind: ImportKind, { website, ...texts }: RowRepair['texts']): RowRepair['faults'] {
  const checked = checkImportRow(kind, { ...texts, companyWebsite: website });
  if (checked.ok) return {};
  const { companyWebsite, ...errors } = checked.errors;
  return companyWebsite === undefined ? errors : { ...errors, website: companyWebsite };
}
