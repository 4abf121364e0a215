import { countingStatement } from '../builders/checksums.js';
import { filesIn } from '../builders/files.js';
import type { Portal } from '../harness.js';
import { ROLES, type Role, type Verdicts } from '../matrix/verdicts.js';
import { createWorld, type World } from '../matrix/world.js';
import { RUNS } from './hostile.js';

/** Returns the role that sends the hostile requests: the first one with the permission, preferably an owner of records. */
export function attackerOf(verdicts: Verdicts): Role {
  const order: readonly Role[] = ['employer', 'candidate', 'admin', 'anonymous', ...ROLES];
  return order.find((role) => verdicts[role] === 'OK') ?? 'anonymous';
}

/** A portal that receives hostile requests, with its row counts. */
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

  /** Returns the row count of every table. */
  async rows(): Promise<unknown> {
    const [counts] = (await this.portal.dataSource.query(this.counting)) as unknown[];
    return counts;
  }

  /** Returns the number of stored files and of file records. They are equal if no file is left over. */
  async files(): Promise<{ files: number; records: number }> {
    const [{ named: recordCount }] = await this.portal.dataSource.query('SELECT COUNT(*) AS named FROM stored_file');
    return { files: (await filesIn(this.portal.filesFolder)).length, records: Number(recordCount) };
  }
}

/** The timeout of a property in milliseconds. Its runs create their own records. */
export const TIMEOUT_MS = 180_000 + RUNS.numRuns * 500;
