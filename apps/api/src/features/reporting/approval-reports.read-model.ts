import { SUBJECT_KINDS, type SubjectKind } from '@job-alert/domain/approvals/approval';
import type { RejectionReason } from '@job-alert/domain/approvals/rejection-reasons';
import type { ReportFigures, ReportRow } from '@job-alert/domain/reports/reports';
import { decisionGroupRange, IS_APPROVED, isKind, KIND_NUMBER } from '../../database/reports/decision-groups.js';
import type { SqlReader } from '../../database/sql-reader.js';
import type { Clock } from '../../platform/clock.js';
import { groupBy } from '../../platform/group-by.js';
import type { ReportTable } from './report.types.js';
import { type Counted, inUnits, spread, sumBy, total } from './report-counts.rules.js';
import { type Scope, scopeWhere, scopeWherePeriod } from './report-scope.rules.js';

const DAY = 86_400_000;

/** Condition for decisions of administrators. Withdrawn applications and those that were never pending have none. */
const DECIDED = "outcome IN ('APPROVED', 'REJECTED') AND waited = 1";

type Decision = Counted<{ kind: string | number; value: string | number; approved: string | number }>;
type Age = 'DAY' | 'THREE_DAYS' | 'WEEK' | 'LONGER';
type Waiting = Counted<{ kind: SubjectKind; age: Age }>;

/** The decisions of an administrator. */
interface DecidedBy {
  administratorId: string;
  decided: number;
  medianWorkingHours: number | null;
}

/** Waiting times and outcomes of approval requests. */
export class ApprovalReportsReadModel {
  constructor(
    private readonly reader: SqlReader,
    private readonly clock: Clock,
  ) {}

  async approvals(scope: Scope): Promise<ReportTable<'APPROVALS'>> {
    const [decisions, working, waiting] = await Promise.all([
      this.decisions(scope, 'clock_minutes'),
      this.decisions(scope, 'working_minutes'),
      this.waiting(scope),
    ]);
    return {
      rows: SUBJECT_KINDS.map((kind) => {
        const ofKind = (row: Decision): boolean => isKind(kind, row.kind);
        const waitingOfKind = waiting.filter((row) => row.kind === kind);
        return { kind, ...measured(decisions.filter(ofKind), working.filter(ofKind), waitingOfKind) };
      }),
      summary: [measured(decisions, working, waiting)],
    };
  }

  /** The inner statement groups in index order, which needs no temporary table per decision (decision 0098). */
  private decisions(scope: Scope, minutes: 'clock_minutes' | 'working_minutes'): Promise<Decision[]> {
    const { sql, values } = scopeWherePeriod(scope, 'decided_on');
    const counted = `decision_group, ${minutes}`;
    return this.reader.rows<Decision>(
      `SELECT ${KIND_NUMBER} AS kind, ${minutes} AS value, SUM(count) AS count, SUM(count * (${IS_APPROVED})) AS approved
      FROM (SELECT ${counted}, COUNT(*) AS count FROM approval_fact
        WHERE decision_group BETWEEN ? AND ? AND ${sql} GROUP BY ${counted}) AS months
      GROUP BY kind, value`,
      [...decisionGroupRange(scope), ...values],
    );
  }

  private waiting(scope: Scope): Promise<Waiting[]> {
    const { sql, values } = scopeWhere(scope);
    const now = this.clock.now().getTime();
    const [day, threeDays, week] = [1, 3, 7].map((days) => new Date(now - days * DAY));
    return this.reader.rows<Waiting>(
      `SELECT subject AS kind, CASE WHEN requested_at >= ? THEN 'DAY' WHEN requested_at >= ? THEN 'THREE_DAYS'
        WHEN requested_at >= ? THEN 'WEEK' ELSE 'LONGER' END AS age, COUNT(*) AS count
      FROM approval_fact WHERE outcome = 'PENDING' AND gone_at IS NULL AND ${sql} GROUP BY kind, age`,
      [day ?? null, threeDays ?? null, week ?? null, ...values],
    );
  }

  /** The number of decisions per administrator, for administrators and reporting tools only. */
  async administrators(scope: Scope): Promise<ReportRow<'APPROVALS_ADMINISTRATORS'>[]> {
    const { sql, values } = scopeWherePeriod(scope, 'decided_on');
    const rows = await this.reader.rows<
      Record<'administratorId' | 'decided' | 'approved' | 'minutes' | 'workingMinutes', string>
    >(
      `SELECT decided_by_id AS administratorId, COUNT(*) AS decided, SUM(outcome = 'APPROVED') AS approved,
        SUM(clock_seconds DIV 60) AS minutes, SUM(working_seconds DIV 60) AS workingMinutes
      FROM approval_fact WHERE ${sql} AND ${DECIDED} AND decided_by_id IS NOT NULL
      GROUP BY decided_by_id ORDER BY decided DESC, administratorId`,
      values,
    );
    return rows.map(({ administratorId, ...row }) => {
      const [decided, approved] = [Number(row.decided), Number(row.approved)];
      return {
        administratorId: String(administratorId),
        administratorName: null,
        decided,
        approved,
        rejected: decided - approved,
        averageHours: inUnits(Number(row.minutes) / decided, MINUTES_AN_HOUR),
        averageWorkingHours: inUnits(Number(row.workingMinutes) / decided, MINUTES_AN_HOUR),
      };
    });
  }

  /** Returns the number of decisions of each administrator and their median time. It reads an index alone. */
  async decidedBy(scope: Scope): Promise<DecidedBy[]> {
    const { sql, values } = scopeWherePeriod(scope, 'decided_on');
    const rows = await this.reader.rows<Counted<{ administratorId: string | number; value: string | number }>>(
      `SELECT decided_by_id AS administratorId, working_seconds DIV 60 AS value, COUNT(*) AS count
      FROM approval_fact WHERE ${sql} AND ${DECIDED} AND decided_by_id IS NOT NULL GROUP BY administratorId, value`,
      values,
    );
    return [...groupBy(rows, ({ administratorId }) => String(administratorId))].map(([administratorId, decisions]) => ({
      administratorId,
      decided: total(decisions),
      medianWorkingHours: spread(decisions, MINUTES_AN_HOUR).median,
    }));
  }

  async reasons(scope: Scope): Promise<ReportRow<'APPROVALS_REASONS'>[]> {
    const { sql, values } = scopeWherePeriod(scope, 'decided_on');
    const rows = await this.reader.rows<Counted<{ kind: SubjectKind; reason: RejectionReason | null }>>(
      `SELECT subject AS kind, reason, COUNT(*) AS count FROM approval_fact
      WHERE ${sql} AND ${DECIDED} AND outcome = 'REJECTED' GROUP BY kind, reason ORDER BY count DESC, kind, reason`,
      values,
    );
    return rows.map(({ kind, reason, count }) => ({ kind, reason, rejected: Number(count) }));
  }
}

const MINUTES_AN_HOUR = 60;

function measured(
  decisions: readonly Decision[],
  working: readonly Decision[],
  waiting: readonly Waiting[],
): ReportFigures<'APPROVALS'> {
  const [hours, workingHours] = [spread(decisions, MINUTES_AN_HOUR), spread(working, MINUTES_AN_HOUR)];
  const [decided, approved] = [total(decisions), sumBy(decisions, (row) => row.approved)];
  const waitingFor = (age: Age): number => total(waiting.filter((row) => row.age === age));
  return {
    decided,
    approved,
    rejected: decided - approved,
    medianHours: hours.median,
    p90Hours: hours.p90,
    medianWorkingHours: workingHours.median,
    p90WorkingHours: workingHours.p90,
    waiting: total(waiting),
    waitingUpTo1Day: waitingFor('DAY'),
    waitingUpTo3Days: waitingFor('THREE_DAYS'),
    waitingUpTo7Days: waitingFor('WEEK'),
    waitingLonger: waitingFor('LONGER'),
  };
}
