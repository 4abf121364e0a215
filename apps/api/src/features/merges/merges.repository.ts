import type { MergedApplication } from '@job-alert/domain/candidates/candidate-merge';
import type { EntityManager } from 'typeorm';
import type { MovedRows } from '../../database/entities/accounts/candidate-merge.entity.js';
import { ApplicationEntity } from '../../database/entities/applications/application.entity.js';
import { indexUsers } from '../../database/search/search-words.js';
import { placeholders } from '../../platform/graphql/batch-loader.js';
import { groupBy } from '../../platform/group-by.js';

/** The tables and columns that refer to a person. Profile entries move only if the remaining candidate has none. */
export const OWNED = [
  ['application', 'candidate_id'],
  ['interview', 'candidate_id'],
  ['note', 'candidate_id'],
  ['stored_file', 'owner_id'],
  ['approval', 'requested_by_id'],
  ['notification', 'candidate_id'],
  ['notification', 'user_id'],
  ['outbox_message', 'candidate_id'],
  ['candidate_merge', 'keep_id'],
  ['saved_job', 'candidate_id'],
  ['job_alert', 'candidate_id'],
  ['job_invitation', 'candidate_id'],
  ['talent_pool_member', 'candidate_id'],
] as const;
/** Rows that are unique per candidate. If the remaining candidate has one, the other's is not moved. */
const ONCE: Readonly<Record<string, string>> = {
  saved_job: 'job_id NOT IN (SELECT kept.job_id FROM saved_job kept WHERE kept.candidate_id = ?)',
  job_invitation: 'job_id NOT IN (SELECT kept.job_id FROM job_invitation kept WHERE kept.candidate_id = ?)',
  talent_pool_member: 'pool_id NOT IN (SELECT kept.pool_id FROM talent_pool_member kept WHERE kept.candidate_id = ?)',
};
/** Searches read the members of pools with a new revision. */
const REVISE_POOLS = `UPDATE talent_pool SET revision = revision + 1
  WHERE id IN (SELECT pool_id FROM talent_pool_member WHERE candidate_id = ?)`;
const ENTRIES = [
  ['candidate_experience', 'candidate_id'],
  ['candidate_education', 'candidate_id'],
  ['candidate_skill', 'candidate_id'],
] as const;

/** Groups of profile columns. A group is copied if the remaining profile has none of its values. */
const FILLED: readonly (readonly string[])[] = [
  ['middle_name'],
  ['gender'],
  ['address_line1', 'address_line2', 'city', 'state', 'country'],
  ['aadhaar_last_four'],
  ['pan_number_sealed'],
  ['driving_license_number_sealed'],
  ['passport_number_sealed'],
  ['identity_consent_version', 'identity_consent_at'],
  ['resume_id'],
  ['stated_designation', 'stated_company'],
  ['aadhaar_card_id'],
  ['pan_card_id'],
  ['driving_license_id'],
  ['passport_id'],
  [
    'expected_salary',
    'notice_period',
    'preferred_cities',
    'work_modes',
    'open_to',
    'stated_experience_years',
    'preferences_confirmed_at',
  ],
];
const MARKED: Readonly<Record<string, string>> = {
  pan_number_sealed: 'PAN',
  driving_license_number_sealed: 'DRIVING_LICENSE',
  passport_number_sealed: 'PASSPORT',
};

type Column = string | null;

/** Moves the data of one candidate to another and back, inside the caller's transaction. */
export class MergesRepository {
  /** Locks both accounts until the transaction ends. Returns undefined unless both are candidates. */
  async lockAccounts(
    manager: EntityManager,
    type: 'CANDIDATE' | 'MERGED',
    removedId: string,
    keepId: string,
  ): Promise<{ wasActive: boolean } | undefined> {
    const rows = await manager.query<{ id: string; type: string; isActive: number }[]>(
      'SELECT id, type, is_active AS isActive FROM user WHERE id IN (?, ?) ORDER BY id FOR UPDATE',
      [keepId, removedId],
    );
    const removed = rows.find((row) => row.id === removedId && row.type === type);
    const keepExists = rows.some((row) => row.id === keepId && row.type === 'CANDIDATE');
    return removed && keepExists && keepId !== removedId ? { wasActive: Boolean(removed.isActive) } : undefined;
  }

  /** Returns the applications of both candidates to jobs that both have applied for, grouped by job. */
  async sameJobs(manager: EntityManager, keepId: string, removedId: string): Promise<ApplicationEntity[][]> {
    const rows = await manager
      .createQueryBuilder(ApplicationEntity, 'a')
      .where('a.candidate_id IN (:...both)', { both: [keepId, removedId] })
      .getMany();
    const groups = [...groupBy(rows, ({ jobId }) => jobId).values()];
    return groups.filter((group) => new Set(group.map(({ candidateId }) => candidateId)).size === 2);
  }

  async move(manager: EntityManager, from: string, to: string): Promise<Record<string, string[]>> {
    const moved: Record<string, string[]> = {};
    for (const [table, column] of OWNED)
      moved[`${table}.${column}`] = await this.moveAll(manager, table, column, from, to);
    // The links of the other address must not answer for this account.
    const invitations = moved['job_invitation.candidate_id'] ?? [];
    if (invitations.length > 0) {
      await manager.query(
        `UPDATE job_invitation SET token_hash = NULL WHERE id IN (${placeholders(invitations)})`,
        invitations,
      );
    }
    for (const [table, column] of ENTRIES) {
      const [own] = await manager.query<object[]>(`SELECT 1 FROM ${table} WHERE ${column} = ? LIMIT 1`, [to]);
      if (!own) moved[`${table}.${column}`] = await this.moveAll(manager, table, column, from, to);
    }
    await manager.query(REVISE_POOLS, [to]);
    return moved;
  }

  /** Moves back only rows that still exist and still belong to the remaining account. */
  async moveBack(manager: EntityManager, { ids }: MovedRows, from: string, to: string): Promise<void> {
    for (const [table, column] of [...OWNED, ...ENTRIES]) {
      const movedIds = ids[`${table}.${column}`] ?? [];
      if (movedIds.length === 0) continue;
      await manager.query(
        `UPDATE ${table} SET ${column} = ? WHERE ${column} = ? AND id IN (${placeholders(movedIds)})`,
        [to, from, ...movedIds],
      );
    }
    await manager.query(REVISE_POOLS, [to]);
  }

  async place(manager: EntityManager, id: string, attempt: number, isActive: boolean): Promise<void> {
    await manager.query('UPDATE application SET attempt = ?, is_active = ?, version = version + 1 WHERE id = ?', [
      attempt,
      isActive,
      id,
    ]);
  }

  /** Copies values that a profile lacks from another one. Returns the copied values. */
  async fill(manager: EntityManager, from: string, to: string): Promise<Record<string, string>> {
    const columns = FILLED.flat();
    const select = `SELECT ${columns.map((name) => `CAST(${name} AS CHAR) AS ${name}`).join(', ')} FROM candidate_profile WHERE id = ?`;
    const [other] = await manager.query<Record<string, Column>[]>(select, [from]);
    const [own] = await manager.query<Record<string, Column>[]>(select, [to]);
    const filled: Record<string, string> = {};
    for (const group of FILLED) {
      if (group.some((name) => own?.[name] != null)) continue;
      for (const name of group) {
        const value = other?.[name];
        if (value != null) filled[name] = value;
      }
    }
    const names = Object.keys(filled);
    if (names.length === 0) return filled;
    await manager.query(
      `UPDATE candidate_profile SET ${names.map((name) => `${name} = ?`).join(', ')}, version = version + 1 WHERE id = ?`,
      [...Object.values(filled), to],
    );
    const kinds = names.flatMap((name) => MARKED[name] ?? []);
    if (kinds.length > 0) {
      await manager.query(
        `INSERT IGNORE INTO identity_mark (candidate_id, kind, mark, key_id)
          SELECT ?, kind, mark, key_id FROM identity_mark WHERE candidate_id = ? AND kind IN (${placeholders(kinds)})`,
        [to, from, ...kinds],
      );
    }
    return filled;
  }

  /** Removes copied values that are unchanged. */
  async empty(manager: EntityManager, { filled }: MovedRows, id: string): Promise<void> {
    // The version and time of a consent belong together, as a CHECK requires.
    const { identity_consent_version: version, identity_consent_at: at, ...single } = filled;
    const change = (set: string, where: string, values: string[]) =>
      manager.query(`UPDATE candidate_profile SET ${set}, version = version + 1 WHERE id = ? AND ${where}`, [
        id,
        ...values,
      ]);
    for (const [name, value] of Object.entries(single)) await change(`${name} = NULL`, `${name} = ?`, [value]);
    if (version !== undefined && at !== undefined) {
      const isSame = 'identity_consent_version = ? AND CAST(identity_consent_at AS CHAR) = ?';
      await change('identity_consent_version = NULL, identity_consent_at = NULL', isSame, [version, at]);
    }
    await manager.query(
      `DELETE m FROM identity_mark m JOIN candidate_profile p ON p.id = m.candidate_id WHERE p.id = ? AND (
        (m.kind = 'PAN' AND p.pan_number_sealed IS NULL)
        OR (m.kind = 'DRIVING_LICENSE' AND p.driving_license_number_sealed IS NULL)
        OR (m.kind = 'PASSPORT' AND p.passport_number_sealed IS NULL))`,
      [id],
    );
  }

  /** Ends the account: nobody can log in, reset its password or find it. Its email address stays reserved. */
  async end(manager: EntityManager, id: string): Promise<void> {
    await manager.query("UPDATE user SET type = 'MERGED', is_active = 0, version = version + 1 WHERE id = ?", [id]);
    for (const table of ['password_token', 'email_verification', 'known_device', 'home_visit', 'user_word']) {
      await manager.query(`DELETE FROM ${table} WHERE user_id = ?`, [id]);
    }
    await manager.query('DELETE FROM candidate_search WHERE candidate_id = ?', [id]);
  }

  async revive(manager: EntityManager, id: string, wasActive: boolean): Promise<void> {
    await manager.query("UPDATE user SET type = 'CANDIDATE', is_active = ?, version = version + 1 WHERE id = ?", [
      wasActive,
      id,
    ]);
    await indexUsers(manager, [id]);
  }

  private async moveAll(
    manager: EntityManager,
    table: string,
    column: string,
    from: string,
    to: string,
  ): Promise<string[]> {
    const once = ONCE[table];
    const rows = await manager.query<{ id: string }[]>(
      `SELECT id FROM ${table} WHERE ${column} = ? ${once === undefined ? '' : `AND ${once}`} FOR UPDATE`,
      once === undefined ? [from] : [from, to],
    );
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0)
      await manager.query(`UPDATE ${table} SET ${column} = ? WHERE id IN (${placeholders(ids)})`, [to, ...ids]);
    return ids;
  }
}

export const asMerged = ({ id, candidateId, approvedStatus, appliedAt }: ApplicationEntity): MergedApplication => ({
  id,
  candidateId,
  approvedStatus,
  appliedAt,
});
