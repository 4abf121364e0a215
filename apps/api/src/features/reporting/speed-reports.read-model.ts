import { HIRING_STEPS } from '@job-alert/domain/applications/application-status';
import { todayInIndia } from '@job-alert/domain/india/calendar';
import { toPercent, type ReportRow, TIMED_STAGES, type TimedStage } from '@job-alert/domain/reports/reports';
import type { SqlReader } from '../../database/sql-reader.js';
import type { Clock } from '../../platform/clock.js';
import type { ReportTable } from './report.types.js';
import {
  byMonth,
  type Counted,
  type Monthly,
  monthOfDay,
  monthsAndTotal,
  spread,
  sumBy,
  total,
} from './report-counts.rules.js';
import { type Scope, scopeWherePeriod, splitPeriod } from './report-scope.rules.js';

type Days = Monthly<{ value: string | number | null }>;
type Step = Omit<ReportRow<'PASS_THROUGH'>, 'month'>;

/** The date column of each stage that applications can reach, in order. */
export const REACHED_ON = {
  APPLIED: 'accepted_on',
  SHORTLISTED: 'shortlisted_on',
  INTERVIEW_SCHEDULED: 'interview_on',
  INTERVIEW_NOT_ATTENDED: 'missed_on',
  SELECTED: 'selected_on',
  REJECTED: 'rejected_on',
} as const;
type ReachedStage = keyof typeof REACHED_ON;
const STAGES = HIRING_STEPS.filter((stage): stage is ReachedStage => stage in REACHED_ON);

/** Reports on the speed of hiring. Inner statements group in index order, which needs no temporary table. */
export class SpeedReportsReadModel {
  constructor(
    private readonly reader: SqlReader,
    private readonly clock: Clock,
  ) {}

  async timeToFill(scope: Scope): Promise<ReportTable<'TIME_TO_FILL'>> {
    const { sql, values } = scopeWherePeriod(scope, 'filled_on');
    const rows = await this.reader.rows<Days>(
      `SELECT ${monthOfDay('filled_on')} AS month, days_to_fill AS value, COUNT(*) AS count
      FROM offer_fact WHERE ${sql} GROUP BY month, value`,
      values,
    );
    return monthsAndTotal(scope, [rows], (days) => {
      const { median, p90 } = spread(days);
      return { filled: total(days), medianDays: median, p90Days: p90 };
    });
  }

  async timeToHire(scope: Scope): Promise<ReportTable<'TIME_TO_HIRE'>> {
    const [selected, joined] = await Promise.all([
      this.daysSinceApplying(scope, 'selected_on'),
      this.daysSinceApplying(scope, 'joined_on'),
    ]);
    return monthsAndTotal(scope, [selected, joined], (selections, joinings) => {
      const [toSelected, toJoined] = [spread(selections), spread(joinings)];
      return {
        selected: total(selections),
        medianDaysToSelected: toSelected.median,
        p90DaysToSelected: toSelected.p90,
        joined: total(joinings),
        medianDaysToJoined: toJoined.median,
        p90DaysToJoined: toJoined.p90,
      };
    });
  }

  private daysSinceApplying(scope: Scope, day: 'selected_on' | 'joined_on'): Promise<Days[]> {
    const { sql, values } = scopeWherePeriod(scope, day);
    return this.reader.rows<Days>(
      `SELECT ${monthOfDay(day)} AS month, DATEDIFF(${day}, applied_on) AS value, SUM(count) AS count
      FROM (SELECT ${day}, applied_on, COUNT(*) AS count FROM application_fact WHERE ${sql} GROUP BY ${day}, applied_on) AS days
      GROUP BY month, value`,
      values,
    );
  }

  /** Runs one statement per stage that has later stages, each on an index range of its date. */
  async passThrough(scope: Scope): Promise<ReportTable<'PASS_THROUGH'>> {
    const cohorts = await Promise.all(STAGES.slice(0, -1).map((stage) => this.cohorts(scope, stage)));
    const months = cohorts.map((rows) => byMonth(scope, rows));
    const steps = (reached: readonly (readonly Cohort[])[]): Step[] =>
      reached.flatMap((rows, index) => laterSteps(STAGES[index] ?? 'APPLIED', rows));
    return {
      rows: (months[0] ?? []).flatMap(({ month }, index) =>
        steps(months.map((stage) => stage[index]?.rows ?? [])).map((step) => ({ month, ...step })),
      ),
      summary: steps(cohorts),
    };
  }

  private cohorts(scope: Scope, stage: ReachedStage): Promise<Cohort[]> {
    const day = REACHED_ON[stage];
    const later = laterThan(stage);
    const reached = later.map((each) => `COUNT(${REACHED_ON[each]}) AS ${each}`);
    const sums = later.map((each) => `SUM(${each}) AS ${each}`);
    const { sql, values } = scopeWherePeriod(scope, day);
    return this.reader.rows<Cohort>(
      `SELECT ${monthOfDay(day)} AS month, SUM(count) AS count, ${sums.join(', ')}
      FROM (SELECT ${day}, COUNT(*) AS count, ${reached.join(', ')} FROM application_fact WHERE ${sql} GROUP BY ${day}) AS days
      GROUP BY month`,
      values,
    );
  }

  async stageTime(scope: Scope): Promise<ReportTable<'STAGE_TIME'>> {
    const today = todayInIndia(this.clock.now());
    const halves = await Promise.all(splitPeriod(scope, today).map((half) => this.stays(half, today)));
    const rows = halves.flat();
    const stages = TIMED_STAGES.map((stage) => {
      const stays = rows.filter((row) => row.stage === stage);
      const [left, open] = [stays.filter(({ stay }) => stay === 'LEFT'), stays.filter(({ stay }) => stay === 'OPEN')];
      const [leftAfter, openFor] = [spread(left), spread(open)];
      return {
        stage,
        entered: total(stays),
        left: total(left),
        medianDays: leftAfter.median,
        p90Days: leftAfter.p90,
        open: total(open),
        medianOpenDays: openFor.median,
        p90OpenDays: openFor.p90,
      };
    });
    return {
      rows: stages,
      summary: [
        {
          entered: sumBy(stages, ({ entered }) => entered),
          left: sumBy(stages, ({ left }) => left),
          open: sumBy(stages, ({ open }) => open),
        },
      ],
    };
  }

  private stays(scope: Scope, today: string): Promise<Stay[]> {
    const { sql, values } = scopeWherePeriod(scope, 'entered_on');
    return this.reader.rows<Stay>(
      `SELECT step AS stage, CASE WHEN left_on IS NOT NULL THEN 'LEFT' WHEN gone_at IS NULL THEN 'OPEN' ELSE 'GONE' END AS stay,
        DATEDIFF(COALESCE(left_on, ?), entered_on) AS value, SUM(count) AS count
      FROM (SELECT entered_on, step, left_on, gone_at, COUNT(*) AS count FROM approval_fact WHERE ${sql}
        GROUP BY entered_on, step, left_on, gone_at) AS days
      GROUP BY stage, stay, value`,
      [today, ...values],
    );
  }
}

type Stay = Counted<{ stage: TimedStage; stay: 'LEFT' | 'OPEN' | 'GONE'; value: string | number }>;

/** The number of applications that reached a stage in a month, and of them each later stage. */
type Cohort = Monthly<Partial<Record<ReachedStage, string | number>>>;

const laterThan = (stage: ReachedStage): readonly ReachedStage[] => STAGES.slice(STAGES.indexOf(stage) + 1);

function laterSteps(stage: ReachedStage, cohorts: readonly Cohort[]): Step[] {
  const reached = total(cohorts);
  return laterThan(stage).map((laterStage) => {
    const reachedLater = sumBy(cohorts, (cohort) => cohort[laterStage] ?? 0);
    return { stage, laterStage, reached, reachedLater, percent: toPercent(reachedLater, reached) };
  });
}
