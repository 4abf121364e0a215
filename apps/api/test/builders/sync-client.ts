import { visitor } from './records.js';
import type { TestClient } from './client.js';
import type { Portal } from '../harness.js';

export interface Change {
  cursor: string;
  kind: string;
  jobId: string;
  job: KnownJob | null;
}

/** A job as a copy of the open jobs has it. */
export interface KnownJob {
  id: string;
  title: string;
  description: string;
  openings: number;
  deadline: string;
  updatedAt: string;
}

export const KNOWN = 'id title description openings deadline updatedAt';
const CHANGES = `query ($after: String, $first: Int!) {
  jobChanges(after: $after, first: $first) { nodes { cursor kind jobId job { ${KNOWN} } } pageInfo { endCursor hasNextPage } }
}`;

/** The data of an integrator: the jobs, and the cursor that is written with them. */
interface Kept {
  jobs: Record<string, KnownJob>;
  cursor: string | null;
  lines: string[];
}

const lineOf = ({ kind, jobId }: Pick<Change, 'kind' | 'jobId'>): string => `${kind} ${jobId}`;

/** A program that keeps a copy of the open jobs as docs/integrators.md describes. Its stored data survives a restart. */
export class SyncClient {
  private readonly client: TestClient;
  private disk: string = JSON.stringify({ jobs: {}, cursor: null, lines: [] } satisfies Kept);

  constructor(portal: Portal) {
    this.client = visitor(portal);
  }

  get kept(): Kept {
    return JSON.parse(this.disk);
  }

  /** One request; true when there is more. One that is killed has asked, and dies before it has written anything. */
  async poll({ first = 100, isKilled = false } = {}): Promise<boolean> {
    const kept = this.kept;
    const { jobChanges } = await this.client.ask<{
      jobChanges: { nodes: Change[]; pageInfo: { endCursor: string; hasNextPage: boolean } };
    }>(CHANGES, { after: kept.cursor, first });
    for (const change of jobChanges.nodes) {
      if (change.kind === 'CLOSED' || change.job === null) delete kept.jobs[change.jobId];
      else kept.jobs[change.jobId] = change.job;
      kept.lines.push(lineOf(change));
    }
    kept.cursor = jobChanges.pageInfo.endCursor;
    if (!isKilled) this.disk = JSON.stringify(kept);
    return jobChanges.pageInfo.hasNextPage;
  }

  /** Reads all that there is; gives what was new. */
  async catchUp(): Promise<string[]> {
    const before = this.kept.lines.length;
    while (await this.poll());
    return this.kept.lines.slice(before);
  }
}
