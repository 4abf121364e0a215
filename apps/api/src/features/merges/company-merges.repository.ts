import type { CompanyRole } from '@job-alert/domain/companies/company-member';
import { ROLE_OF_MERGED_OWNER } from '@job-alert/domain/companies/company-merge';
import type { EntityManager } from 'typeorm';
import { insertOwners } from '../../database/companies/company-members.js';
import { CompanyMemberEntity } from '../../database/entities/companies/company-member.entity.js';
import { indexUsers } from '../../database/search/search-words.js';
import { withOtherCompany } from './report-link-queries.rules.js';

/** MOVE: the rows get the company that stays. END: the rows end with the company. RECORD: the id stays as it was. */
type Rule = 'MOVE' | 'END' | 'RECORD';

/** A rule for each column that names a company. A test fails for a column of the schema without one. */
export const COMPANY_COLUMNS: Readonly<Record<string, Rule>> = {
  'company.id': 'END',
  'company_address.company_id': 'END',
  'company_mark.company_id': 'END',
  'company_merge.removed_id': 'RECORD',
  'company_merge.keep_id': 'MOVE',
  'company_member.company_id': 'MOVE',
  'company_join_request.company_id': 'MOVE',
  'job.company_id': 'MOVE',
  'application.company_id': 'MOVE',
  'approval.company_id': 'MOVE',
  'interview.company_id': 'MOVE',
  'note.company_id': 'MOVE',
  'decision_notification.company_id': 'MOVE',
  'notification.company_id': 'MOVE',
  'outbox_message.company_id': 'MOVE',
  'job_fact.company_id': 'MOVE',
  'job_view_day.company_id': 'MOVE',
  'application_fact.company_id': 'MOVE',
  'approval_fact.company_id': 'MOVE',
  'interview_fact.company_id': 'MOVE',
  'invitation_fact.company_id': 'MOVE',
  'offer_fact.company_id': 'MOVE',
  // The company that ends has no name any more, so the trail names the one that stays.
  'audit_event.actor_company_id': 'MOVE',
  // Offer letters. A company has no other files.
  'stored_file.owner_id': 'MOVE',
};

interface Versioned {
  id: string;
  version: number;
  createdAt: Date;
}

/** A person who is told about a merge. */
export interface MergedPerson {
  id: string;
  email: string;
  firstName: string;
  role: CompanyRole;
}

const LOCK_USERS = 'SELECT id FROM user WHERE id IN (?) ORDER BY id FOR UPDATE';
const MEMBER_IDS = 'SELECT user_id AS id FROM company_member WHERE company_id IN (?)';
const LOCK_COMPANIES =
  'SELECT id, version, created_at AS createdAt FROM company WHERE id IN (?) ORDER BY id FOR UPDATE';
const PEOPLE = `SELECT u.id, u.email, u.first_name AS firstName, m.role FROM company_member m JOIN user u ON u.id = m.user_id
  WHERE m.company_id = ? AND m.removed_at IS NULL AND u.is_active = 1 AND u.password_hash IS NOT NULL ORDER BY u.id`;

/** The waiting request to approve the company that ends, its notifications, and the stored undo of a decision about it. */
const END_REQUESTS = [
  `UPDATE notification n JOIN approval p ON p.id = n.approval_id SET n.read_at = COALESCE(n.read_at, UTC_TIMESTAMP(3))
    WHERE p.company_id = ? AND p.state = 'PENDING'`,
  'DELETE d FROM decision_undo d JOIN approval p ON p.id = d.approval_id WHERE p.company_id = ?',
  `UPDATE approval_fact f JOIN approval p ON p.id = f.approval_id SET f.gone_at = UTC_TIMESTAMP(3)
    WHERE p.company_id = ? AND p.state = 'PENDING'`,
  "DELETE FROM approval WHERE company_id = ? AND state = 'PENDING'",
] as const;

/** A person asks to join once. Requests of people who have an account by now cannot be accepted. */
const END_JOIN_REQUESTS = `DELETE r FROM company_join_request r
    LEFT JOIN company_join_request k ON k.company_id = ? AND k.email = r.email LEFT JOIN user u ON u.email = r.email
  WHERE r.company_id = ? AND (k.id IS NOT NULL OR u.id IS NOT NULL)`;

/** Feedback without a giver is the owner's (decision 0164). IGNORE, because the owner may have given some since. */
const NAME_GIVER = `UPDATE IGNORE interview_feedback f JOIN interview i ON i.id = f.interview_id SET f.giver_id = (
    SELECT w.user_id FROM company_member w WHERE w.company_id = i.company_id AND w.role = 'OWNER' LIMIT 1)
  WHERE f.giver_id = 0 AND i.company_id = ?`;

/** Jobs repeat the details of the company. Details that were typed for a job alone stay (decision 0004). */
const COPY_DETAILS = `UPDATE job j JOIN company r ON r.id = j.company_id JOIN company k ON k.id = ? SET
    j.company_website = IF(j.company_website = r.website, k.website, j.company_website),
    j.company_description = IF(j.company_description = COALESCE(r.description, ''), COALESCE(k.description, ''), j.company_description),
    j.company_name = IF(j.company_name = r.name, k.name, j.company_name), j.version = j.version + 1
  WHERE j.company_id = ?`;

/** Texts name members with their company, and a deletion of the member finds them by the name of the company of today. Links lead to its record. */
const RENAME_IN_NOTIFICATIONS = `UPDATE notification n JOIN company r ON r.id = n.company_id JOIN company k ON k.id = ? SET
    n.text = LEFT(REPLACE(n.text, CONCAT(', ', r.name), CONCAT(', ', k.name)), 300),
    n.path = IF(n.path LIKE CONCAT('%/manage-employer%record=', r.id), REPLACE(n.path, CONCAT('record=', r.id), CONCAT('record=', k.id)), n.path)
  WHERE n.company_id = ?`;

/** Addresses of events before a login are deleted with the account, which the events no longer name. */
const MOVE_AUDIT = `UPDATE audit_event SET subject_id = ?, ip = IF(actor_id IS NULL, NULL, ip),
    details = JSON_SET(COALESCE(details, '{}'), '$.mergedCompanyId', ?)
  WHERE subject_type = 'COMPANY' AND subject_id = ?`;

/** Jobs without a responsible administrator of their own keep that of their company. */
const KEEP_RESPONSIBLE_OF_JOBS = `UPDATE job j JOIN company r ON r.id = j.company_id
  SET j.responsible_id = COALESCE(j.responsible_id, r.responsible_id) WHERE r.id = ?`;
const KEEP_RESPONSIBLE = `UPDATE company k JOIN company r ON r.id = ?
  SET k.responsible_id = COALESCE(k.responsible_id, r.responsible_id) WHERE k.id = ?`;

const REPORT_LINKS = 'SELECT id, query FROM spreadsheet_link WHERE query LIKE ?';

/** The company no longer needs the account with its id: a removed first user is inactive like other removed members, an erased one is gone. */
const END_FIRST_USER = `UPDATE user u JOIN company_member m ON m.user_id = u.id AND m.removed_at IS NOT NULL
  SET u.is_active = 0, u.version = u.version + 1 WHERE u.id = ?`;
const DELETE_ERASED = "DELETE FROM user WHERE id = ? AND email = CONCAT(id, '@erased.invalid')";

/** Moves the records of one company to another, inside the caller's transaction. */
export class CompanyMergesRepository {
  /**
   * Locks both companies until the transaction ends: their accounts, the accounts of their members, whose writes it waits for, and
   * their rows. Each in the order of the ids.
   */
  async lock(manager: EntityManager, companyIds: readonly string[]): Promise<Map<string, Versioned>> {
    await manager.query(LOCK_USERS, [companyIds]);
    const members = await manager.query<{ id: string }[]>(MEMBER_IDS, [companyIds]);
    if (members.length > 0) await manager.query(LOCK_USERS, [members.map(({ id }) => id)]);
    const rows = await manager.query<Versioned[]>(LOCK_COMPANIES, [companyIds]);
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** Adds the owner of a company that a server of the previous release has registered. */
  async requireOwner(manager: EntityManager, { id, createdAt }: Versioned): Promise<void> {
    const isThere = await manager.existsBy(CompanyMemberEntity, { userId: id });
    if (!isThere) await insertOwners(manager, [{ id, createdAt }]);
  }

  /** Returns the active members who have accepted their invitation. */
  people(manager: EntityManager, companyId: string): Promise<MergedPerson[]> {
    return manager.query<MergedPerson[]>(PEOPLE, [companyId]);
  }

  /** Moves all records and deletes the company. Returns the ids of the jobs that moved. */
  async move(manager: EntityManager, removedId: string, keepId: string): Promise<string[]> {
    const jobs = await manager.query<{ id: string }[]>(
      'SELECT id FROM job WHERE company_id = ? ORDER BY id FOR UPDATE',
      [removedId],
    );
    for (const sql of END_REQUESTS) await manager.query(sql, [removedId]);
    await manager.query(END_JOIN_REQUESTS, [keepId, removedId]);
    await manager.query(NAME_GIVER, [removedId]);
    await manager.query(COPY_DETAILS, [keepId, removedId]);
    await manager.query(RENAME_IN_NOTIFICATIONS, [keepId, removedId]);
    await manager.query("UPDATE company_member SET role = ? WHERE company_id = ? AND role = 'OWNER'", [
      ROLE_OF_MERGED_OWNER,
      removedId,
    ]);
    await manager.query(KEEP_RESPONSIBLE_OF_JOBS, [removedId]);
    await manager.query(KEEP_RESPONSIBLE, [removedId, keepId]);
    for (const name of MOVED) {
      const [table, column] = name.split('.');
      await manager.query(`UPDATE ${table} SET ${column} = ? WHERE ${column} = ?`, [keepId, removedId]);
    }
    await manager.query(MOVE_AUDIT, [keepId, removedId, removedId]);
    await this.moveReportLinks(manager, removedId, keepId);
    await manager.query('UPDATE company SET version = version + 1 WHERE id = ?', [keepId]);
    await manager.query('DELETE FROM company WHERE id = ?', [removedId]);
    await this.endFirstUser(manager, removedId);
    return jobs.map(({ id }) => id);
  }

  private async endFirstUser(manager: EntityManager, id: string): Promise<void> {
    await manager.query(END_FIRST_USER, [id]);
    await manager.query(DELETE_ERASED, [id]);
    await indexUsers(manager, [id]);
  }

  private async moveReportLinks(manager: EntityManager, from: string, to: string): Promise<void> {
    const links = await manager.query<{ id: string; query: string }[]>(REPORT_LINKS, [`%=${from}%`]);
    for (const { id, query } of links) {
      const moved = withOtherCompany(query, from, to);
      if (moved !== query) await manager.query('UPDATE spreadsheet_link SET query = ? WHERE id = ?', [moved, id]);
    }
  }
}

const MOVED = Object.entries(COMPANY_COLUMNS).flatMap(([name, rule]) => (rule === 'MOVE' ? [name] : []));
