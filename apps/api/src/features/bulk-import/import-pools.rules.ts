import { MAX_POOL_MEMBERS, MAX_POOLS, POOL_MESSAGES, poolNameKey } from '@job-alert/domain/candidates/talent-pool';
import type { CandidateImport, EmployerImport } from '@job-alert/domain/lists/bulk-import';
import { type ImportFile, type ImportRow, withError } from './import-rows.rules.js';

/** The pools that a file names, with their sizes, and the number of all pools. */
export interface ExistingPools {
  named: readonly { name: string; members: number }[];
  total: number;
}

/** A pool that an import adds people to. */
export interface ImportPool {
  name: string;
  people: number;
  isNew: boolean;
}

/** A file with the pools that its people are added to. */
export interface CheckedFile extends ImportFile {
  pools: ImportPool[];
}

/** The name of the pool that a person is added to; null without one. */
export const poolOf = (person: EmployerImport | CandidateImport): string | null =>
  'details' in person ? (person.details?.pool ?? null) : null;

/** Returns the names of pools, each once and as its first row spells it. */
export function poolNames(people: readonly (EmployerImport | CandidateImport)[]): string[] {
  const names = people.flatMap((person) => poolOf(person) ?? []).toReversed();
  return [...new Map(names.map((name) => [poolNameKey(name), name])).values()];
}

/** Counts the people of each pool. A row that exceeds a limit of pools gets an error. */
export function assignPools(
  rows: readonly ImportRow[],
  { named, total }: ExistingPools,
): { rows: ImportRow[]; pools: ImportPool[] } {
  const pools = new Map(named.map((pool) => [poolNameKey(pool.name), { ...pool, people: 0, isNew: false }]));
  const maxPools = pools.size + MAX_POOLS - total;
  const checked = rows.map((row) => {
    const name = row.value && poolOf(row.value);
    if (name === null) return row;
    const key = poolNameKey(name);
    const pool = pools.get(key) ?? { name, members: 0, people: 0, isNew: true };
    if (pool.isNew && pool.people === 0 && pools.size >= maxPools) return withError(row, POOL_MESSAGES.tooMany);
    if (pool.members + pool.people >= MAX_POOL_MEMBERS) return withError(row, POOL_MESSAGES.full);
    pools.set(key, { ...pool, people: pool.people + 1 });
    return row;
  });
  const filled = [...pools.values()].filter(({ people }) => people > 0);
  return { rows: checked, pools: filled.map(({ name, people, isNew }) => ({ name, people, isNew })) };
}
