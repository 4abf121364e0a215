import { joinFullName } from '@job-alert/domain/companies/company-profile';
import { IMPORT_COLUMNS, type ImportKind, type ImportTexts, importColumns } from '@job-alert/domain/lists/bulk-import';
import { csvText } from '../../platform/csv.js';
import type { ImportPreviewRow, ImportRepairInput, PreviewImportPayload } from './bulk-import.types.js';
import type { ImportRepair, ImportRow } from './import-rows.rules.js';

/** The rows of a file as the schema shows them. */
export function presentPreview(kind: ImportKind, rows: readonly ImportRow[]): PreviewImportPayload {
  const faulty = rows.filter(({ fault }) => fault !== null);
  return {
    rows: rows.map(presentRow),
    hasErrors: faulty.length > 0,
    total: rows.length,
    errorCount: faulty.length,
    excludedCount: rows.filter(({ isExcluded }) => isExcluded).length,
    // Made only when it is asked for.
    get rowsWithErrorsCsv() {
      return rowsWithErrorsCsv(kind, faulty);
    },
  };
}

/** Returns the administrator's corrections by row number. */
export function readRepair({ corrections, excludedRows }: ImportRepairInput): ImportRepair {
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

function presentRow({ rowNumber, texts, fault, isExcluded, existing, sameRow }: ImportRow): ImportPreviewRow {
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
    error: fault,
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

/** The columns of the template and why each row is refused, so that the corrected file can be imported as it is. */
function rowsWithErrorsCsv(kind: ImportKind, rows: readonly ImportRow[]): string {
  const fields = Object.values(IMPORT_COLUMNS[kind]);
  const lines = rows.map(({ texts, fault }) => [...fields.map((field) => texts[field] ?? ''), fault]);
  return csvText([...importColumns(kind), 'reason'], lines);
}
