import type { EntityManager } from 'typeorm';
import { placeholders } from '../../platform/graphql/batch-loader.js';
import { type RunningApplication, runningApplications } from '../applications/running-applications.read-model.js';
import type { DeletionCounts, DeletionKind } from './bulk-delete.types.js';

/** A condition with a placeholder for each id. `times` is how often it repeats them. */
interface Scope {
  sql: string;
  times: number;
}

type Table = 'user' | 'company' | 'job' | 'application';

/** The conditions for the rows of each table that a deletion removes. */
const SCOPES: Readonly<Record<DeletionKind, Partial<Record<Table, (ids: string) => Scope>>>> = {
  USERS: {
    user: (ids) => ({ sql: `t.id IN (${ids})`, times: 1 }),
    company: (ids) => ({ sql: `t.id IN (${ids})`, times: 1 }),
    job: (ids) => ({ sql: `t.company_id IN (${ids})`, times: 1 }),
    application: (ids) => ({ sql: `(t.candidate_id IN (${ids}) OR t.company_id IN (${ids}))`, times: 2 }),
  },
  JOBS: {
    job: (ids) => ({ sql: `t.id IN (${ids})`, times: 1 }),
    application: (ids) => ({ sql: `t.job_id IN (${ids})`, times: 1 }),
  },
  APPLICATIONS: { application: (ids) => ({ sql: `t.id IN (${ids})`, times: 1 }) },
};

const NOW = 'UTC_TIMESTAMP(3)';
/** The columns of an invitation that name a record. */
const INVITED = {
  user: 'candidate_id',
  job: 'job_id',
} as const;
/** The updates of facts that remain after a record `t` of a table is deleted. */
const FACT_UPDATES: readonly (readonly [table: Table, change: string])[] = [
  ...(['application', 'job', 'company'] as const).map(
    (table) =>
      [
        table,
        `approval_fact f JOIN approval p ON p.id = f.approval_id JOIN ${table} t ON t.id = p.${table}_id SET f.gone_at = ${NOW} WHERE TRUE`,
      ] as const,
  ),
  ['application', `application_fact f JOIN application t ON t.id = f.application_id SET f.gone_at = ${NOW} WHERE TRUE`],
  [
    'application',
    `offer_fact f JOIN approval p ON p.id = f.offer_id JOIN application t ON t.id = p.application_id
      SET f.gone_at = ${NOW} WHERE TRUE`,
  ],
  [
    'application',
    `interview_fact f JOIN interview i ON i.id = f.interview_id JOIN application t ON t.id = i.application_id
      SET f.gone_at = ${NOW} WHERE TRUE`,
  ],
  ...(['user', 'job'] as const).map(
    (table) =>
      [
        table,
        `invitation_fact f JOIN job_invitation i ON i.id = f.invitation_id JOIN ${table} t ON t.id = i.${INVITED[table]}
          SET f.gone_at = ${NOW} WHERE TRUE`,
      ] as const,
  ),
  [
    'job',
    `job_fact f JOIN job t ON t.id = f.job_id SET f.gone_at = ${NOW}, f.is_listed = 0,
      f.stopped_by = COALESCE(f.stopped_by, 'DELETED'), f.stopped_at = COALESCE(f.stopped_at, ${NOW}),
      f.stopped_on = DATE(COALESCE(f.stopped_at, ${NOW}) + INTERVAL 330 MINUTE) WHERE TRUE`,
  ],
];

const TARGET: Readonly<Record<DeletionKind, Table>> = { USERS: 'user', JOBS: 'job', APPLICATIONS: 'application' };

/** Deletes records with their dependents, inside the caller's transaction. */
export class DeletionsRepository {
  /** Counts everything that the deletion removes. `fileIds` are the ids of the files. */
  async measure(
    manager: EntityManager,
    kind: DeletionKind,
    ids: readonly string[],
  ): Promise<DeletionCounts & { fileIds: string[] }> {
    const fileIds = await this.fileIds(manager, kind, ids);
    const running = await this.running(manager, kind, ids);
    const ended = running.filter(({ companyId }) => kind === 'USERS' && ids.includes(companyId));
    return {
      users: await this.count(manager, kind, ids, 'user'),
      companies: await this.count(manager, kind, ids, 'company'),
      jobs: await this.count(manager, kind, ids, 'job'),
      applications: await this.count(manager, kind, ids, 'application'),
      interviews: await this.count(manager, kind, ids, 'application', 'JOIN interview i ON i.application_id = t.id'),
      files: fileIds.length,
      notified: new Set(running.map(({ candidateId }) => candidateId)).size,
      runningCompanies: [...new Set(ended.map(({ companyName }) => companyName))],
      fileIds,
    };
  }

  /** Waits for writes (`lockAccount`) and merges of these users, and blocks new ones. */
  async lockUsers(manager: EntityManager, ids: readonly string[]): Promise<void> {
    await manager.query(`SELECT id FROM user WHERE id IN (${placeholders(ids)}) ORDER BY id FOR UPDATE`, [...ids]);
  }

  async findExisting(manager: EntityManager, kind: DeletionKind, ids: readonly string[]): Promise<string[]> {
    const sql = `SELECT id FROM ${TARGET[kind]} WHERE id IN (${placeholders(ids)})`;
    const rows = await manager.query<{ id: string }[]>(sql, [...ids]);
    return rows.map(({ id }) => id);
  }

  /** Returns the accounts that were merged into these. */
  async findMergedAccounts(manager: EntityManager, ids: readonly string[]): Promise<string[]> {
    const sql = `SELECT removed_id AS id FROM candidate_merge WHERE keep_id IN (${placeholders(ids)})`;
    const rows = await manager.query<{ id: string }[]>(sql, [...ids]);
    return rows.map(({ id }) => id);
  }

  /** Returns the running applications that the deletion ends, without those of candidates who are deleted too. */
  async running(manager: EntityManager, kind: DeletionKind, ids: readonly string[]): Promise<RunningApplication[]> {
    const scope = SCOPES[kind].application?.(placeholders(ids));
    if (!scope) return [];
    const rows = await runningApplications(manager, scope.sql, repeat(ids, scope.times));
    return kind === 'USERS' ? rows.filter(({ candidateId }) => !ids.includes(candidateId)) : rows;
  }

  /** Returns the ids of the applications that the deletion removes. */
  async applicationIds(manager: EntityManager, kind: DeletionKind, ids: readonly string[]): Promise<string[]> {
    const scope = SCOPES[kind].application?.(placeholders(ids));
    if (!scope) return [];
    const sql = `SELECT t.id FROM application t WHERE ${scope.sql}`;
    const rows = await manager.query<{ id: string }[]>(sql, repeat(ids, scope.times));
    return rows.map(({ id }) => id);
  }

  /** Returns and locks the jobs in this deletion that are in the job change feed. */
  async jobsInFeed(manager: EntityManager, kind: DeletionKind, ids: readonly string[]): Promise<string[]> {
    const scope = SCOPES[kind].job?.(placeholders(ids));
    if (!scope) return [];
    const sql = `SELECT t.id, t.in_feed AS inFeed FROM job t WHERE ${scope.sql} ORDER BY t.id FOR UPDATE`;
    const rows = await manager.query<{ id: string; inFeed: unknown }[]>(sql, repeat(ids, scope.times));
    return rows.flatMap(({ id, inFeed }) => (Number(inFeed) === 1 ? [id] : []));
  }

  async delete(manager: EntityManager, kind: DeletionKind, ids: readonly string[]): Promise<void> {
    const idPlaceholders = placeholders(ids);
    await this.markFactsDeleted(manager, kind, ids);
    // Children first. MySQL 9.7 leaves rows behind if the cascade of one statement reaches a table on two paths, such
    // as approvals and notes, so foreign keys cascade only for tables with a single parent.
    for (const table of ['application', 'job', 'company'] as const) {
      const scope = SCOPES[kind][table]?.(idPlaceholders);
      if (!scope) continue;
      const values = repeat(ids, scope.times);
      // Names of people of companies who asked administrators to act, and of guests. The trail keeps the actions themselves.
      await manager.query(
        `UPDATE audit_event e JOIN ${table} t ON e.subject_id = CAST(t.id AS CHAR) SET e.details = JSON_REMOVE(e.details, '$.askedBy', '$.guest')
          WHERE e.subject_type = '${table.toUpperCase()}' AND JSON_CONTAINS_PATH(e.details, 'one', '$.askedBy', '$.guest') AND ${scope.sql}`,
        values,
      );
      await manager.query(
        `DELETE p FROM approval p JOIN ${table} t ON t.id = p.${table}_id WHERE ${scope.sql}`,
        values,
      );
      await manager.query(`DELETE n FROM note n JOIN ${table} t ON t.id = n.${table}_id WHERE ${scope.sql}`, values);
      await manager.query(`DELETE t FROM ${table} t WHERE ${scope.sql}`, values);
    }
    await manager.query(`DELETE FROM ${TARGET[kind]} WHERE id IN (${idPlaceholders})`, [...ids]);
  }

  /** Marks the facts for reports as those of a deleted record. */
  private async markFactsDeleted(manager: EntityManager, kind: DeletionKind, ids: readonly string[]): Promise<void> {
    for (const [table, change] of FACT_UPDATES) {
      const scope = SCOPES[kind][table]?.(placeholders(ids));
      if (!scope) continue;
      await manager.query(`UPDATE ${change} AND ${scope.sql}`, repeat(ids, scope.times));
    }
  }

  private async count(
    manager: EntityManager,
    kind: DeletionKind,
    ids: readonly string[],
    table: Table,
    join = '',
  ): Promise<number> {
    const scope = SCOPES[kind][table]?.(placeholders(ids));
    if (!scope) return 0;
    const sql = `SELECT COUNT(*) AS total FROM ${table} t ${join} WHERE ${scope.sql}`;
    const [row] = await manager.query<{ total: string }[]>(sql, repeat(ids, scope.times));
    return Number(row?.total ?? 0);
  }

  /** Returns the files of deleted users, and the offer letters of deleted applications, whoever uploaded them. */
  private async fileIds(manager: EntityManager, kind: DeletionKind, ids: readonly string[]): Promise<string[]> {
    const idPlaceholders = placeholders(ids);
    const owned = kind === 'USERS' ? `SELECT id FROM stored_file WHERE owner_id IN (${idPlaceholders}) UNION ` : '';
    const scope = SCOPES[kind].application?.(idPlaceholders) ?? { sql: 'FALSE', times: 0 };
    const letters = `SELECT p.offer_letter_id AS id FROM application t JOIN approval p ON p.application_id = t.id
      WHERE p.offer_letter_id IS NOT NULL AND ${scope.sql}`;
    const values = repeat(ids, scope.times + (owned ? 1 : 0));
    const rows = await manager.query<{ id: string }[]>(`${owned}${letters}`, values);
    return [...new Set(rows.map(({ id }) => id))];
  }
}

const repeat = (ids: readonly string[], times: number): string[] => Array.from({ length: times }, () => ids).flat();
