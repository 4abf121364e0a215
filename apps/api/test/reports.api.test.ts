import { HIRING_STEPS } from '@job-alert/domain/applications/application-status';
import { SUBJECT_KINDS } from '@job-alert/domain/approvals/approval';
import { workingTimeBetween } from '@job-alert/domain/approvals/working-hours';
import { todayInIndia } from '@job-alert/domain/india/calendar';
import { startOfMonth, listMonths } from '@job-alert/domain/reports/report-period';
import { toPercent, divideOrNull, TIMED_STAGES } from '@job-alert/domain/reports/reports';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type ReportFilter,
  dayOf,
  daysBetween,
  type Event,
  type EventKind,
  eventsOf,
  fits,
  isWithin,
  requestsOf,
  spreadOfList,
  staysOf,
} from './builders/report-oracle.js';
import { type ReportedPortal, type Reports, type Row, startReportedPortal } from './builders/reported-portal.js';
import type { Portal } from './harness.js';

const PERIODS = [
  { from: '2026-02-10', to: '2026-04-14' },
  { from: '2025-04-01', to: '2026-03-31' },
  { from: '2026-04-01', to: '2027-03-31' },
];

const count = (events: readonly Event[], code?: string | null): number =>
  code === undefined ? events.length : events.filter((event) => event.code === code).length;
const valuesOf = (events: readonly Event[]) => events.map(({ value }) => value);

describe('figures computed from the records, for every filter and across two financial years, match the report:', () => {
  let portal: Portal;
  let read: ReportedPortal['read'];
  let filters: Omit<ReportFilter, 'from' | 'to'>[];
  const seed = Date.now() % 1_000_000;

  beforeAll(async () => {
    const reported = await startReportedPortal(seed);
    ({ portal, read } = reported);
    const {
      office,
      other,
      jobs: [one],
    } = reported;
    filters = [
      {},
      { companyId: other.id },
      { jobId: one?.id ?? '' },
      { industry: 'Finance' },
      { city: 'Pune' },
      { source: 'SEARCH' },
      { companyId: office.employer.id, city: 'Pune', source: 'DIRECT' },
    ];
  });
  afterAll(() => portal.stop());

  const answers = new Map<string, Promise<Reports>>();
  /** Returns all reports for a filter. Each filter is requested only once. */
  const reports = (filter: ReportFilter): Promise<Reports> => {
    const key = JSON.stringify(filter);
    const answer = answers.get(key) ?? read(filter);
    answers.set(key, answer);
    return answer;
  };
  const events = (kind: EventKind, filter: ReportFilter) => eventsOf(portal, kind, filter);
  /** Returns an expectation whose failure message names the portal's seed and the filter. */
  const expectOf = <Value>(filter: ReportFilter, value: Value) => expect(value, JSON.stringify({ seed, ...filter }));

  const asks = (): ReportFilter[] => PERIODS.flatMap((period) => filters.map((filter) => ({ ...period, ...filter })));
  /** Compares a report's months and summary with the events, for every filter and period. */
  async function expectMonths(
    name: 'TIME_TO_FILL' | 'TIME_TO_HIRE' | 'OFFERS' | 'INTERVIEWS',
    kinds: readonly EventKind[],
    measured: (...happened: Event[][]) => Row,
  ): Promise<void> {
    let seen = 0;
    for (const filter of asks()) {
      const happened = await Promise.all(kinds.map((kind) => events(kind, filter)));
      const { rows, total } = (await reports(filter))[name];
      const during = (month: string) => happened.map((each) => each.filter(({ day }) => startOfMonth(day) === month));
      expectOf(filter, rows).toEqual(
        listMonths(filter).map((month) => expect.objectContaining({ month, ...measured(...during(month)) })),
      );
      expectOf(filter, total).toEqual(measured(...happened));
      seen += happened.flat().length;
    }
    expect(seen).toBeGreaterThan(10);
  }

  test('time to fill', async () => {
    await expectMonths('TIME_TO_FILL', ['accepted'], (accepted = []) => {
      const [medianDays, p90Days] = spreadOfList(valuesOf(accepted));
      return { filled: count(accepted), medianDays, p90Days };
    });
  });

  test('time to hire', async () => {
    await expectMonths('TIME_TO_HIRE', ['selected', 'joined'], (selected = [], joined = []) => {
      const [medianDaysToSelected, p90DaysToSelected] = spreadOfList(valuesOf(selected));
      const [medianDaysToJoined, p90DaysToJoined] = spreadOfList(valuesOf(joined));
      return {
        selected: count(selected),
        medianDaysToSelected,
        p90DaysToSelected,
        joined: count(joined),
        medianDaysToJoined,
        p90DaysToJoined,
      };
    });
  });

  test('offers', async () => {
    await expectMonths('OFFERS', ['offers'], (offers = []) => {
      const final = offers.filter(({ code }) => code !== null && code !== 'OTHER_DATE');
      const [medianDaysToAnswer, p90DaysToAnswer] = spreadOfList(valuesOf(final));
      const cameTo = (joining: string) => offers.filter((offer) => offer.other === joining).length;
      return {
        made: count(offers),
        accepted: count(offers, 'ACCEPTED'),
        declined: count(offers, 'DECLINED'),
        unanswered: count(offers) - final.length,
        medianDaysToAnswer,
        p90DaysToAnswer,
        joined: cameTo('JOINED'),
        dropped: cameTo('DROPPED'),
        postponed: cameTo('POSTPONED'),
      };
    });
  });

  test('interviews', async () => {
    await expectMonths('INTERVIEWS', ['interviews', 'selected'], (interviews = [], hires = []) => {
      const [medianNoticeDays, p90NoticeDays] = spreadOfList(valuesOf(interviews));
      return {
        scheduled: count(interviews),
        held: count(interviews, 'HELD'),
        noShows: count(interviews, 'NO_SHOW'),
        moved: 0,
        cancelled: count(interviews, 'CANCELLED'),
        medianNoticeDays,
        p90NoticeDays,
        hires: count(hires),
        roundsPerHire: divideOrNull(
          hires.reduce((sum, { code }) => sum + Number(code), 0),
          hires.length,
        ),
      };
    });
  });

  test('pass-through', async () => {
    const steps = await requestsOf(portal);
    for (const filter of asks()) {
      const reached = new Map<string, Map<string, string>>();
      for (const request of steps.filter(
        (each) => each.state === 'APPROVED' && each.applicationId && fits(filter, each),
      )) {
        const stages = reached.get(request.applicationId ?? '') ?? new Map<string, string>();
        reached.set(request.applicationId ?? '', stages);
        if (!stages.has(request.step)) stages.set(request.step, dayOf(request.decidedAt));
      }
      const expected = (during: (day: string) => boolean) =>
        HIRING_STEPS.flatMap((stage, index) =>
          HIRING_STEPS.slice(index + 1).map((laterStage) => {
            const cohort = [...reached.values()].filter((stages) => during(stages.get(stage) ?? ''));
            const passed = cohort.filter((stages) => stages.has(laterStage)).length;
            return {
              stage,
              laterStage,
              reached: cohort.length,
              reachedLater: passed,
              percent: toPercent(passed, cohort.length),
            };
          }),
        );
      const isInPeriod = (day: string) => day >= filter.from && day <= filter.to;
      const { rows, summary } = (await reports(filter)).PASS_THROUGH;
      expectOf(filter, summary).toEqual(expected(isInPeriod));
      expect(rows).toEqual(
        listMonths(filter).flatMap((month) =>
          expected((day) => isInPeriod(day) && startOfMonth(day) === month).map((row) => ({ month, ...row })),
        ),
      );
    }
  });

  test('time in stage', async () => {
    const stays = staysOf(await requestsOf(portal));
    for (const filter of asks()) {
      const entered = stays.filter((stay) => stay.from >= filter.from && stay.from <= filter.to && fits(filter, stay));
      const expected = TIMED_STAGES.map((stage) => {
        const those = entered.filter((stay) => stay.stage === stage);
        const [ended, open] = [those.filter(({ to }) => to !== null), those.filter(({ to }) => to === null)];
        const [medianDays, p90Days] = spreadOfList(ended.map(({ from, to }) => daysBetween(from, to ?? '')));
        const today = todayInIndia(new Date());
        const [medianOpenDays, p90OpenDays] = spreadOfList(open.map(({ from }) => daysBetween(from, today)));
        const counts = { entered: those.length, left: ended.length, open: open.length };
        return { stage, ...counts, medianDays, p90Days, medianOpenDays, p90OpenDays };
      });
      expectOf(filter, (await reports(filter)).STAGE_TIME.rows).toEqual(expected);
    }
  });

  test('approvals', async () => {
    const requests = await requestsOf(portal);
    for (const filter of asks()) {
      const ours = requests.filter((each) => fits(filter, each));
      const decided = ours.filter(
        ({ decidedAt, requestedAt, reason }) =>
          decidedAt !== null &&
          decidedAt > requestedAt &&
          reason !== 'CANDIDATE_WITHDREW' &&
          isWithin(filter, decidedAt),
      );
      const figures = (those: typeof decided, waiting: typeof ours) => {
        const spans = those.map(({ requestedAt, decidedAt }) => [requestedAt, decidedAt ?? requestedAt] as const);
        const [medianHours, p90Hours] = spreadOfList(
          spans.map(([at, to]) => Math.floor((to.getTime() - at.getTime()) / 60_000)),
          60,
        );
        const [medianWorkingHours, p90WorkingHours] = spreadOfList(
          spans.map(([at, to]) => Math.floor(workingTimeBetween(at, to) / 60_000)),
          60,
        );
        const approved = those.filter(({ state }) => state === 'APPROVED').length;
        const counts = {
          decided: those.length,
          approved,
          rejected: those.length - approved,
          waiting: waiting.length,
        };
        return { ...counts, medianHours, p90Hours, medianWorkingHours, p90WorkingHours };
      };
      const waiting = ours.filter(({ state }) => state === 'PENDING');
      const { APPROVALS, APPROVALS_REASONS, APPROVALS_ADMINISTRATORS } = await reports(filter);
      expectOf(filter, APPROVALS.rows).toMatchObject(
        SUBJECT_KINDS.map((kind) => {
          const ofKind = (each: { kind: string }) => each.kind === kind;
          return { kind, ...figures(decided.filter(ofKind), waiting.filter(ofKind)) };
        }),
      );
      expect(APPROVALS.total).toMatchObject(figures(decided, waiting));
      const rejected = decided.filter(({ state }) => state === 'REJECTED').length;
      expect(APPROVALS_REASONS.rows.reduce((sum, row) => sum + Number(row['rejected']), 0)).toBe(rejected);
      for (const { administratorId, decided: number } of APPROVALS_ADMINISTRATORS.rows) {
        expect(number).toBe(decided.filter(({ decidedById }) => decidedById === administratorId).length);
      }
    }
  });

  test('sources', async () => {
    for (const filter of asks()) {
      const applied = await events('applied', filter);
      const sources = [...new Set(applied.map(({ code }) => code))];
      const { rows, total } = (await reports(filter)).SOURCES;
      const selected = (those: readonly Event[]) => those.filter(({ value }) => value === 1).length;
      for (const source of sources) {
        const those = applied.filter(({ code }) => code === source);
        expect(rows.find((row) => row['source'] === source)).toMatchObject({
          applications: those.length,
          selected: selected(those),
        });
      }
      expectOf(filter, total).toMatchObject({ applications: applied.length, selected: selected(applied) });
      const hasPlace = Boolean(filter.companyId ?? filter.jobId ?? filter.industry ?? filter.city);
      expect(total['visits'] === null).toBe(hasPlace);
    }
  });

  test('the client scorecard and jobs', async () => {
    const requests = await requestsOf(portal);
    for (const filter of asks()) {
      const { source: _, ...places } = filter;
      const [posted, selected, offers, applied] = await Promise.all([
        events('posted', places),
        events('selected', filter),
        events('offers', filter),
        events('applied', filter),
      ]);
      const approvedApplications = requests.filter(
        ({ step, state, decidedAt, ...each }) =>
          step === 'APPLIED' && state === 'APPROVED' && isWithin(filter, decidedAt) && fits(filter, each),
      );
      const waits = approvedApplications.flatMap(({ applicationId, decidedAt }) => {
        const next = requests
          .filter((each) => each.applicationId === applicationId && each.previous === 'APPLIED')
          .at(0);
        return next ? [daysBetween(dayOf(decidedAt), dayOf(next.requestedAt))] : [];
      });
      const { CLIENT_SCORECARD, JOBS, JOBS_EACH } = await reports(filter);
      expectOf(filter, CLIENT_SCORECARD.total).toMatchObject({
        jobs: posted.length,
        openings: posted.reduce((sum, { value }) => sum + Number(value), 0),
        candidates: approvedApplications.length,
        candidatesDecided: waits.length,
        averageDaysToDecide: divideOrNull(
          waits.reduce((sum, days) => sum + days, 0),
          waits.length,
        ),
        hires: selected.length,
        offers: offers.length,
        droppedOffers: offers.filter(({ other: joining }) => joining === 'DROPPED').length,
      });
      expect(CLIENT_SCORECARD.rows.reduce((sum, row) => sum + Number(row['hires']), 0)).toBe(selected.length);
      expect(JOBS.total).toMatchObject({ posted: posted.length, applications: applied.length });
      expect(JOBS_EACH.rows.map(({ jobId }) => jobId)).toHaveLength(posted.length);
      const views = (month: string) => JOBS.rows.find((row) => row['month'] === month)?.['views'];
      if (Object.keys(filter).length === 2 && filter.from < '2026-03-31' && filter.to > '2026-04-01') {
        expect([views('2026-03-01'), views('2026-04-01')]).toEqual([210, 35]);
      }
    }
  });
});
