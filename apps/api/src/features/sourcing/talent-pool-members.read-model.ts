import type { SqlReader } from '../../database/sql-reader.js';
import { SetFacet } from '../../platform/facet-table.js';
import { groupBy } from '../../platform/group-by.js';
import type { CandidatePool } from './candidate-pool.rules.js';

/** All talent pools, with the members of those whose revision is not known. */
const membersSql = (known: number): string => {
  const isNew =
    known === 0 ? '' : `AND (p.id, p.revision) NOT IN (${Array.from({ length: known }, () => '(?, ?)').join(', ')})`;
  return `SELECT p.id, p.revision, m.candidate_id AS candidateId
    FROM talent_pool p LEFT JOIN talent_pool_member m ON m.pool_id = p.id ${isNew}`;
};

interface Raw {
  id: string;
  revision: number;
  candidateId: string | null;
}

interface Members {
  revision: number;
  candidateIds: readonly number[];
}

/** Keeps the members of talent pools in memory. One statement reads those of the pools that have changed. */
export class TalentPoolMembersReadModel {
  private known: ReadonlyMap<string, Members> = new Map();
  private last: { known: ReadonlyMap<string, Members>; pool: CandidatePool; facet: SetFacet } | null = null;

  constructor(private readonly reader: SqlReader) {}

  /** Returns the talent pools of the candidates who can be found. */
  async of(pool: CandidatePool): Promise<SetFacet> {
    const known = await this.read();
    if (this.last?.known === known && this.last.pool === pool) return this.last.facet;
    const rows = [...known].map(([id, { candidateIds }]): [string, number[]] => [
      id,
      candidateIds.flatMap((candidateId) => pool.rowOf(candidateId) ?? []),
    ]);
    const facet = new SetFacet(pool.size, new Map(rows));
    this.last = { known, pool, facet };
    return facet;
  }

  private async read(): Promise<ReadonlyMap<string, Members>> {
    const { known } = this;
    const values = [...known].flatMap(([id, { revision }]) => [id, revision]);
    const read = groupBy(await this.reader.rows<Raw>(membersSql(known.size), values), ({ id }) => id);
    const isSame = (id: string, rows: readonly Raw[]) => known.get(id)?.revision === rows[0]?.revision;
    if (read.size === known.size && [...read].every(([id, rows]) => isSame(id, rows))) return known;
    this.known = new Map(
      [...read].map(([id, rows]) => {
        const before = known.get(id);
        if (before && isSame(id, rows)) return [id, before];
        const candidateIds = rows.flatMap(({ candidateId }) => (candidateId === null ? [] : Number(candidateId)));
        return [id, { revision: rows[0]?.revision ?? 0, candidateIds }];
      }),
    );
    return this.known;
  }
}
