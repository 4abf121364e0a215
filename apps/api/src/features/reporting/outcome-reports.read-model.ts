import type { DeclineReason, OfferAnswer } from '@job-alert/domain/applications/offer-answer';
import { type ReportFigures, type ReportRow, divideOrNull } from '@job-alert/domain/reports/reports';
import { VISIT_SOURCES, type VisitSource } from '@job-alert/domain/reports/visit-source';
import type { SqlReader } from '../../database/sql-reader.js';
import type { ReportTable } from './report.types.js';
import { type Counted, type Monthly, monthOfDay, monthsAndTotal, spread, sumBy, total } from './report-counts.rules.js';
import { DIMENSIONS, isFilteredBy, type Scope, scopeWherePeriod } from './report-scope.rules.js';

type BySource = Counted<{ source: VisitSource | null; selected?: string | number }>;
type Offer = Monthly<{
  answer: OfferAnswer | null;
  joining: 'JOINED' | 'DROPPED' | 'POSTPONED' | null;
  value: string | number | null;
}>;
type Interview = Monthly<{
  outcome: 'HELD' | 'NO_SHOW' | 'CANCELLED' | 'MOVED' | null;
  value: string | number | null;
}>;
type Hires = Monthly<{ held: string | number }>;

/** Condition for the latest offer of an application. */
const LATEST = 'replaced_at IS NULL';

/** Reports on traffic sources, interviews and offers. */
export class OutcomeReportsReadModel {
  constructor(private readonly reader: SqlReader) {}

  async sources(scope: Scope): Promise<ReportTable<'SOURCES'>> {
    // Visits and sign-ups have no job, so they are unknown for a company, a job or a place.
    const isKnown = !isFilteredBy(scope, DIMENSIONS);
    const [visits, signUps, applications] = await Promise.all([
      isKnown ? this.countBySource(scope, 'SUM(visits) AS count', 'source_day', 'day') : [],
      isKnown
        ? this.countBySource(
            scope,
            'COUNT(*) AS count',
            "sign_up_fact WHERE user_type = 'CANDIDATE' AND",
            'signed_up_on',
          )
        : [],
      this.countBySource(scope, 'COUNT(*) AS count, COUNT(selected_on) AS selected', 'application_fact', 'applied_on'),
    ]);
    const measured = (isMeant: (row: BySource) => boolean): ReportFigures<'SOURCES'> => ({
      visits: isKnown ? total(visits.filter(isMeant)) : null,
      signUps: isKnown ? total(signUps.filter(isMeant)) : null,
      applications: total(applications.filter(isMeant)),
      selected: sumBy(applications.filter(isMeant), ({ selected }) => selected ?? 0),
    });
    const seen = new Set([...visits, ...signUps, ...applications].map(({ source }) => source));
    return {
      rows: [...VISIT_SOURCES, null]
        .filter((source) => seen.has(source))
        .map((source) => ({ source, ...measured((row) => row.source === source) })),
      summary: [measured(() => true)],
    };
  }

  private countBySource(scope: Scope, counted: string, from: string, day: string): Promise<BySource[]> {
    const hasPlaces = from === 'application_fact';
    const { sql, values } = scopeWherePeriod(scope, day, hasPlaces ? undefined : ['source']);
    const table = from.includes('WHERE') ? from : `${from} WHERE`;
    return this.reader.rows<BySource>(`SELECT source, ${counted} FROM ${table} ${sql} GROUP BY source`, values);
  }

  async offers(scope: Scope): Promise<ReportTable<'OFFERS'>> {
    const { sql, values } = scopeWherePeriod(scope, 'made_on');
    const rows = await this.reader.rows<Offer>(
      `SELECT ${monthOfDay('made_on')} AS month, answer, joining, DATEDIFF(answered_on, made_on) AS value, COUNT(*) AS count
      FROM offer_fact WHERE ${sql} AND ${LATEST} GROUP BY month, answer, joining, value`,
      values,
    );
    return monthsAndTotal(scope, [rows], offersMeasured);
  }

  async declineReasons(scope: Scope): Promise<ReportRow<'OFFERS_REASONS'>[]> {
    const { sql, values } = scopeWherePeriod(scope, 'made_on');
    const rows = await this.reader.rows<Counted<{ reason: DeclineReason | null }>>(
      `SELECT decline_reason AS reason, COUNT(*) AS count FROM offer_fact
      WHERE ${sql} AND ${LATEST} AND answer = 'DECLINED' GROUP BY reason ORDER BY count DESC, reason`,
      values,
    );
    return rows.map(({ reason, count }) => ({ reason, declined: Number(count) }));
  }

  async interviews(scope: Scope): Promise<ReportTable<'INTERVIEWS'>> {
    const [planned, chosen] = [scopeWherePeriod(scope, 'starts_on'), scopeWherePeriod(scope, 'selected_on')];
    const [interviews, hires] = await Promise.all([
      this.reader.rows<Interview>(
        `SELECT ${monthOfDay('starts_on')} AS month, outcome, DATEDIFF(starts_on, approved_on) AS value, COUNT(*) AS count
        FROM interview_fact WHERE ${planned.sql} AND approved_on IS NOT NULL GROUP BY month, outcome, value`,
        planned.values,
      ),
      this.reader.rows<Hires>(
        `SELECT ${monthOfDay('selected_on')} AS month, COUNT(*) AS count, SUM(interviews_held) AS held
        FROM application_fact WHERE ${chosen.sql} GROUP BY month`,
        chosen.values,
      ),
    ]);
    return monthsAndTotal(scope, [interviews, hires], interviewsMeasured);
  }
}

function offersMeasured(offers: readonly Offer[]): ReportFigures<'OFFERS'> {
  const answered = (answer: OfferAnswer): Offer[] => offers.filter((offer) => offer.answer === answer);
  const countJoining = (joining: Offer['joining']): number =>
    total(offers.filter((offer) => offer.joining === joining));
  const closed = [...answered('ACCEPTED'), ...answered('DECLINED')];
  const { median, p90 } = spread(closed);
  return {
    made: total(offers),
    accepted: total(answered('ACCEPTED')),
    declined: total(answered('DECLINED')),
    unanswered: total(offers) - total(closed),
    medianDaysToAnswer: median,
    p90DaysToAnswer: p90,
    joined: countJoining('JOINED'),
    dropped: countJoining('DROPPED'),
    postponed: countJoining('POSTPONED'),
  };
}

function interviewsMeasured(interviews: readonly Interview[], hires: readonly Hires[]): ReportFigures<'INTERVIEWS'> {
  const became = (outcome: Interview['outcome']): number =>
    total(interviews.filter((interview) => interview.outcome === outcome));
  const { median, p90 } = spread(interviews);
  return {
    scheduled: total(interviews),
    held: became('HELD'),
    noShows: became('NO_SHOW'),
    moved: became('MOVED'),
    cancelled: became('CANCELLED'),
    medianNoticeDays: median,
    p90NoticeDays: p90,
    hires: total(hires),
    roundsPerHire: divideOrNull(
      sumBy(hires, ({ held }) => held),
      total(hires),
    ),
  };
}
