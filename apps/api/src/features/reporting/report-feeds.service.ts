import type { Readable } from 'node:stream';
import { applicationStatusToEdge } from '@job-alert/domain/application-status';
import type { Clock } from '../../platform/clock.js';
import type { RequestContext } from '../../platform/context.js';
import { type CsvRow, csvStream } from '../../platform/csv.js';
import { notFound } from '../../platform/errors.js';
import { requireReportReader } from '../../platform/viewer.js';
import { type Period, periodOf } from './report-period.rules.js';
import type { ReportsReadModel } from './reports.read-model.js';

interface Feed {
  header: readonly string[];
  rows(reports: ReportsReadModel, period: Period): Promise<CsvRow[]>;
}

const FEEDS: Readonly<Record<string, Feed>> = {
  'applications-per-week': {
    header: ['week_start', 'applications'],
    rows: async (reports, period) =>
      (await reports.applicationsPerWeek(period)).map(({ weekStart, applications }) => [weekStart, applications]),
  },
  'funnel-by-stage': {
    header: ['stage', 'applications'],
    rows: async (reports, period) =>
      (await reports.funnelByStage(period)).map(({ stage, applications }) => [
        applicationStatusToEdge(stage),
        applications,
      ]),
  },
  'time-to-approve': {
    header: ['subject', 'approved', 'average_hours', 'median_hours'],
    rows: async (reports, period) =>
      (await reports.timeToApprove(period)).map(({ kind, approved, averageHours, medianHours }) => [
        kind.toLowerCase(),
        approved,
        averageHours,
        medianHours,
      ]),
  },
  'open-jobs-by-industry': {
    header: ['industry', 'open_jobs', 'openings'],
    rows: async (reports) =>
      (await reports.openJobsByIndustry()).map(({ industry, openJobs, openings }) => [industry, openJobs, openings]),
  },
};

/** The reports as CSV, for reporting tools that fetch an address. */
export class ReportFeedsService {
  constructor(
    private readonly reports: ReportsReadModel,
    private readonly clock: Clock,
  ) {}

  has(name: string): boolean {
    return Object.hasOwn(FEEDS, name);
  }

  /** The feed of that name, such as `funnel-by-stage`. */
  async open(context: RequestContext, name: string, given: { from?: string; to?: string }): Promise<Readable> {
    requireReportReader(context.viewer);
    const feed = Object.hasOwn(FEEDS, name) ? FEEDS[name] : undefined;
    if (!feed) throw notFound('Report');
    return csvStream(feed.header, await feed.rows(this.reports, periodOf(given, this.clock.now())));
  }
}
