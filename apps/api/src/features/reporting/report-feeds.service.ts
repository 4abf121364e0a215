import type { Readable } from 'node:stream';
import { todayInIndia } from '@job-alert/domain/india/calendar';
import type { ReportRecord } from '@job-alert/domain/reports/report-definition';
import { REPORTS, type ReportName, type ReportRow, reportFromWire } from '@job-alert/domain/reports/reports';
import { VISIT_SOURCES } from '@job-alert/domain/reports/visit-source';
import type { RequestContext } from '../../platform/context.js';
import { type CsvRow, csvStream } from '../../platform/csv.js';
import { invalidInput, notFound } from '../../platform/errors.js';
import { reportCsv } from './report-csv.presenter.js';
import type { ReportQuery, Scope } from './report-scope.rules.js';
import type { ReportsDeps, ReportsService } from './reports.service.js';

/** The parameters of a report's URL. */
type FeedFilter = Partial<Record<keyof ReportQuery, string>>;

/** CSV reports for spreadsheets and reporting tools. */
export class ReportFeedsService {
  constructor(
    private readonly reports: ReportsService,
    private readonly deps: Pick<ReportsDeps, 'clients' | 'sourcing' | 'clock'>,
  ) {}

  has(name: string): boolean {
    return reportFromWire(name) !== undefined;
  }

  /** Opens the report with this URL name, such as `pass-through`. */
  async open(context: RequestContext, name: string, filter: FeedFilter): Promise<Readable> {
    const { source, ...others } = filter;
    const scope = this.reports.scope(context, { ...others, source: parseSource(source) });
    const report = reportFromWire(name);
    if (!report) throw notFound('Report');
    const { header, write } = reportCsv(REPORTS[report].columns);
    const csvContext = { period: scope, today: todayInIndia(this.deps.clock.now()) };
    return csvStream(header, await this.rows(context, report, scope, (row) => write(row, csvContext)));
  }

  private async rows(
    context: RequestContext,
    name: ReportName,
    scope: Scope,
    write: (row: ReportRecord) => CsvRow,
  ): Promise<AsyncIterable<CsvRow> | CsvRow[]> {
    if (name === 'JOBS_EACH') return this.eachJob(scope, write);
    if (name === 'SOURCING_JOBS') return (await this.deps.sourcing.jobs(scope)).map(write);
    return (await this.reports.table(context, name, scope)).rows.map(write);
  }

  /** Yields all jobs of the period, read page by page while they are sent. */
  private async *eachJob(scope: Scope, write: (row: ReportRecord) => CsvRow): AsyncGenerator<CsvRow> {
    for (let last: ReportRow<'JOBS_EACH'> | undefined; ; ) {
      const jobs = await this.deps.clients.eachJob(scope, JOB_BATCH_SIZE, last);
      for (const job of jobs) yield write(job);
      last = jobs.at(-1);
      if (jobs.length < JOB_BATCH_SIZE) return;
    }
  }
}

const JOB_BATCH_SIZE = 500;

/** Parses a source, case-insensitively. */
function parseSource(text: string | undefined) {
  if (!text) return null;
  const source = VISIT_SOURCES.find((each) => each === text.toUpperCase());
  if (!source) throw invalidInput({ source: [`Choose one of ${VISIT_SOURCES.join(', ')}.`] });
  return source;
}
