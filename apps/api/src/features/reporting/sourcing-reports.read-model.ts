import type { ReportFigures, ReportRow } from '@job-alert/domain/reports/reports';
import type { InvitationAnswer, InvitationDeclineReason } from '@job-alert/domain/sourcing/job-invitation';
import type { SqlReader, SqlValue } from '../../database/sql-reader.js';
import { groupBy } from '../../platform/group-by.js';
import type { ClientReportsReadModel } from './client-reports.read-model.js';
import type { ReportTable } from './report.types.js';
import { type Counted, monthOfDay, monthsAndTotal, spread, total } from './report-counts.rules.js';
import { type Scope, scopeWherePeriod } from './report-scope.rules.js';

const DAYS = ['daysToAnswer', 'daysToApproved', 'daysToShortlisted', 'daysToJoined'] as const;
type Days = (typeof DAYS)[number];

/** Candidates of the same month, administrator, company or job, with the same answers, outcomes and days. */
type Sourced = Counted<{
  key: string | number;
  /** The company of the job, in rows by company or job. */
  companyId: string | number;
  isInvited: string | number;
  answer: InvitationAnswer | null;
  reason: InvitationDeclineReason | null;
  isApproved: string | number;
  isRecommended: string | number;
  isSelected: string | number;
}> &
  Record<Days, string | number | null>;

interface Sql {
  sql: string;
  values: SqlValue[];
}

/** SQL for a candidate `f` with the facts `a` of the application. */
const OUTCOMES = `f.isInvited, f.answer, f.reason, DATEDIFF(f.answered_on, f.sourced_on) AS daysToAnswer,
  DATEDIFF(a.accepted_on, f.answered_on) AS daysToApproved, DATEDIFF(a.shortlisted_on, a.accepted_on) AS daysToShortlisted,
  DATEDIFF(a.joined_on, a.accepted_on) AS daysToJoined, a.accepted_on IS NOT NULL AS isApproved, a.selected_on IS NOT NULL AS isSelected`;
const NOT_INVITED = '0 AS isInvited, NULL AS answer, NULL AS reason, NULL AS answered_on';

/** The invitations of the period. Their source is always the invitation. */
function invitations(scope: Scope): Sql {
  const { sql, values } = scopeWherePeriod(scope, 'invited_on');
  return {
    sql: `SELECT application_id, company_id, job_id, invited_on AS sourced_on, invited_by_id AS administrator_id,
      1 AS isInvited, answer, decline_reason AS reason, answered_on
      FROM (SELECT *, 'INVITATION' AS source FROM invitation_fact) i WHERE ${sql}`,
    values,
  };
}

/** The applications that were recommended in the period and answer no invitation. */
function recommendations(scope: Scope): Sql {
  const { sql, values } = scopeWherePeriod(scope, 'recommended_on');
  return {
    sql: `SELECT application_id, company_id, job_id, recommended_on, recommended_by_id, ${NOT_INVITED}
      FROM application_fact WHERE COALESCE(source, '') <> 'INVITATION' AND ${sql}`,
    values,
  };
}

/** The recommendations of other administrators' invited candidates. */
function recommendedByOthers(scope: Scope): Sql {
  const { sql, values } = invitations(scope);
  return {
    sql: `SELECT i.application_id, i.company_id, i.job_id, i.sourced_on, r.recommended_by_id, ${NOT_INVITED}
      FROM (${sql}) i JOIN application_fact r ON r.application_id = i.application_id
      WHERE r.recommended_by_id <> COALESCE(i.administrator_id, 0)`,
    values,
  };
}

/** Reports on the candidates whom administrators have invited or recommended. */
export class SourcingReportsReadModel {
  constructor(
    private readonly reader: SqlReader,
    private readonly clients: ClientReportsReadModel,
  ) {}

  async sourcing(scope: Scope): Promise<ReportTable<'SOURCING'>> {
    const rows = await this.sourced(scope, monthOfDay('f.sourced_on'));
    return monthsAndTotal(scope, [rows.map((row) => ({ ...row, month: row.key }))], measured);
  }

  async administrators(scope: Scope): Promise<ReportRow<'SOURCING_ADMINISTRATORS'>[]> {
    const rows = await this.sourced(scope, 'f.administrator_id', {
      parts: [recommendedByOthers(scope)],
      isRecommended: 'a.recommended_by_id = f.administrator_id',
    });
    return mostFirst(rows).map(({ key, figures }) => ({
      administratorId: key,
      administratorName: null,
      ...figures,
    }));
  }

  async companies(scope: Scope): Promise<ReportRow<'SOURCING_COMPANIES'>[]> {
    const groups = mostFirst(await this.sourced(scope, 'f.company_id'));
    const names = await this.clients.names(
      'company',
      groups.map(({ key }) => key),
    );
    return groups.map(({ key, figures }) => ({
      companyId: key,
      companyName: names.get(key) ?? null,
      ...figures,
    }));
  }

  /** Returns the jobs with the most invitations, or all jobs. */
  async jobs(scope: Scope, first?: number): Promise<ReportRow<'SOURCING_JOBS'>[]> {
    const groups = mostFirst(await this.sourced(scope, 'f.job_id')).slice(0, first);
    const [titles, names] = await Promise.all([
      this.clients.names(
        'job',
        groups.map(({ key }) => key),
      ),
      this.clients.names(
        'company',
        groups.map(({ companyId }) => companyId),
      ),
    ]);
    return groups.map(({ key, companyId, figures }) => ({
      jobId: key,
      title: titles.get(key) ?? null,
      companyId,
      companyName: names.get(companyId) ?? null,
      ...figures,
    }));
  }

  async reasons(scope: Scope): Promise<ReportRow<'SOURCING_REASONS'>[]> {
    const { sql, values } = invitations(scope);
    const rows = await this.reader.rows<Counted<{ reason: InvitationDeclineReason }>>(
      `SELECT reason, COUNT(*) AS count FROM (${sql}) i WHERE reason IS NOT NULL GROUP BY reason ORDER BY count DESC, reason`,
      values,
    );
    return rows.map(({ reason, count }) => ({ reason, declined: Number(count) }));
  }

  private sourced(
    scope: Scope,
    key: string,
    { parts = [], isRecommended = 'a.recommended_on IS NOT NULL' }: { parts?: Sql[]; isRecommended?: string } = {},
  ): Promise<Sourced[]> {
    const all = [invitations(scope), recommendations(scope), ...parts];
    return this.reader.rows<Sourced>(
      `SELECT ${key} AS \`key\`, MIN(f.company_id) AS companyId, COUNT(*) AS count, ${OUTCOMES}, COALESCE(${isRecommended}, 0) AS isRecommended
      FROM (${all.map(({ sql }) => sql).join(' UNION ALL ')}) f LEFT JOIN application_fact a ON a.application_id = f.application_id
      WHERE ${key} IS NOT NULL GROUP BY \`key\`, isInvited, answer, reason, ${DAYS.join(', ')}, isApproved, isSelected, isRecommended`,
      all.flatMap(({ values }) => values),
    );
  }
}

/** Returns the figures of each key, most invitations first. */
const mostFirst = (rows: readonly Sourced[]) =>
  [...groupBy(rows, ({ key }) => String(key))]
    .map(([key, candidates]) => ({
      key,
      companyId: String(candidates[0]?.companyId),
      figures: measured(candidates),
    }))
    .sort(
      (one, other) =>
        other.figures.invited - one.figures.invited ||
        other.figures.recommended - one.figures.recommended ||
        Number(one.key) - Number(other.key),
    );

function measured(rows: readonly Sourced[]): ReportFigures<'SOURCING'> {
  const count = (is: (row: Sourced) => boolean): number => total(rows.filter(is));
  const invited = count((row) => Number(row.isInvited) === 1);
  const no = count(({ answer }) => answer === 'DECLINED');
  const yes = count(({ answer }) => answer !== null) - no;
  const noFor = (reason: InvitationDeclineReason): number => count((row) => row.reason === reason);
  const medianOf = (days: Days): number | null =>
    spread(rows.map((row) => ({ value: row[days], count: row.count }))).median;
  return {
    invited,
    yes,
    no,
    noNotLooking: noFor('NOT_LOOKING'),
    noPay: noFor('PAY'),
    noPlaceOrHours: noFor('PLACE_OR_HOURS'),
    noWork: noFor('WORK'),
    noCompany: noFor('COMPANY'),
    noOther: noFor('OTHER'),
    unanswered: invited - yes - no,
    approved: count((row) => Number(row.isApproved) === 1),
    recommended: count((row) => Number(row.isRecommended) === 1),
    shortlisted: count(({ daysToShortlisted }) => daysToShortlisted !== null),
    selected: count((row) => Number(row.isSelected) === 1),
    joined: count(({ daysToJoined }) => daysToJoined !== null),
    medianDaysToAnswer: medianOf('daysToAnswer'),
    medianDaysToApproved: medianOf('daysToApproved'),
    medianDaysToShortlisted: medianOf('daysToShortlisted'),
    medianDaysToJoined: medianOf('daysToJoined'),
  };
}
