import type { SqlReader } from '../../database/sql-reader.js';
import type { RequestContext } from '../../platform/context.js';
import { notFound } from '../../platform/errors.js';
import { BatchLoader, placeholders } from '../../platform/graphql/batch-loader.js';
import type { PoolMembership, TalentPool } from './talent-pools.types.js';

const POOL = 'p.id, p.name, p.author_name AS authorName, p.created_at AS createdAt';

const membershipsSql = (ids: readonly string[]): string => `SELECT m.candidate_id AS candidateId, m.note,
    m.added_by_name AS addedByName, m.added_at AS addedAt, ${POOL}
  FROM talent_pool_member m JOIN talent_pool p ON p.id = m.pool_id
  WHERE m.candidate_id IN (${placeholders(ids)}) ORDER BY p.name`;

/** The account of a merged candidate keeps the memberships that the other one has too. */
const countsSql = (ids: readonly string[]): string => `SELECT m.pool_id AS poolId, COUNT(*) AS members
  FROM talent_pool_member m JOIN user u ON u.id = m.candidate_id AND u.type = 'CANDIDATE'
  WHERE m.pool_id IN (${placeholders(ids)}) GROUP BY m.pool_id`;

interface MembershipRow extends TalentPool, Omit<PoolMembership, 'pool'> {
  candidateId: string;
}

/** Talent pools and their members. Administrators only. */
export class TalentPoolsReadModel {
  private readonly memberships: BatchLoader<MembershipRow>;
  private readonly counts: BatchLoader<{ poolId: string; members: number | string }>;

  constructor(private readonly reader: SqlReader) {
    this.memberships = new BatchLoader(
      (ids) => reader.rows(membershipsSql(ids), ids),
      ({ candidateId }) => candidateId,
    );
    this.counts = new BatchLoader(
      (ids) => reader.rows(countsSql(ids), ids),
      ({ poolId }) => poolId,
    );
  }

  all(): Promise<TalentPool[]> {
    return this.reader.rows(`SELECT ${POOL} FROM talent_pool p ORDER BY p.name`);
  }

  async one(id: string): Promise<TalentPool> {
    const pool = await this.reader.row<TalentPool>(`SELECT ${POOL} FROM talent_pool p WHERE p.id = ?`, [id]);
    if (!pool) throw notFound('Pool');
    return pool;
  }

  async memberCount(context: RequestContext, id: string): Promise<number> {
    const [count] = await this.counts.loadRows(context, id);
    return Number(count?.members ?? 0);
  }

  async ofCandidate(context: RequestContext, candidateId: string): Promise<PoolMembership[]> {
    const rows = await this.memberships.loadRows(context, candidateId);
    return rows.map(({ note, addedByName, addedAt, id, name, authorName, createdAt }) => ({
      note,
      addedByName,
      addedAt,
      pool: { id, name, authorName, createdAt },
    }));
  }
}
