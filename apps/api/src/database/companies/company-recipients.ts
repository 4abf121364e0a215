import type { CompanyEmailChoices } from '@job-alert/domain/companies/company-emails';
import type { CompanyRole } from '@job-alert/domain/companies/company-member';
import { emailedMembers } from '@job-alert/domain/companies/job-people';
import type { EntityManager } from 'typeorm';

/** The work that an email is about. */
export interface CompanyWork {
  companyId: string;
  /** Undefined for an email about the company. */
  jobId?: string;
}

/** A member of a company who gets an email. */
export interface Recipient {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  choices: CompanyEmailChoices;
}

/** The two database engines return computed booleans differently. */
type Row = Omit<Recipient, 'choices'> & { role: CompanyRole; choices: string | null } & Record<
    'isActive' | 'hasAccepted' | 'isNamed',
    number | string | boolean
  >;

/** A company that a server of the previous release has registered has no row yet; its first user is its owner. */
const MEMBERS = `SELECT u.id, u.email, u.first_name AS firstName, u.last_name AS lastName, COALESCE(m.role, 'OWNER') AS role,
    u.is_active AS isActive, u.password_hash IS NOT NULL AS hasAccepted, w.user_id IS NOT NULL AS isNamed,
    (SELECT GROUP_CONCAT(e.topic, ':', e.choice) FROM email_choice e WHERE e.user_id = u.id) AS choices
  FROM company c LEFT JOIN company_member m ON m.company_id = c.id AND m.removed_at IS NULL
    JOIN user u ON u.id = COALESCE(m.user_id, c.id) LEFT JOIN job_member w ON w.job_id = ? AND w.user_id = u.id
  WHERE c.id = ? ORDER BY u.id`;

/** Returns the members of a company who get emails and notifications about the work, in the caller's transaction. */
export async function companyRecipients(
  manager: EntityManager,
  { companyId, jobId }: CompanyWork,
): Promise<readonly Recipient[]> {
  const rows = await manager.query<Row[]>(MEMBERS, [jobId ?? null, companyId]);
  const members = rows.map((row) => ({
    ...row,
    isActive: Number(row.isActive) === 1,
    hasAccepted: Number(row.hasAccepted) === 1,
    isNamed: Number(row.isNamed) === 1,
    choices: Object.fromEntries((row.choices ?? '').split(',').map((choice) => choice.split(':'))),
  }));
  return emailedMembers(members);
}
