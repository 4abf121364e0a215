import type { Migration } from '../../migration.js';
import { TABLE_OPTIONS } from '../../table-options.js';

/** The people of a company (decision 0161). The user of each company becomes its owner. */
export const companyMembers: Migration = {
  name: 'CompanyMembers1795824000020',
  steps: [
    `CREATE TABLE company_member (
      user_id BIGINT UNSIGNED NOT NULL,
      company_id BIGINT UNSIGNED NOT NULL,
      role VARCHAR(32) COLLATE ascii_bin NOT NULL,
      added_at DATETIME(3) NOT NULL,
      removed_at DATETIME(3) NULL,
      PRIMARY KEY (user_id),
      INDEX company_member_company (company_id),
      CONSTRAINT company_member_user_fk FOREIGN KEY (user_id) REFERENCES user (id) ON DELETE CASCADE,
      CONSTRAINT company_member_company_fk FOREIGN KEY (company_id) REFERENCES company (id) ON DELETE CASCADE,
      CONSTRAINT company_member_role_check CHECK (role IN ('OWNER', 'RECRUITER'))
    ) ${TABLE_OPTIONS}`,
    "INSERT IGNORE INTO company_member (user_id, company_id, role, added_at) SELECT id, id, 'OWNER', created_at FROM company",
  ],
};
