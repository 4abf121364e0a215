import { visitor } from './records.js';
import type { TestClient } from './client.js';
import type { Portal } from '../harness.js';

export interface Change {
  cursor: string;
  kind: string;
  jobId: string;
  job: JobCopy | null;
}

/** A job in an integrator's copy of the open jobs. */
export interface JobCopy {
  id: string;
  title: string;
  description: string;
  openings: number;
  deadline: string;
  updatedAt: string;
}

export const JOB_FIELDS = 'id title description openings deadline updatedAt';
const CHANGES = `query ($after: String, $first: Int!) {
  jobChanges(after: $after, first: $first) { nodes { cursor kind jobId job { ${JOB_FIELDS} } } pageInfo { endCursor hasNextPage } }
}`;

/** The stored data of an integrator. The jobs and the cursor are written together. */
interface StoredCopy {
  jobs: Record<string, JobCopy>;
  cursor: string | null;
  lines: string[];
}

const lineOf = ({ kind, jobId }: Pick<Change, 'kind' | 'jobId'>): string => `${kind} ${jobId}`;

/** A program that copies the open jobs as docs/integrators.md describes. Its stored data survives a restart. */
export class SyncClient {
  private readonly client: TestClient;
  private disk: string = JSON.stringify({ jobs: {}, cursor: null, lines: [] } satisfies StoredCopy);

  constructor(portal: Portal) {
    this.client = visitor(portal);
  }

  get stored(): StoredCopy {
    return JSON.parse(this.disk);
  }

  /** Sends one request and returns true if there are more changes. With `isKilled`, stops before it writes the result. */
  async poll({ first = 100, isKilled = false } = {}): Promise<boolean> {
    const stored = this.stored;
    const { jobChanges } = await this.client.ask<{
      jobChanges: { nodes: Change[]; pageInfo: { endCursor: string; hasNextPage: boolean } };
    }>(CHANGES, { after: stored.cursor, first });
    for (const change of jobChanges.nodes) {
      if (change.kind === 'CLOSED' || change.job === null) delete stored.jobs[change.jobId];
      else stored.jobs[change.jobId] = change.job;
      stored.lines.push(lineOf(change));
    }
    stored.cursor = jobChanges.pageInfo.endCursor;
    if (!isKilled) this.disk = JSON.stringify(stored);
    return jobChanges.pageInfo.hasNextPage;
  }

  /** Reads all changes and returns the new ones. */
  async catchUp(): Promise<string[]> {
    const before = this.stored.lines.length;
    while (await this.poll());
    return this.stored.lines.slice(before);
  }
}
