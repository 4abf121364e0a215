import { todayInIndia } from '@job-alert/domain/india/calendar';
import { JOB_FEED_RETENTION_DAYS, type JobFeedEventKind } from '@job-alert/domain/jobs/job-feed-event';
import type { SqlReader } from '../../../database/sql-reader.js';
import type { Clock } from '../../../platform/clock.js';
import { PortalError } from '../../../platform/errors.js';
import { checkPage } from '../../../platform/lists/page.js';
import { type OpenJobRow, openJobPlan } from '../open-jobs/open-job-columns.read-model.js';
import { decodeJobChangeCursor, encodeJobChangeCursor, isExpired } from './job-change-cursor.rules.js';
import type { JobChangesArgs, OpenJobChangeConnection } from './job-changes.types.js';

/** An entry of the feed with the latest position; only the position if there are no new entries. */
type Row = Omit<OpenJobRow, 'id'> & {
  latest: string;
  forgotten: string;
  place: string | null;
  kind: JobFeedEventKind;
  at: Date;
  jobId: string;
  id: string | null;
};

const statement = (
  columns: string,
): string => `SELECT f.latest, f.forgotten, c.id AS place, c.kind, c.at, c.job_id AS jobId,
    ${columns} FROM job_feed f
  LEFT JOIN (SELECT id, kind, at, job_id FROM job_change WHERE id > ? ORDER BY id LIMIT ?) c ON TRUE
  LEFT JOIN job j ON j.id = c.job_id AND j.listed_at IS NOT NULL AND j.deadline >= ? ORDER BY c.id`;

const OF_JOB = /^job\.(.+)$/;

/** The job change feed, read with one statement. */
export class JobChangesReadModel {
  constructor(
    private readonly reader: SqlReader,
    private readonly clock: Clock,
  ) {}

  /** Returns the entries after a cursor. `paths` are the selected paths below a change. */
  async page(args: JobChangesArgs, paths: ReadonlySet<string>, maxPageSize: number): Promise<OpenJobChangeConnection> {
    const { first } = checkPage(args, maxPageSize);
    const after = args.after == null ? null : decodeJobChangeCursor(args.after);
    const plan = openJobPlan([...paths].flatMap((path) => OF_JOB.exec(path)?.[1] ?? []));
    const today = todayInIndia(this.clock.now());
    const rows = await this.reader.rows<Row>(statement(plan.columns), [after?.position ?? 0, first + 1, today]);
    const feed = { latest: Number(rows[0]?.latest ?? 0), forgotten: Number(rows[0]?.forgotten ?? 0) };
    if (after && isExpired(after, feed)) {
      const days = `The cursor is older than ${JOB_FEED_RETENTION_DAYS} days`;
      throw new PortalError('CURSOR_EXPIRED', `${days}. Read the feed again from the start, without a cursor.`);
    }
    const startPosition = after?.startPosition ?? feed.latest;
    const nodes = rows.slice(0, first).flatMap((row) => {
      if (row.place === null) return [];
      const { kind, at, jobId } = row;
      const cursor = encodeJobChangeCursor({ position: Number(row.place), startPosition });
      return [{ cursor, at, kind, jobId, job: isRead(row) ? plan.toNode(row) : null }];
    });
    return {
      nodes,
      pageInfo: {
        hasNextPage: rows.length > first,
        hasPreviousPage: after !== null,
        startCursor: nodes[0]?.cursor ?? null,
        endCursor: nodes.at(-1)?.cursor ?? args.after ?? encodeJobChangeCursor({ position: 0, startPosition }),
      },
    };
  }
}

const isRead = (row: Row): row is Row & OpenJobRow => row.id !== null;
