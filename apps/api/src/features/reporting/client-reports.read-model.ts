import { todayInIndia } from '@job-alert/domain/india/calendar';
import { toPercent, type ReportFigures, type ReportRow, divideOrNull } from '@job-alert/domain/reports/reports';
import type { SqlReader, SqlValue } from '../../database/sql-reader.js';
import type { Clock } from '../../platform/clock.js';
import type { ReportTable } from './report.types.js';
import { type Monthly, monthOfDay, monthsAndTotal, spread, sumBy, total } from './report-counts.rules.js';
import { DIMENSIONS, isFilteredBy, type Scope, scopeWhere, scopeWherePeriod } from './report-scope.rules.js';

/** A job is open until the end of its last day, unless it was stopped before. */
const CLOSED_ON = 'LEAST(deadline, COALESCE(stopped_on, deadline))';
const HAS_CLOSED = 'approved_on IS NOT NULL AND (stopped_on IS NOT NULL OR deadline < ?)';
const DAYS_OPEN = `GREATEST(DATEDIFF(${CLOSED_ON}, approved_on), 0)`;

/**
 * Covering indexes of the statements. MariaDB sometimes chose another one between requests and looked up each row: one
 * to two seconds instead of 0.2 s for 500,000 rows.
 */
const INDEX_HINTS = {
  client: 'FORCE INDEX (application_fact_client)',
  /** Includes the filter columns of reports. */
  shown: 'FORCE INDEX (application_fact_shown)',
  selected:
    'USE INDEX (application_fact_selected, application_fact_company) IGNORE INDEX FOR GROUP BY (application_fact_company)',
} as const;

/** The applications of a single job are few and have their own index, which needs no hint. */
const applicationsBy = (index: keyof typeof INDEX_HINTS, { job_id }: Scope): string =>
  job_id === undefined ? `application_fact ${INDEX_HINTS[index]}` : 'application_fact';

const shownWhere = (scope: Scope): string =>
  applicationsBy(isFilteredBy(scope, ['industry', 'city', 'source']) ? 'shown' : 'client', scope);

/** A double is exact for days. MySQL sums integers as decimals, which takes a fifth longer for 500,000 rows. */
const DAYS_TO_DECIDE = '0E0 + DATEDIFF(client_answered_on, accepted_on)';

/** The names of the summed columns. */
type SumName =
  | 'jobs'
  | 'openings'
  | 'filled'
  | 'candidates'
  | 'decided'
  | 'days'
  | 'hires'
  | 'held'
  | 'offers'
  | 'dropped';

type CompanySums = { companyId: string | number } & Partial<Record<SumName, string | number | null>>;

/** Reports on companies and their jobs. */
export class ClientReportsReadModel {
  constructor(
    private readonly reader: SqlReader,
    private readonly clock: Clock,
  ) {}

  async clientScorecard(scope: Scope): Promise<ReportTable<'CLIENT_SCORECARD'>> {
    const [jobs, candidates, hires, offers] = await Promise.all([
      this.perCompany(
        'COUNT(*) AS jobs, SUM(openings) AS openings, SUM(LEAST(hires, openings)) AS filled FROM job_fact',
        scopeWherePeriod(scope, 'posted_on', DIMENSIONS),
      ),
      this.perCompany(
        `COUNT(*) AS candidates, COUNT(client_answered_on) AS decided, SUM(${DAYS_TO_DECIDE}) AS days FROM ${shownWhere(scope)}`,
        scopeWherePeriod(scope, 'accepted_on'),
      ),
      this.perCompany(
        `COUNT(*) AS hires, SUM(interviews_held) AS held FROM ${applicationsBy('selected', scope)}`,
        scopeWherePeriod(scope, 'selected_on'),
      ),
      this.perCompany(
        "COUNT(*) AS offers, SUM(COALESCE(joining, '') = 'DROPPED') AS dropped FROM offer_fact",
        scopeWherePeriod(scope, 'replaced_at IS NULL AND made_on'),
      ),
    ]);
    // Each statement returns at most one row per company; the rows are merged.
    const byCompany = new Map<string, CompanySums>();
    for (const row of [...jobs, ...candidates, ...hires, ...offers]) {
      const id = String(row.companyId);
      const existing = byCompany.get(id);
      if (existing) Object.assign(existing, row);
      else byCompany.set(id, row);
    }
    const names = await this.names('company', [...byCompany.keys()]);
    const rows = [...byCompany].map(([companyId, sums]) => ({
      companyId,
      companyName: names.get(companyId) ?? null,
      ...scorecard((name) => Number(sums[name] ?? 0)),
    }));
    rows.sort(
      (one, other) =>
        other.jobs - one.jobs || other.hires - one.hires || Number(one.companyId) - Number(other.companyId),
    );
    const all = [...byCompany.values()];
    return { rows, summary: [scorecard((name) => sumBy(all, (row) => row[name] ?? null))] };
  }

  private perCompany(
    sums: string,
    { sql, values }: { sql: string; values: readonly SqlValue[] },
  ): Promise<CompanySums[]> {
    return this.reader.rows<CompanySums>(
      `SELECT company_id AS companyId, ${sums} WHERE ${sql} GROUP BY company_id`,
      values,
    );
  }

  /** Returns the names of companies, or the titles of jobs, by their ids. Deleted ones have none. */
  async names(table: 'company' | 'job', ids: readonly string[]): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map();
    const rows = await this.reader.rows<{ id: string; name: string }>(
      `SELECT id, ${table === 'job' ? 'title' : 'name'} AS name FROM ${table} WHERE id IN (${ids.map(() => '?').join(', ')})`,
      ids,
    );
    return new Map(rows.map(({ id, name }) => [String(id), name]));
  }

  async jobs(scope: Scope): Promise<ReportTable<'JOBS'>> {
    const [posted, views, applications, closed] = await Promise.all([
      this.perMonth('posted_on', 'COUNT(*) AS count FROM job_fact', scopeWherePeriod(scope, 'posted_on', DIMENSIONS)),
      this.perMonth('day', 'SUM(views) AS count FROM job_view_day', scopeWherePeriod(scope, 'day', DIMENSIONS)),
      this.perMonth('applied_on', 'COUNT(*) AS count FROM application_fact', scopeWherePeriod(scope, 'applied_on')),
      this.closed(scope),
    ]);
    return monthsAndTotal(scope, [posted, views, applications, closed], jobsMeasured);
  }

  private perMonth(
    day: string,
    counted: string,
    { sql, values }: { sql: string; values: readonly SqlValue[] },
  ): Promise<Monthly[]> {
    return this.reader.rows<Monthly>(
      `SELECT ${monthOfDay(day)} AS month, SUM(count) AS count
      FROM (SELECT ${day}, ${counted} WHERE ${sql} GROUP BY ${day}) AS days GROUP BY month`,
      values,
    );
  }

  private closed(scope: Scope): Promise<Closed[]> {
    const { sql, values } = scopeWherePeriod(scope, CLOSED_ON, DIMENSIONS);
    return this.reader.rows<Closed>(
      `SELECT ${monthOfDay(CLOSED_ON)} AS month, ${DAYS_OPEN} AS value, hires > 0 AS hired, COUNT(*) AS count
      FROM job_fact WHERE ${HAS_CLOSED} AND ${sql} GROUP BY month, value, hired`,
      [todayInIndia(this.clock.now()), ...values],
    );
  }

  /** Returns up to `first` jobs posted in the period, newest first, after the given one. */
  async eachJob(scope: Scope, first: number, after?: EachJob): Promise<EachJob[]> {
    const today = todayInIndia(this.clock.now());
    const { sql, values } = scopeWherePeriod(scope, 'posted_on', DIMENSIONS);
    const applications = scopeWhere(scope, ['source']);
    const next = after ? ' AND (posted_on < ? OR posted_on = ? AND job_id < ?)' : '';
    const rows = await this.reader.rows<Record<keyof Omit<EachJob, 'isClosed'>, string | null> & { isClosed: number }>(
      `SELECT f.job_id AS jobId, f.company_id AS companyId, f.posted_on AS postedOn, f.openings, f.hires,
        (SELECT title FROM job WHERE id = f.job_id) AS title,
        (SELECT COALESCE(SUM(views), 0) FROM job_view_day v WHERE v.job_id = f.job_id) AS views,
        (SELECT COUNT(*) FROM application_fact a WHERE a.job_id = f.job_id AND ${applications.sql}) AS applications,
        ${HAS_CLOSED} AS isClosed,
        CASE WHEN ${HAS_CLOSED} THEN ${DAYS_OPEN} ELSE DATEDIFF(?, approved_on) END AS daysOpen
      FROM (SELECT * FROM job_fact WHERE ${sql}${next} ORDER BY posted_on DESC, job_id DESC LIMIT ?) AS f
      ORDER BY f.posted_on DESC, f.job_id DESC`,
      [
        ...applications.values,
        today,
        today,
        today,
        ...values,
        ...(after ? [after.postedOn, after.postedOn, after.jobId] : []),
        first,
      ],
    );
    return rows.map((row) => ({
      jobId: String(row.jobId),
      title: row.title,
      companyId: String(row.companyId),
      postedOn: String(row.postedOn),
      openings: Number(row.openings),
      views: Number(row.views),
      applications: Number(row.applications),
      hires: Number(row.hires),
      daysOpen: row.daysOpen === null ? null : Number(row.daysOpen),
      isClosed: Boolean(Number(row.isClosed)),
    }));
  }
}

type EachJob = ReportRow<'JOBS_EACH'>;
type Closed = Monthly<{ value: string | number; hired: string | number }>;

function scorecard(sum: (name: SumName) => number): ReportFigures<'CLIENT_SCORECARD'> {
  return {
    jobs: sum('jobs'),
    openings: sum('openings'),
    filled: sum('filled'),
    fillRate: toPercent(sum('filled'), sum('openings')),
    candidates: sum('candidates'),
    candidatesDecided: sum('decided'),
    averageDaysToDecide: divideOrNull(sum('days'), sum('decided')),
    hires: sum('hires'),
    interviewsPerHire: divideOrNull(sum('held'), sum('hires')),
    offers: sum('offers'),
    droppedOffers: sum('dropped'),
  };
}

function jobsMeasured(
  posted: readonly Monthly[],
  views: readonly Monthly[],
  applications: readonly Monthly[],
  closed: readonly Closed[],
): ReportFigures<'JOBS'> {
  const { median, p90 } = spread(closed);
  const hired = total(closed.filter((job) => Number(job.hired) === 1));
  return {
    posted: total(posted),
    views: total(views),
    applications: total(applications),
    applicationsPer100Views: divideOrNull(total(applications) * 100, total(views)),
    closed: total(closed),
    closedWithHire: hired,
    closedWithoutHire: total(closed) - hired,
    medianDaysOpen: median,
    p90DaysOpen: p90,
  };
}
