import { countingStatement } from '../builders/checksums.js';
import { filesIn } from '../builders/files.js';
import type { Portal } from '../harness.js';
import { ROLES, type Role, type Verdicts } from '../matrix/verdicts.js';
import { createWorld, type World } from '../matrix/world.js';
import { RUNS } from './hostile.js';

/** The callers whose requests are made hostile: one with the permission, and the owner of the records if there is one. */
export function attackerOf(verdicts: Verdicts): Role {
  const order: readonly Role[] = ['employer', 'candidate', 'admin', 'anonymous', ...ROLES];
  return order.find((role) => verdicts[role] === 'OK') ?? 'anonymous';
}

/** A portal that hostile requests go to, and how its rows are counted. */
export class Prey {
  private constructor(
    readonly portal: Portal,
    readonly world: World,
    private readonly counting: string,
  ) {}

  static async of(portal: Portal): Promise<Prey> {
    const world = await createWorld(portal);
    return new Prey(portal, world, await countingStatement(portal));
  }

  /** The rows of every table. */
  async rows(): Promise<unknown> {
    const [counts] = (await this.portal.dataSource.query(this.counting)) as unknown[];
    return counts;
  }

  /** How many files there are, and how many of them a record names: the same, when nothing was left behind. */
  async files(): Promise<{ kept: number; named: number }> {
    const [{ named }] = await this.portal.dataSource.query('SELECT COUNT(*) AS named FROM stored_file');
    return { kept: (await filesIn(this.portal.filesFolder)).length, named: Number(named) };
  }
}

/** The timeout of a property in milliseconds. Its runs create their own records. */
export const PATIENCE = 180_000 + RUNS.numRuns * 500;
