import {
  type ApplicationStatus,
  applicationStatusToWire,
  HIRING_STEPS,
} from '@job-alert/domain/applications/application-status';
import { SUBJECT_KINDS, type SubjectKind } from '@job-alert/domain/approvals/approval';
import { startOfWeek, todayInIndia } from '@job-alert/domain/india/calendar';
import type { RecordedFrom } from '@job-alert/domain/reports/report-definition';
import { listWeeks } from '@job-alert/domain/reports/report-period';
import type { ReportRow } from '@job-alert/domain/reports/reports';
import type { SqlReader } from '../../database/sql-reader.js';
import type { Clock } from '../../platform/clock.js';
import { type Counted, inUnits, spread, sumBy, total } from './report-counts.rules.js';
import { type Scope, scopeWhere, scopeWherePeriod } from './report-scope.rules.js';
import { REACHED_ON } from './speed-reports.read-model.js';

const MINUTES_AN_HOUR = 60;

/** Reports of the administrators' dashboard, and the start of each record. */
export class ReportsReadModel {
  constructor(
    private readonly reader: SqlReader,
    private readonly clock: Clock,
  ) {}

  async since(measure: RecordedFrom): Promise<Date | null> {
    const row = await this.reader.row<{ since: Date }>('SELECT since FROM recorded_since WHERE what = ?', [measure]);
    return row?.since ?? null;
  }

  /** Applications per week of the period, including weeks without applications. */
  async applicationsPerWeek(scope: Scope): Promise<ReportRow<'APPLICATIONS_PER_WEEK'>[]> {
    const { sql, values } = scopeWherePeriod(scope, 'applied_on');
    const rows = await this.reader.rows<Counted<{ day: string }>>(
      `SELECT applied_on AS day, COUNT(*) AS count FROM application_fact WHERE ${sql} GROUP BY day`,
      values,
    );
    const counts = new Map<string, number>();
    for (const { day, count } of rows) {
      counts.set(startOfWeek(String(day)), (counts.get(startOfWeek(String(day))) ?? 0) + Number(count));
    }
    return listWeeks(scope).map((weekStart) => ({ weekStart, applications: counts.get(weekStart) ?? 0 }));
  }

  /** Applications of the period that have reached each stage until now. */
  async funnelByStage(scope: Scope): Promise<ReportRow<'FUNNEL_BY_STAGE'>[]> {
    const { sql, values } = scopeWherePeriod(scope, 'applied_on');
    const reached = Object.entries(REACHED_ON).map(([stage, day]) => `COUNT(${day}) AS ${stage}`);
    const row = await this.reader.row<Partial<Record<ApplicationStatus, string | number>>>(
      `SELECT ${reached.join(', ')} FROM application_fact WHERE ${sql}`,
      values,
    );
    return HIRING_STEPS.map((stage) => ({
      stage: applicationStatusToWire(stage),
      applications: Number(row?.[stage] ?? 0),
    }));
  }

  /** Waiting times of the period's approved requests. */
  async timeToApprove(scope: Scope): Promise<ReportRow<'TIME_TO_APPROVE'>[]> {
    const { sql, values } = scopeWherePeriod(scope, 'requested_on');
    const rows = await this.reader.rows<Counted<{ kind: SubjectKind; value: string | number }>>(
      `SELECT subject AS kind, clock_seconds DIV 60 AS value, COUNT(*) AS count
      FROM approval_fact WHERE ${sql} AND outcome = 'APPROVED' AND waited = 1 GROUP BY kind, value`,
      values,
    );
    return SUBJECT_KINDS.map((kind) => {
      const waits = rows.filter((row) => row.kind === kind);
      const approved = total(waits);
      const minutes = sumBy(waits, ({ value, count }) => Number(value) * Number(count));
      return {
        subject: kind.toLowerCase(),
        approved,
        averageHours: approved === 0 ? null : inUnits(minutes / approved, MINUTES_AN_HOUR),
        medianHours: spread(waits, MINUTES_AN_HOUR).median,
      };
    });
  }

  /** Jobs that are open now, most frequent industry first. */
  async openJobsByIndustry(scope: Scope): Promise<ReportRow<'OPEN_JOBS_BY_INDUSTRY'>[]> {
    const { sql, values } = scopeWhere(scope, ['company_id', 'industry', 'city']);
    const rows = await this.reader.rows<Record<keyof ReportRow<'OPEN_JOBS_BY_INDUSTRY'>, string>>(
      `SELECT industry, COUNT(*) AS openJobs, SUM(openings) AS openings FROM job
      WHERE listed_at IS NOT NULL AND deadline >= ? AND ${sql} AND id = COALESCE(?, id)
      GROUP BY industry ORDER BY openJobs DESC, industry`,
      [todayInIndia(this.clock.now()), ...values, scope.job_id ?? null],
    );
    return rows.map(({ industry, openJobs, openings }) => ({
      industry,
      openJobs: Number(openJobs),
      openings: Number(openings),
    }));
  }
}
