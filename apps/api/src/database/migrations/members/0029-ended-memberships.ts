import type { Migration } from '../../migration.js';

/**
 * Members whom an administrator has deactivated, and the company for which an actor of the audit trail acted (decision 0171). Null is right for rows of servers of
 * the previous release: they know no members.
 */
export const endedMemberships: Migration = {
  name: 'EndedMemberships1795824000029',
  steps: [
    'ALTER TABLE company_member ADD COLUMN deactivated_at DATETIME(3) NULL',
    `ALTER TABLE audit_event ADD COLUMN actor_company_id BIGINT UNSIGNED NULL,
      ADD INDEX audit_event_actor_company (actor_company_id)`,
  ],
};
