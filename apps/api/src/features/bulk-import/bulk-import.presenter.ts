import type { PreviewImportPayload, ImportPreviewRow } from './bulk-import.types.js';
import type { ImportRow } from './import-rows.rules.js';

/** The rows of a file as the schema shows them. */
export function presentPreview(rows: readonly ImportRow[]): PreviewImportPayload {
  const errorCount = rows.filter(({ fault }) => fault !== null).length;
  return { rows: rows.map(presentRow), hasErrors: errorCount > 0, total: rows.length, errorCount };
}

function presentRow({ rowNumber, texts, fault }: ImportRow): ImportPreviewRow {
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
  };
}
