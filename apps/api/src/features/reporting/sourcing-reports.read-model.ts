import type { ReportFigures, ReportRow } from '@job-alert/domain/reports/reports';
import type { InvitationAnswer, InvitationDeclineReason } from '@job-alert/domain/sourcing/job-invitation';
import type { SqlReader, SqlValue } from '../../database/sql-reader.js';
import { groupBy } from '../../platform/group-by.js';
import { placeholders } from '../../platform/graphql/batch-loader.js';
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

const DAYS_BETWEEN: Readonly<Record<Days, string>> = {
  daysToAnswer: 'DATEDIFF(answered_on, sourced_on)',
  daysToApproved: 'DATEDIFF(accepted_on, answered_on)',
  daysToShortlisted: 'DATEDIFF(shortlisted_on, accepted_on)',
  daysToJoined: 'DATEDIFF(joined_on, accepted_on)',
};
const NOT_INVITED = '0 AS isInvited, NULL AS answer, NULL AS reason, NULL AS answered_on, 1 AS isRecommended';
const OUTCOMES = 'a.accepted_on, a.shortlisted_on, a.selected_on, a.joined_on';
/** The index has all columns that the reports read. */
const OF_INVITATION =
  'application_fact a FORCE INDEX (application_fact_outcome) ON a.application_id = i.application_id';

/** The invitations of the period. Their source is always the invitation. */
function invitedIn(scope: Scope): Sql {
  const { sql, values } = scopeWherePeriod(scope, 'invited_on');
  return { sql: `(SELECT * FROM (SELECT *, 'INVITATION' AS source FROM invitation_fact) s WHERE ${sql}) i`, values };
}

/** The invited candidates, who count as recommended if the condition applies. */
function invitations(scope: Scope, isRecommended = 'a.recommended_on IS NOT NULL'): Sql {
  const { sql, values } = invitedIn(scope);
  return {
    sql: `SELECT i.company_id, i.job_id, i.invited_on AS sourced_on, i.invited_by_id AS administrator_id, 1 AS isInvited, i.answer,
        i.decline_reason AS reason, i.answered_on, COALESCE(${isRecommended}, 0) AS isRecommended, ${OUTCOMES}
      FROM ${sql} LEFT JOIN ${OF_INVITATION}`,
    values,
  };
}

/** The applications that were recommended in the period and answer no invitation. */
function recommendations(scope: Scope): Sql {
  const { sql, values } = scopeWherePeriod(scope, 'recommended_on');
  return {
    sql: `SELECT company_id, job_id, recommended_on AS sourced_on, recommended_by_id AS administrator_id, ${NOT_INVITED}, ${OUTCOMES}
      FROM application_fact a WHERE COALESCE(source, '') <> 'INVITATION' AND ${sql}`,
    values,
  };
}

/** The recommendations of other administrators' invited candidates. */
function recommendedByOthers(scope: Scope): Sql {
  const { sql, values } = invitedIn(scope);
  return {
    sql: `SELECT i.company_id, i.job_id, i.invited_on AS sourced_on, a.recommended_by_id AS administrator_id, ${NOT_INVITED}, ${OUTCOMES}
      FROM ${sql} JOIN ${OF_INVITATION} WHERE a.recommended_by_id <> COALESCE(i.invited_by_id, 0)`,
    values,
  };
}

/** Each candidate whom administrators have invited or recommended in the period, once. */
const sourcedIn = (scope: Scope): Sql[] => [invitations(scope), recommendations(scope)];

/** Reports on the candidates whom administrators have invited or recommended. */
export class SourcingReportsReadModel {
  constructor(
    private readonly reader: SqlReader,
    private readonly clients: ClientReportsReadModel,
  ) {}

  async sourcing(scope: Scope): Promise<ReportTable<'SOURCING'>> {
    const rows = await this.sourced(sourcedIn(scope), monthOfDay('sourced_on'));
    return monthsAndTotal(scope, [rows.map((row) => ({ ...row, month: row.key }))], measured);
  }

  async administrators(scope: Scope): Promise<ReportRow<'SOURCING_ADMINISTRATORS'>[]> {
    const parts = [
      invitations(scope, 'a.recommended_by_id = i.invited_by_id'),
      recommendations(scope),
      recommendedByOthers(scope),
    ];
    const rows = await this.sourced(parts, 'administrator_id');
    return mostFirst(rows).map(({ key, figures }) => ({
      administratorId: key,
      administratorName: null,
      ...figures,
    }));
  }

  async companies(scope: Scope): Promise<ReportRow<'SOURCING_COMPANIES'>[]> {
    const groups = mostFirst(await this.sourced(sourcedIn(scope), 'company_id'));
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
    const parts = sourcedIn(scope);
    const groups = mostFirst(
      await this.sourced(first === undefined ? parts : await this.ofFirstJobs(parts, first), 'job_id'),
    );
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
    const { sql, values } = invitedIn(scope);
    const rows = await this.reader.rows<Counted<{ reason: InvitationDeclineReason }>>(
      `SELECT decline_reason AS reason, COUNT(*) AS count FROM ${sql} WHERE decline_reason IS NOT NULL GROUP BY reason ORDER BY count DESC, reason`,
      values,
    );
    return rows.map(({ reason, count }) => ({ reason, declined: Number(count) }));
  }

  /** Limits the candidates to those of the jobs that `mostFirst` puts first, so that all others need no figures. */
  private async ofFirstJobs(parts: readonly Sql[], first: number): Promise<Sql[]> {
    const jobs = await this.reader.rows<{ id: string }>(
      `SELECT job_id AS id FROM (${parts.map(({ sql }) => sql).join(' UNION ALL ')}) f
      GROUP BY job_id ORDER BY SUM(isInvited) DESC, SUM(isRecommended) DESC, job_id LIMIT ${first}`,
      parts.flatMap(({ values }) => values),
    );
    const ids = jobs.map(({ id }) => id);
    return ids.length === 0
      ? []
      : parts.map(({ sql, values }) => ({
          sql: `SELECT * FROM (${sql}) f WHERE job_id IN (${placeholders(ids)})`,
          values: [...values, ...ids],
        }));
  }

  /** Counts the candidates of each part with a statement of its own, which needs no table of all candidates. */
  private async sourced(parts: readonly Sql[], key: string): Promise<Sourced[]> {
    const days = DAYS.map((name) => `${DAYS_BETWEEN[name]} AS ${name}`);
    const rows = await Promise.all(
      parts.map(({ sql, values }) =>
        this.reader.rows<Sourced>(
          `SELECT ${key} AS \`key\`, MIN(company_id) AS companyId, COUNT(*) AS count, isInvited, answer, reason, isRecommended,
            accepted_on IS NOT NULL AS isApproved, selected_on IS NOT NULL AS isSelected, ${days.join(', ')}
          FROM (${sql}) f WHERE ${key} IS NOT NULL
          GROUP BY \`key\`, isInvited, answer, reason, isRecommended, isApproved, isSelected, ${DAYS.join(', ')}`,
          values,
        ),
      ),
    );
    return rows.flat();
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
