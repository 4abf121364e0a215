import { todayInIndia } from '@job-alert/domain/india/calendar';
import { acceptedSource, type VisitSource } from '@job-alert/domain/reports/visit-source';
import { registerSource } from '../../database/traffic-sources.js';
import type { RequestContext } from '../../platform/context.js';
import type { CoreServices } from '../../platform/core-services.js';
import { groupBy } from '../../platform/group-by.js';
import type { RecordVisitInput } from './visits.types.js';

/** The maximum number of views counted between two writes, for one network and for all. */
const MAX_PER_NETWORK = 60;
const MAX_PENDING = 5_000;
const JOB_BATCH_SIZE = 200;
const PROGRAMS =
  /bot|crawl|spider|slurp|preview|monitor|headless|lighthouse|curl|wget|python|java\/|go-http|axios|node-fetch|^$/i;
const JOB_ID = /^[1-9]\d{0,17}$/;

const ADD_VISITS = `INSERT INTO source_day (day, source, source_name, visits) VALUES (?, ?, ?, ?)
  ON DUPLICATE KEY UPDATE visits = visits + VALUES(visits)`;
/** Counts only jobs that are listed. Rows are locked in the order of ids. */
const ADD_VIEWS = `INSERT INTO job_view_day (job_id, day, company_id, industry, city, state, views)
  SELECT id, ?, company_id, industry, city, state, ELT(FIELD(CAST(id AS CHAR), ?), ?) FROM job
  WHERE id IN (?) AND listed_at IS NOT NULL ORDER BY id
  ON DUPLICATE KEY UPDATE views = views + VALUES(views)`;

type Deps = Pick<CoreServices, 'transactions' | 'clock'>;

class Counts {
  readonly visits = new Map<string, { day: string; source: VisitSource; name: string; count: number }>();
  readonly views = new Map<string, { day: string; jobId: string; count: number }>();
  readonly networks = new Map<string, number>();
}

/**
 * Counts visits and job views anonymously. Counts are collected in memory and written periodically, so that popular
 * pages do not cause a write per view. Unwritten counts are lost if the process dies.
 */
export class VisitsService {
  private counts = new Counts();

  constructor(private readonly deps: Deps) {}

  /** Returns true if the view was counted. */
  count({ network, userAgent }: RequestContext, { source, jobId }: RecordVisitInput): boolean {
    const { visits, views, networks } = this.counts;
    const before = networks.get(network) ?? 0;
    const isFull = visits.size + views.size >= MAX_PENDING || networks.size >= MAX_PENDING;
    if (PROGRAMS.test(userAgent ?? '') || before >= MAX_PER_NETWORK || isFull) return false;
    networks.set(network, before + 1);
    const day = todayInIndia(this.deps.clock.now());
    const from = source ? acceptedSource(source.source, source.name) : null;
    if (from) add(visits, { day, source: from.source, name: from.name }, `${day} ${from.source} ${from.name}`);
    if (jobId != null && JOB_ID.test(jobId)) add(views, { day, jobId }, `${day} ${jobId}`);
    return from !== null || jobId != null;
  }

  /** Writes the collected counts. Counts that could not be written are retried in the next run. */
  async write(): Promise<void> {
    const { transactions, clock } = this.deps;
    const counts = this.counts;
    this.counts = new Counts();
    try {
      await transactions.run(async (manager) => {
        for (const { day, count, ...reported } of counts.visits.values()) {
          const from = await registerSource(manager, reported, clock.now());
          if (from) await manager.query(ADD_VISITS, [day, from.source, from.name, count]);
        }
        for (const [day, seen] of groupBy([...counts.views.values()], (row) => row.day)) {
          for (let start = 0; start < seen.length; start += JOB_BATCH_SIZE) {
            const some = seen.slice(start, start + JOB_BATCH_SIZE);
            const ids = some.map(({ jobId }) => jobId);
            await manager.query(ADD_VIEWS, [day, ids, some.map(({ count }) => count), ids]);
          }
        }
      });
    } catch (error) {
      for (const [key, { count, ...row }] of counts.visits) add(this.counts.visits, row, key, count);
      for (const [key, { count, ...row }] of counts.views) add(this.counts.views, row, key, count);
      throw error;
    }
  }
}

function add<Row extends object>(into: Map<string, Row & { count: number }>, row: Row, key: string, count = 1): void {
  const existing = into.get(key);
  if (existing) existing.count += count;
  else into.set(key, { ...row, count });
}
