import { joinFullName } from '@job-alert/domain/companies/company-profile';
import {
  IMPORT_COLUMNS,
  type ImportKind,
  type ImportTexts,
  OPTIONAL_IMPORT_COLUMNS,
} from '@job-alert/domain/lists/bulk-import';
import { csvText } from '../../platform/csv.js';
import type { ImportPreviewRow, ImportRepairInput, PreviewImportPayload } from './bulk-import.types.js';
import type { ImportCorrections, ImportRow } from './import-rows.rules.js';

export function presentPreview(kind: ImportKind, rows: readonly ImportRow[]): PreviewImportPayload {
  const rowsWithErrors = rows.filter(({ error }) => error !== null);
  return {
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

function presentRow({ rowNumber, texts, error, isExcluded, existing, sameRow }: ImportRow): ImportPreviewRow {
  const { email = '', firstName = '', lastName = '', contact = '' } = texts;
  const { organizationName = null, companyWebsite: website = null, gstin = null, experience = null } = texts;
  return {
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
    existing: existing && {
      userId: existing.id,
      userType: existing.type,
      name: joinFullName(existing),
      reason: existing.reason,
    },
    sameRow,
  };
}

/** Returns the columns of the file that an import reads with the invalid rows and the reasons, so that the corrected file can be imported. */
function rowsWithErrorsCsv(kind: ImportKind, rows: readonly ImportRow[]): string {
  const optional = Object.entries(OPTIONAL_IMPORT_COLUMNS[kind]).filter(([, field]) =>
    rows.some(({ texts }) => texts[field] !== undefined),
  );
  const columns = [...Object.entries(IMPORT_COLUMNS[kind]), ...optional];
  const lines = rows.map(({ texts, error }) => [...columns.map(([, field]) => texts[field] ?? ''), error]);
  return csvText([...columns.map(([name]) => name), 'reason'], lines);
}
