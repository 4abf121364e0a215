import { markAllCompanies } from '../company-marks.js';
import type { Migration } from '../migration.js';

/** How companies are found that may be one: by GSTIN, by name and by website. */
export const companyMarks: Migration = {
  name: 'CompanyMarks1763600000041',
  steps: [
    `CREATE TABLE company_mark (
      company_id BIGINT UNSIGNED NOT NULL,
      kind VARCHAR(32) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      mark VARCHAR(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
      PRIMARY KEY (company_id, kind),
      INDEX company_mark_mark (kind, mark),
      CONSTRAINT company_mark_company_fk FOREIGN KEY (company_id) REFERENCES company (id) ON DELETE CASCADE,
      CONSTRAINT company_mark_kind_check CHECK (kind IN ('GSTIN', 'NAME', 'WEBSITE'))
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`,
    markAllCompanies,
  ],
};
