import type { Migration } from '../../migration.js';

/** The responsible administrators of companies, jobs and requests (decision 0174). */
export const responsibleAdministrators: Migration = {
  name: 'ResponsibleAdministrators1795824000027',
  steps: [
    `ALTER TABLE company
      ADD COLUMN responsible_id BIGINT UNSIGNED NULL,
      ADD INDEX company_responsible (responsible_id, created_at, id),
      ADD CONSTRAINT company_responsible_fk FOREIGN KEY (responsible_id) REFERENCES user (id) ON DELETE SET NULL`,
    `ALTER TABLE job
      ADD COLUMN responsible_id BIGINT UNSIGNED NULL,
      ADD INDEX job_responsible (responsible_id, posted_at, id),
      ADD CONSTRAINT job_responsible_fk FOREIGN KEY (responsible_id) REFERENCES user (id) ON DELETE SET NULL`,
    `ALTER TABLE approval
      ADD COLUMN responsible_id BIGINT UNSIGNED NULL,
      ADD INDEX approval_responsible (responsible_id, state),
      ADD CONSTRAINT approval_responsible_fk FOREIGN KEY (responsible_id) REFERENCES user (id) ON DELETE SET NULL`,
  ],
};
