import type { Readable } from 'node:stream';
import { applicationStatusToEdge } from '@job-alert/domain/application-status';
import { todayInIndia } from '@job-alert/domain/calendar';
import type { Measures } from '@job-alert/domain/report-measures';
import { REPORT_PARTS, REPORTS } from '@job-alert/domain/reports';
import { VISIT_SOURCES } from '@job-alert/domain/visit-source';
import type { RequestContext } from '../../platform/context.js';
import { type CsvRow, csvStream } from '../../platform/csv.js';
import { invalidInput, notFound } from '../../platform/errors.js';
import type { JobsReportJob } from './client-reports.types.js';
import { csvColumns, type ReportRow } from './report-feeds.presenter.js';
import type { ReportQuestion, Scope } from './report-scope.rules.js';
import type { ReportsDeps, ReportsService } from './reports.service.js';

type Rows<Row> = AsyncIterable<Row> | Promise<readonly Row[]>;

interface Feed {
  header: readonly string[];
  rows(deps: ReportsDeps, scope: Scope): Rows<CsvRow>;
}

/** A report, or a part of one, with the columns of its definition. */
function feedOf<Row extends object>(
  { measures }: { measures: Measures },
  read: (deps: ReportsDeps, scope: Scope) => Promise<readonly Row[]>,
): Feed {
  const { header, write } = csvColumns(measures);
  return {
    header,
    rows: async (deps, scope) => {
      const written = { period: scope, today: todayInIndia(deps.clock.now()) };
      return (await read(deps, scope)).map((row) => write(Object.fromEntries(Object.entries(row)), written));
    },
  };
}

const JOBS_AT_ONCE = 500;

/** All jobs of the period, read page by page while they are sent. */
async function* eachJob({ clients, clock }: ReportsDeps, scope: Scope): AsyncGenerator<CsvRow> {
  const { write } = csvColumns(REPORT_PARTS.jobsEach.measures);
  const written = { period: scope, today: todayInIndia(clock.now()) };
  for (let last: JobsReportJob | undefined; ; ) {
    const jobs = await clients.eachJob(scope, JOBS_AT_ONCE, last);
    for (const job of jobs) {
      const row: ReportRow = { ...job };
      yield write(row, written);
    }
    last = jobs.at(-1);
    if (jobs.length < JOBS_AT_ONCE) return;
  }
}

const FEEDS: Readonly<Record<string, Feed>> = {
  'time-to-fill': feedOf(REPORTS.timeToFill, async ({ speed }, scope) => (await speed.timeToFill(scope)).rows),
  'time-to-hire': feedOf(REPORTS.timeToHire, async ({ speed }, scope) => (await speed.timeToHire(scope)).rows),
  'pass-through': feedOf(REPORTS.passThrough, async ({ speed }, scope) => (await speed.passThrough(scope)).rows),
  'stage-time': feedOf(REPORTS.stageTime, async ({ speed }, scope) => (await speed.stageTime(scope)).rows),
  approvals: feedOf(REPORTS.approvals, async ({ approvals }, scope) => (await approvals.approvals(scope)).rows),
  'approvals-administrators': feedOf(REPORT_PARTS.approvalsAdministrators, ({ approvals }, scope) =>
    approvals.administrators(scope),
  ),
  'approvals-reasons': feedOf(REPORT_PARTS.approvalsReasons, ({ approvals }, scope) => approvals.reasons(scope)),
  sources: feedOf(REPORTS.sources, async ({ outcomes }, scope) => (await outcomes.sources(scope)).rows),
  offers: feedOf(REPORTS.offers, async ({ outcomes }, scope) => (await outcomes.offers(scope)).rows),
  'offers-reasons': feedOf(REPORT_PARTS.offersReasons, ({ outcomes }, scope) => outcomes.declineReasons(scope)),
  interviews: feedOf(REPORTS.interviews, async ({ outcomes }, scope) => (await outcomes.interviews(scope)).rows),
  'client-scorecard': feedOf(
    REPORTS.clientScorecard,
    async ({ clients }, scope) => (await clients.clientScorecard(scope)).rows,
  ),
  jobs: feedOf(REPORTS.jobs, async ({ clients }, scope) => (await clients.jobs(scope)).rows),
  'jobs-each': { header: csvColumns(REPORT_PARTS.jobsEach.measures).header, rows: eachJob },
  'applications-per-week': {
    header: ['week_start', 'applications'],
    rows: async ({ figures }, scope) =>
      (await figures.applicationsPerWeek(scope)).map(({ weekStart, applications }) => [weekStart, applications]),
  },
  'funnel-by-stage': {
    header: ['stage', 'applications'],
    rows: async ({ figures }, scope) =>
      (await figures.funnelByStage(scope)).map(({ stage, applications }) => [
        applicationStatusToEdge(stage),
        applications,
      ]),
  },
  'time-to-approve': {
    header: ['subject', 'approved', 'average_hours', 'median_hours'],
    rows: async ({ figures }, scope) =>
      (await figures.timeToApprove(scope)).map(({ kind, approved, averageHours, medianHours }) => [
        kind.toLowerCase(),
        approved,
        averageHours,
        medianHours,
      ]),
  },
  'open-jobs-by-industry': {
    header: ['industry', 'open_jobs', 'openings'],
    rows: async ({ figures }, scope) =>
      (await figures.openJobsByIndustry(scope)).map(({ industry, openJobs, openings }) => [
        industry,
        openJobs,
        openings,
      ]),
  },
};

/** The names of the reports. */
export const REPORT_FEED_NAMES: readonly string[] = Object.keys(FEEDS);

/** What an address says of the reports. */
export type FeedFilter = Partial<Record<keyof ReportQuestion, string>>;

/** The reports as CSV, for spreadsheets and reporting tools that fetch an address. */
export class ReportFeedsService {
  constructor(
    private readonly reports: ReportsService,
    private readonly deps: ReportsDeps,
  ) {}

  has(name: string): boolean {
    return Object.hasOwn(FEEDS, name);
  }

  /** The feed of that name, such as `pass-through`. */
  async open(context: RequestContext, name: string, filter: FeedFilter): Promise<Readable> {
    const { source, ...others } = filter;
    const scope = this.reports.scope(context, { ...others, source: sourceOf(source) });
    const feed = Object.hasOwn(FEEDS, name) ? FEEDS[name] : undefined;
    if (!feed) throw notFound('Report');
    return csvStream(feed.header, await feed.rows(this.deps, scope));
  }
}

/** A source in any case. */
function sourceOf(text: string | undefined) {
  if (!text) return null;
  const source = VISIT_SOURCES.find((each) => each === text.toUpperCase());
  if (!source) throw invalidInput({ source: [`Choose one of ${VISIT_SOURCES.join(', ')}.`] });
  return source;
}
