import type { Migration } from '../../migration.js';
import { TABLE_OPTIONS } from '../../table-options.js';

/** Requests to join a company whose GSTIN is known (decision 0166). */
export const companyJoinRequests: Migration = {
  name: 'CompanyJoinRequests1795824000022',
  steps: [
    `CREATE TABLE company_join_request (
      id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
      company_id BIGINT UNSIGNED NOT NULL,
      email VARCHAR(254) COLLATE utf8mb4_bin NOT NULL,
      first_name VARCHAR(100) NOT NULL,
      last_name VARCHAR(100) NOT NULL,
      contact VARCHAR(10) NOT NULL,
      organization_name VARCHAR(200) NOT NULL,
      website VARCHAR(500) NOT NULL,
      gstin VARCHAR(15) NOT NULL,
      requested_at DATETIME(3) NOT NULL,
      escalated_at DATETIME(3) NULL,
      PRIMARY KEY (id),
      UNIQUE INDEX company_join_request_once (company_id, email),
      INDEX company_join_request_requested (requested_at),
      CONSTRAINT company_join_request_company_fk FOREIGN KEY (company_id) REFERENCES company (id) ON DELETE CASCADE
    ) ${TABLE_OPTIONS}`,
  ],
};
