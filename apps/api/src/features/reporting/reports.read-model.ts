import { type ApplicationStatus, HIRING_STEPS } from '@job-alert/domain/application-status';
import { APPROVAL_KINDS, type ApprovalKind } from '@job-alert/domain/approval';
import type { Reader } from '../../database/reader.js';
import type { Condition } from '../../platform/list-order.js';
import { withinDays } from '../../platform/list-query.js';
import { type Period, weeksOf } from './report-period.rules.js';
import type { FunnelStage, IndustryOfOpenJobs, TimeToApprove, WeekOfApplications } from './reports.types.js';

/** PENDING is no stage: it is a stage that waits for an administrator. */

const OPEN_JOBS = `SELECT industry, COUNT(*) AS openJobs, SUM(openings) AS openings FROM report_open_job
  GROUP BY industry ORDER BY openJobs DESC, industry`;

/** The middle row of each kind, or the middle two, found by counting. */
const waitingSql = (where: string): string => `SELECT subject AS kind, COUNT(*) AS approved, AVG(hours) AS averageHours,
    AVG(CASE WHEN place IN (FLOOR((size + 1) / 2), FLOOR((size + 2) / 2)) THEN hours END) AS medianHours
  FROM (SELECT subject, hours, ROW_NUMBER() OVER (PARTITION BY subject ORDER BY hours) AS place,
    COUNT(*) OVER (PARTITION BY subject) AS size FROM report_decision WHERE outcome = 'APPROVED' AND ${where}) AS ranked
  GROUP BY subject`;

/** The numbers of the reports, out of the same views that reporting tools read. Who may, the resolver and the feeds ask. */
export class ReportsReadModel {
  constructor(private readonly reader: Reader) {}

  /** Every week of the period, the quiet ones with none. */
  async applicationsPerWeek({ from, to }: Period): Promise<WeekOfApplications[]> {
    const { where, values } = within('applied_at', from, to);
    const rows = await this.reader.rows<{ weekStart: string; applications: string }>(
      `SELECT week_start AS weekStart, COUNT(*) AS applications FROM report_application WHERE ${where} GROUP BY week_start`,
      values,
    );
    const counts = new Map(rows.map(({ weekStart, applications }) => [weekStart, Number(applications)]));
    return weeksOf({ from, to }).map((weekStart) => ({ weekStart, applications: counts.get(weekStart) ?? 0 }));
  }

  /** How many of the applications made in the period have reached each stage until now. */
  async funnelByStage({ from, to }: Period): Promise<FunnelStage[]> {
    const { where, values } = within('applied_at', from, to);
    const rows = await this.reader.rows<{ stage: ApplicationStatus; applications: string }>(
      `SELECT stage, COUNT(DISTINCT application_id) AS applications FROM report_stage WHERE ${where} GROUP BY stage`,
      values,
    );
    const counts = new Map(rows.map(({ stage, applications }) => [stage, Number(applications)]));
    return HIRING_STEPS.map((stage) => ({ stage, applications: counts.get(stage) ?? 0 }));
  }

  /** How long those of the period's requests that have been approved had waited. */
  async timeToApprove({ from, to }: Period): Promise<TimeToApprove[]> {
    const { where, values } = within('requested_at', from, to);
    const rows = await this.reader.rows<
      Record<'averageHours' | 'medianHours' | 'approved', string> & { kind: ApprovalKind }
    >(waitingSql(where), values);
    return APPROVAL_KINDS.map((kind) => {
      const row = rows.find((one) => one.kind === kind);
      if (!row) return { kind, approved: 0, averageHours: null, medianHours: null };
      const { approved, averageHours, medianHours } = row;
      return {
        kind,
        approved: Number(approved),
        averageHours: rounded(averageHours),
        medianHours: rounded(medianHours),
      };
    });
  }

  /** The jobs that are open now, the industry with the most first. */
  async openJobsByIndustry(): Promise<IndustryOfOpenJobs[]> {
    const rows = await this.reader.rows<Record<keyof IndustryOfOpenJobs, string>>(OPEN_JOBS);
    return rows.map(({ industry, openJobs, openings }) => ({
      industry,
      openJobs: Number(openJobs),
      openings: Number(openings),
    }));
  }
}

const rounded = (hours: string): number => Math.round(Number(hours) * 100) / 100;

function within(column: string, from: string, to: string): { where: string; values: Condition['values'] } {
  const conditions = withinDays(column, from, to);
  return {
    where: conditions.map(({ sql }) => sql).join(' AND '),
    values: conditions.flatMap(({ values }) => values),
  };
}
