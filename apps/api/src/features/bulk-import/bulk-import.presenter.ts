import { joinFullName } from '@job-alert/domain/companies/company-profile';
import { type ImportTexts } from '@job-alert/domain/lists/bulk-import';
import { IMPORT_COLUMNS, type ImportKind, OPTIONAL_IMPORT_COLUMNS } from '@job-alert/domain/lists/import-columns';
import { csvText } from '../../platform/csv.js';
import type { ImportPreviewRow, ImportRepairInput, PreviewImportPayload } from './bulk-import.types.js';
import type { CheckedFile } from './import-pools.rules.js';
import type { ImportCorrections, ImportRow } from './import-rows.rules.js';

export function presentPreview(kind: ImportKind, { rows, ...file }: CheckedFile): PreviewImportPayload {
  const rowsWithErrors = rows.filter(({ error }) => error !== null);
  return {
    ...file,
    rows: rows.map(presentRow),
    hasErrors: rowsWithErrors.length > 0,
    total: rows.length,
    errorCount: rowsWithErrors.length,
    excludedCount: rows.filter(({ isExcluded }) => isExcluded).length,
    // A getter, so that it is created only when requested.
    get rowsWithErrorsCsv() {
      return rowsWithErrorsCsv(kind, rowsWithErrors);
    },
  };
}

/** Returns the administrator's corrections by row number. */
export function parseCorrections({ corrections, excludedRows }: ImportRepairInput): ImportCorrections {
  const texts = new Map<number, ImportTexts>();
  for (const { rowNumber, website, ...rest } of corrections) {
    texts.set(rowNumber, withoutNulls({ ...rest, companyWebsite: website }));
  }
  return { corrections: texts, excludedRows: new Set(excludedRows) };
}

function withoutNulls(texts: Readonly<Record<string, string | null | undefined>>): ImportTexts {
  const values: Record<string, string> = {};
  for (const [field, text] of Object.entries(texts)) if (typeof text === 'string') values[field] = text.trim();
  return values;
}

function presentRow({
  rowNumber,
  texts,
  error,
  isExcluded,
  isHidden,
  existing,
  sameRow,
  joinsCompany,
}: ImportRow): ImportPreviewRow {
  const { email = '', firstName = '', lastName = '', contact = '' } = texts;
  const { organizationName = null, companyWebsite: website = null, gstin = null, experience = null } = texts;
  return {
    ...candidateColumns(texts),
    rowNumber,
    email,
    firstName,
    lastName,
    contact,
    organizationName,
    website,
    gstin,
    experience,
    error,
    isExcluded,
    isHidden,
    existing: existing && {
      userId: existing.id,
      userType: existing.type,
      name: joinFullName(existing),
      reason: existing.reason,
    },
    sameRow,
    joinsCompany,
  };
}

/** The optional columns; null for those that the file does not have. */
const candidateColumns = (texts: ImportTexts) =>
  Object.fromEntries(Object.values(OPTIONAL_IMPORT_COLUMNS.CANDIDATES).map((field) => [field, texts[field] ?? null]));

/** Returns the columns of the file that an import reads with the invalid rows and the reasons, so that the corrected file can be imported. */
function rowsWithErrorsCsv(kind: ImportKind, rows: readonly ImportRow[]): string {
  const optional = Object.entries(OPTIONAL_IMPORT_COLUMNS[kind]).filter(([, field]) =>
    rows.some(({ texts }) => texts[field] !== undefined),
  );
  const columns = [...Object.entries(IMPORT_COLUMNS[kind]), ...optional];
  const lines = rows.map(({ texts, error }) => [...columns.map(([, field]) => texts[field] ?? ''), error]);
  return csvText([...columns.map(([name]) => name), 'reason'], lines);
}
