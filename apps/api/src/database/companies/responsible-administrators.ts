import { ADMIN_ROLES } from '@job-alert/domain/accounts/admin-role';
import {
  canBeResponsible,
  RESPONSIBLE_ORDER,
  type ResponsibleCounts,
  type ResponsibleSubject,
} from '@job-alert/domain/accounts/responsible-administrator';
import type { EntityManager } from 'typeorm';
import { ApprovalEntity } from '../entities/applications/approval.entity.js';
import { CompanyEntity } from '../entities/companies/company.entity.js';
import { JobEntity } from '../entities/jobs/job.entity.js';

/** The responsible administrator that each record names for request `p`. */
const NAMED_BY: Readonly<Record<ResponsibleSubject, string>> = {
  REQUEST: 'p.responsible_id',
  JOB: `(SELECT rj.responsible_id FROM job rj
    WHERE rj.id = COALESCE(p.job_id, (SELECT ra.job_id FROM application ra WHERE ra.id = p.application_id)))`,
  COMPANY: `(SELECT rc.responsible_id FROM company rc WHERE rc.id = COALESCE(p.company_id,
    (SELECT rj.company_id FROM job rj WHERE rj.id = p.job_id),
    (SELECT ra.company_id FROM application ra WHERE ra.id = p.application_id)))`,
};

/** The responsible administrator of request `p`, or null. It reads rows by their primary keys alone. */
export const RESPONSIBLE_FOR_REQUEST = `COALESCE(${RESPONSIBLE_ORDER.map((record) => NAMED_BY[record]).join(', ')})`;

/** The name of the administrator who is responsible for a record; null for nobody. `record` is the alias of its table. */
export const responsibleName = (record: string): string =>
  `(SELECT CONCAT(r.first_name, ' ', r.last_name) FROM user r WHERE r.id = ${record}.responsible_id)`;

/** Conditions for user `r` to be responsible: an active administrator who has accepted the invitation and does not only read. */
const CAN_BE_RESPONSIBLE = `r.type = 'ADMIN' AND r.is_active = 1 AND r.password_hash IS NOT NULL
  AND COALESCE(r.admin_role, 'ADMINISTRATOR') IN (${ADMIN_ROLES.filter(canBeResponsible)
    .map((role) => `'${role}'`)
    .join(', ')})`;

/** The administrators who can be responsible, by name. */
export const RESPONSIBLE_ADMINISTRATORS = `SELECT r.id, CONCAT(r.first_name, ' ', r.last_name) AS name FROM user r
  WHERE ${CAN_BE_RESPONSIBLE} ORDER BY r.first_name, r.last_name, r.id`;

/** Locks an administrator until the transaction ends, so that a removal waits. Returns false if they cannot be responsible. */
export async function lockResponsible(manager: EntityManager, id: string): Promise<boolean> {
  const rows = await manager.query<{ id: string }[]>(
    `SELECT r.id FROM user r WHERE r.id = ? AND ${CAN_BE_RESPONSIBLE} LOCK IN SHARE MODE`,
    [id],
  );
  return rows.length > 0;
}

/** Returns the id of the administrator who is responsible for a request; null for nobody. */
export async function findResponsible(manager: EntityManager, approvalId: string): Promise<string | null> {
  const [row] = await manager.query<{ id: string }[]>(
    `SELECT r.id FROM approval p JOIN user r ON r.id = ${RESPONSIBLE_FOR_REQUEST} WHERE p.id = ? AND ${CAN_BE_RESPONSIBLE}`,
    [approvalId],
  );
  return row ? String(row.id) : null;
}

/** The numbers of records that user `u` is responsible for, as columns. */
export const RESPONSIBLE_COUNTS = `(SELECT COUNT(*) FROM company rc WHERE rc.responsible_id = u.id) AS companies,
  (SELECT COUNT(*) FROM job rj WHERE rj.responsible_id = u.id) AS jobs,
  (SELECT COUNT(*) FROM approval p WHERE p.responsible_id = u.id AND p.state = 'PENDING') AS requests`;

/** The row of these columns. The drivers return counts as text. */
export type ResponsibleCountsRow = Record<keyof ResponsibleCounts, string | number>;

/** Clears the administrator from all records, after a removal, a deactivation or a change to READER. */
export async function clearResponsible(manager: EntityManager, responsibleId: string): Promise<void> {
  for (const record of [CompanyEntity, JobEntity, ApprovalEntity])
    await manager.update(record, { responsibleId }, { responsibleId: null });
}
