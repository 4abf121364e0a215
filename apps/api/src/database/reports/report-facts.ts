import type { EntityManager } from 'typeorm';
import { decisionGroup } from './decision-groups.js';
import { dayInIndia, FACTS, type FactTable, type Scope } from './fact-tables.js';

/**
 * Updates the fact tables. Every change of an application, job, company or invitation calls `updateFacts` in its own transaction, after its
 * other writes. The newest migration of these tables fills them with the same statements. Facts of deleted records stay (decision 0084).
 */

const BY_IDS: Scope = (column) => `${column} IN (?)`;
const BY_RANGE: Scope = (column) => `${column} BETWEEN ? AND ?`;
const BY_JOBS_OF_APPLICATIONS: Scope = (column) =>
  `${column} IN (SELECT own.job_id FROM application own WHERE own.id IN (?))`;
const ALL_ROWS: Scope = () => 'TRUE';

function upsert({ table, columns, days, from }: FactTable, scope: Scope): string {
  const dayColumns = days.map((name) => [`${name}_on`, dayInIndia(columns[`${name}_at`] ?? 'NULL')]);
  const all: Record<string, string> = { ...columns, ...Object.fromEntries(dayColumns) };
  const names = Object.keys(all);
  const rows = `SELECT ${Object.values(all).join(', ')} FROM ${from(scope)}`;
  const changes = names.map((name) => `${name} = VALUES(${name})`);
  return `INSERT INTO ${table} (${names.join(', ')}) ${rows} ON DUPLICATE KEY UPDATE ${changes.join(', ')}`;
}

/** Accepted offers that were neither replaced nor dropped: the n-th of a job fills its n-th opening. */
const hiresQuery = (scope: Scope): string => `SELECT o.offer_id, o.job_id, o.accepted_at, o.accepted_on, k.openings,
      DATEDIFF(o.accepted_on, k.posted_on) AS days, ROW_NUMBER() OVER (PARTITION BY o.job_id ORDER BY o.accepted_at, o.offer_id) AS place
    FROM offer_fact o JOIN job_fact k ON k.job_id = o.job_id
    WHERE o.accepted_at IS NOT NULL AND o.replaced_at IS NULL AND COALESCE(o.joining, '') <> 'DROPPED' AND ${scope('o.job_id')}`;

/** Sets the day on which each offer filled an opening. */
const filledStatement = (scope: Scope): string => `UPDATE offer_fact t
    LEFT JOIN (${hiresQuery(scope)}) f ON f.offer_id = t.offer_id AND f.place <= f.openings
  SET t.filled_on = f.accepted_on, t.days_to_fill = f.days WHERE ${scope('t.job_id')}`;

/** Sets the number of hires of each job, and the time when its last opening was filled. */
const hiresStatement = (scope: Scope): string => `UPDATE job_fact t LEFT JOIN (SELECT f.job_id, COUNT(*) AS hires,
      MAX(CASE WHEN f.place = f.openings THEN f.accepted_at END) AS filled_at
    FROM (${hiresQuery(scope)}) f GROUP BY f.job_id) h ON h.job_id = t.job_id
  SET t.hires = COALESCE(h.hires, 0), t.filled_at = h.filled_at WHERE ${scope('t.job_id')}`;

/** Executes a statement that repeats its scope, with the values once for each scope. */
function execute(manager: EntityManager, sql: string, values: readonly unknown[]): Promise<{ affectedRows: number }> {
  const times = sql.split('?').length - 1;
  const all = Array.from({ length: times / (values.length || 1) }, () => values).flat();
  return manager.query<{ affectedRows: number }>(sql, all);
}

/** Updates the facts of these records. Call it after every change of the records or their related rows. */
export async function updateFacts(
  manager: EntityManager,
  kind: keyof typeof FACTS,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  let changed = 0;
  for (const fact of FACTS[kind]) changed = (await execute(manager, upsert(fact, BY_IDS), [ids])).affectedRows;
  // The last fact table of an application is the one of its offers.
  if (kind === 'APPLICATION' && changed > 0) await countHires(manager, BY_JOBS_OF_APPLICATIONS, [ids]);
  if (kind === 'JOB') await countHires(manager, BY_IDS, [ids]);
}

async function countHires(manager: EntityManager, scope: Scope, values: readonly unknown[]): Promise<void> {
  for (const count of [filledStatement, hiresStatement]) await execute(manager, count(scope), values);
}

/** The facts about the applications and invitations of a job repeat its place and industry. */
const COPIES = ['application_fact', 'approval_fact', 'interview_fact', 'offer_fact', 'invitation_fact'].map(
  (table) => `UPDATE ${table} f JOIN job j ON j.id = f.job_id
    SET f.industry = j.industry, f.city = j.city, f.state = j.state WHERE f.job_id = ?`,
);

/** Updates the facts of a job whose place or industry was corrected. */
export async function updateCorrectedFacts(manager: EntityManager, jobId: string): Promise<void> {
  await updateFacts(manager, 'JOB', [jobId]);
  for (const copy of COPIES) await manager.query(copy, [jobId]);
}

/** Deletes the facts of a request that was undone. Update the facts of its record afterwards. */
export async function deleteRequestFacts(manager: EntityManager, id: string): Promise<void> {
  await manager.query('DELETE FROM approval_fact WHERE approval_id = ?', [id]);
  await manager.query('DELETE FROM offer_fact WHERE offer_id = ?', [id]);
}

/** Adds missing decision groups: of deleted records, and of rows from servers of the previous release. */
export async function backfillDecisionGroups(manager: EntityManager): Promise<void> {
  await manager.query(`UPDATE approval_fact SET clock_minutes = clock_seconds DIV 60, working_minutes = working_seconds DIV 60,
      decision_group = CASE WHEN outcome IN ('APPROVED', 'REJECTED') AND waited = 1 THEN ${decisionGroup('decided_on', 'outcome')} END
    WHERE clock_minutes IS NULL AND decided_on IS NOT NULL`);
}

const BATCH_SIZE = 5_000;

/** Rebuilds all facts from the existing records. Facts of deleted records stay as they are. */
export async function rebuildFacts(manager: EntityManager): Promise<void> {
  for (const [kind, facts] of Object.entries(FACTS)) {
    const table = kind.toLowerCase();
    for (let last = '0'; ; ) {
      const [range] = await manager.query<{ first: string | null; last: string }[]>(
        `SELECT MIN(id) AS first, MAX(id) AS last FROM
          (SELECT id FROM ${table} WHERE id > ? ORDER BY id LIMIT ${BATCH_SIZE}) some`,
        [last],
      );
      if (!range || range.first === null) break;
      for (const fact of facts) await execute(manager, upsert(fact, BY_RANGE), [range.first, range.last]);
      last = range.last;
    }
  }
  await countHires(manager, ALL_ROWS, []);
}
