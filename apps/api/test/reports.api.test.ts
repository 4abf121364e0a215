import { HIRING_STEPS } from '@job-alert/domain/application-status';
import { APPROVAL_KINDS } from '@job-alert/domain/approval';
import { todayInIndia } from '@job-alert/domain/calendar';
import { monthOf, monthsOf } from '@job-alert/domain/report-period';
import {
  columnName,
  percentOf,
  ratioOf,
  REPORT_NAMES,
  REPORT_PARTS,
  REPORTS,
  reportToEdge,
  TIMED_STAGES,
} from '@job-alert/domain/reports';
import { workingTimeBetween } from '@job-alert/domain/working-hours';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { JobEntity } from '../src/database/entities/job.entity.js';
import { fillFacts } from '../src/database/facts.js';
import { createAdmin } from './builders/admin.js';
import { type Office, openOffice } from './builders/applications.js';
import { TestClient } from './builders/client.js';
import { approvedEmployer, openJob } from './builders/employer.js';
import { hiringStory, insertHiringStory } from './builders/hiring-stories.js';
import { type Actor, insertCandidate } from './builders/records.js';
import {
  type Asked,
  type Event,
  type EventKind,
  dayOf,
  daysBetween,
  eventsOf,
  fits,
  isWithin,
  requestsOf,
  spreadOfList,
  staysOf,
} from './builders/report-oracle.js';
import { type Portal, startPortal } from './harness.js';

const HOUR = 3_600_000;
const FROM = new Date('2026-02-01T00:00:00Z');
const PERIODS = [
  { from: '2026-02-10', to: '2026-04-14' },
  { from: '2025-04-01', to: '2026-03-31' },
  { from: '2026-04-01', to: '2027-03-31' },
];

type Row = Record<string, string | number | boolean | null>;
type Report = { rows: Row[]; summary: Row & { steps?: Row[] }; since: string | null };
type Reports = Record<(typeof REPORT_NAMES)[number], Report> & {
  approvals: { reasons: Row[]; administrators?: Row[] };
  offers: { reasons: Row[] };
  jobs: { each: Row[] };
};

/** Everything that a report has, out of its definition. */
const fieldsOf = (name: (typeof REPORT_NAMES)[number]): string => Object.keys(REPORTS[name].measures).join(' ');
const summaryOf = (name: (typeof REPORT_NAMES)[number]): string =>
  name === 'passThrough'
    ? 'steps { stage laterStage reached reachedLater percent }'
    : fieldsOf(name)
        .replace(/^(?:month|kind|source|companyId companyName) /, '')
        .replace(/^stage .*$/, 'entered left open');
const ADMINISTRATORS = 'administrators { administratorId decided approved rejected averageHours averageWorkingHours }';
const PARTS: Readonly<Record<string, string>> = {
  approvals: 'reasons { kind reason rejected }',
  offers: 'reasons { reason declined }',
  jobs: 'each(first: 100) { jobId title companyId postedOn openings views applications hires daysOpen isClosed }',
};
const ALL = REPORT_NAMES.map(
  (name) => `${name} { since rows { ${fieldsOf(name)} } summary { ${summaryOf(name)} } ${PARTS[name] ?? ''} }`,
).join('\n');
const QUERY = `query ($filter: ReportFilter) { reports(filter: $filter) { ${ALL} } }`;
const OWN = `query ($filter: ReportFilter) { viewer { company { reports(filter: $filter) { ${ALL} } } } }`;

const count = (events: readonly Event[], code?: string | null): number =>
  code === undefined ? events.length : events.filter((event) => event.code === code).length;
const valuesOf = (events: readonly Event[]) => events.map(({ value }) => value);

describe('the ten reports', () => {
  let portal: Portal;
  let office: Office;
  let other: Actor;
  let reader: string;
  let candidates: Actor[];
  let filters: Omit<Asked, 'from' | 'to'>[];
  const seed = Date.now() % 1_000_000;

  beforeAll(async () => {
    portal = await startPortal();
    office = await openOffice(portal);
    other = await approvedEmployer(portal, office.admin);
    const deciders = [office.admin.id, (await createAdmin(portal)).id];
    const create = 'mutation { createApiClient(input: { name: "BI", scopes: [REPORTS_READ] }) { key } }';
    reader = (await office.admin.client.ask<{ createApiClient: { key: string } }>(create)).createApiClient.key;
    const jobs = await openJobs();
    candidates = await Promise.all(Array.from({ length: 30 }, () => insertCandidate(portal)));
    const stories = fc.sample(hiringStory, { numRuns: 150, seed });
    for (const [index, story] of stories.entries()) {
      const job = jobs[Math.floor(index / candidates.length)];
      const candidate = candidates[index % candidates.length];
      if (!job || !candidate) throw new Error('There is a job and a candidate for each story.');
      await insertHiringStory(portal, story, {
        candidateId: candidate.id,
        jobId: job.id,
        companyId: job.companyId,
        deciders,
        from: FROM,
      });
    }
    await fillFacts(portal.dataSource.manager);
    const [one] = jobs;
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

  /** Jobs of two companies, in two industries and two cities, posted before and after the turn of the financial year. */
  async function openJobs(): Promise<{ id: string; companyId: string }[]> {
    const { manager } = portal.dataSource;
    const jobs: { id: string; companyId: string }[] = [];
    for (let index = 0; index < 5; index += 1) {
      const employer = index % 2 === 0 ? office.employer : other;
      const id = await openJob(employer, office.admin, { openings: 1 + index * 2 });
      const postedAt = new Date(FROM.getTime() + index * 500 * HOUR - 48 * HOUR);
      await manager.query('UPDATE approval SET requested_at = ?, decided_at = ? WHERE job_id = ?', [
        postedAt,
        new Date(postedAt.getTime() + index * 9 * HOUR),
        id,
      ]);
      const city = index < 3 ? 'Pune' : 'Surat';
      const changed = {
        city,
        industry: index === 1 ? 'Finance' : 'Textile',
        postedAt,
        listedAt: null,
        isActive: false,
      };
      await manager.update(JobEntity, { id }, { ...changed, deadline: '2026-05-20' });
      await manager.query('INSERT INTO job_view_day VALUES ?', [
        [
          ['2026-03-31', 40 + index],
          ['2026-04-01', 7],
        ].map(([day, views]) => [id, day, employer.id, changed.industry, city, 'Gujarat', views]),
      ]);
      jobs.push({ id, companyId: employer.id });
    }
    return jobs;
  }

  const read = async (filter: object, token = office.admin.token): Promise<Reports> =>
    (await new TestClient(portal.url, token).ask<{ reports: Reports }>(QUERY, { filter })).reports;
  const answers = new Map<string, Promise<Reports>>();
  /** All reports, asked for once with each filter. */
  const reports = (filter: Asked): Promise<Reports> => {
    const key = JSON.stringify(filter);
    const answer = answers.get(key) ?? read(filter);
    answers.set(key, answer);
    return answer;
  };
  const events = (kind: EventKind, asked: Asked) => eventsOf(portal, kind, asked);

  const asks = (): Asked[] => PERIODS.flatMap((period) => filters.map((filter) => ({ ...period, ...filter })));
  /** Compares a report's months and its summary with what happened, in every filter and period. */
  async function expectMonths(
    name: 'timeToFill' | 'timeToHire' | 'offers' | 'interviews',
    kinds: readonly EventKind[],
    measured: (...happened: Event[][]) => Row,
  ): Promise<void> {
    let seen = 0;
    for (const asked of asks()) {
      const happened = await Promise.all(kinds.map((kind) => events(kind, asked)));
      const { rows, summary } = (await reports(asked))[name];
      const during = (month: string) => happened.map((each) => each.filter(({ day }) => monthOf(day) === month));
      expect([seed, asked, rows]).toEqual([
        seed,
        asked,
        monthsOf(asked).map((month) => expect.objectContaining({ month, ...measured(...during(month)) })),
      ]);
      expect([seed, asked, summary]).toEqual([seed, asked, measured(...happened)]);
      seen += happened.flat().length;
    }
    expect(seen).toBeGreaterThan(10);
  }

  describe('say what the records say, in every filter and over the turn of the financial year:', () => {
    test('time to fill', async () => {
      await expectMonths('timeToFill', ['accepted'], (accepted = []) => {
        const [medianDays, p90Days] = spreadOfList(valuesOf(accepted));
        return { filled: count(accepted), medianDays, p90Days };
      });
    });

    test('time to hire', async () => {
      await expectMonths('timeToHire', ['selected', 'joined'], (selected = [], joined = []) => {
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
      await expectMonths('offers', ['offers'], (offers = []) => {
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
      await expectMonths('interviews', ['interviews', 'selected'], (interviews = [], hires = []) => {
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
          roundsPerHire: ratioOf(
            hires.reduce((sum, { code }) => sum + Number(code), 0),
            hires.length,
          ),
        };
      });
    });

    test('pass-through', async () => {
      const steps = await requestsOf(portal);
      for (const asked of asks()) {
        const reached = new Map<string, Map<string, string>>();
        for (const request of steps.filter(
          (each) => each.state === 'APPROVED' && each.applicationId && fits(asked, each),
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
                percent: percentOf(passed, cohort.length),
              };
            }),
          );
        const isAsked = (day: string) => day >= asked.from && day <= asked.to;
        const { rows, summary } = (await reports(asked)).passThrough;
        expect([seed, asked, summary.steps]).toEqual([seed, asked, expected(isAsked)]);
        expect(rows).toEqual(
          monthsOf(asked).flatMap((month) =>
            expected((day) => isAsked(day) && monthOf(day) === month).map((row) => ({ month, ...row })),
          ),
        );
      }
    });

    test('time in stage', async () => {
      const stays = staysOf(await requestsOf(portal));
      for (const asked of asks()) {
        const entered = stays.filter((stay) => stay.from >= asked.from && stay.from <= asked.to && fits(asked, stay));
        const expected = TIMED_STAGES.map((stage) => {
          const those = entered.filter((stay) => stay.stage === stage);
          const [left, open] = [those.filter(({ to }) => to !== null), those.filter(({ to }) => to === null)];
          const [medianDays, p90Days] = spreadOfList(left.map(({ from, to }) => daysBetween(from, to ?? '')));
          const today = todayInIndia(new Date());
          const [medianOpenDays, p90OpenDays] = spreadOfList(open.map(({ from }) => daysBetween(from, today)));
          const counts = { entered: those.length, left: left.length, open: open.length };
          return { stage, ...counts, medianDays, p90Days, medianOpenDays, p90OpenDays };
        });
        expect([seed, asked, (await reports(asked)).stageTime.rows]).toEqual([seed, asked, expected]);
      }
    });

    test('approvals', async () => {
      const requests = await requestsOf(portal);
      for (const asked of asks()) {
        const ours = requests.filter((each) => fits(asked, each));
        const decided = ours.filter(
          ({ decidedAt, requestedAt, reason }) =>
            decidedAt !== null &&
            decidedAt > requestedAt &&
            reason !== 'CANDIDATE_WITHDREW' &&
            isWithin(asked, decidedAt),
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
        const { rows, summary, reasons, administrators = [] } = (await reports(asked)).approvals;
        expect([seed, asked, rows]).toMatchObject([
          seed,
          asked,
          APPROVAL_KINDS.map((kind) => ({
            kind,
            ...figures(
              decided.filter((each) => each.kind === kind),
              waiting.filter((each) => each.kind === kind),
            ),
          })),
        ]);
        expect(summary).toMatchObject(figures(decided, waiting));
        const rejected = decided.filter(({ state }) => state === 'REJECTED').length;
        expect(reasons.reduce((sum, row) => sum + Number(row['rejected']), 0)).toBe(rejected);
        for (const { administratorId, decided: number } of administrators) {
          expect(number).toBe(decided.filter(({ decidedById }) => decidedById === administratorId).length);
        }
      }
    });

    test('sources', async () => {
      for (const asked of asks()) {
        const applied = await events('applied', asked);
        const sources = [...new Set(applied.map(({ code }) => code))];
        const { rows, summary } = (await reports(asked)).sources;
        const selected = (those: readonly Event[]) => those.filter(({ value }) => value === 1).length;
        for (const source of sources) {
          const those = applied.filter(({ code }) => code === source);
          expect(rows.find((row) => row['source'] === source)).toMatchObject({
            applications: those.length,
            selected: selected(those),
          });
        }
        expect([seed, asked, summary]).toMatchObject([
          seed,
          asked,
          { applications: applied.length, selected: selected(applied) },
        ]);
        const hasPlace = Boolean(asked.companyId ?? asked.jobId ?? asked.industry ?? asked.city);
        expect(summary['visits'] === null).toBe(hasPlace);
      }
    });

    test('the client scorecard and jobs', async () => {
      const requests = await requestsOf(portal);
      for (const asked of asks()) {
        const { source: _, ...places } = asked;
        const [posted, selected, offers, applied] = await Promise.all([
          events('posted', places),
          events('selected', asked),
          events('offers', asked),
          events('applied', asked),
        ]);
        const shown = requests.filter(
          ({ step, state, decidedAt, ...each }) =>
            step === 'APPLIED' && state === 'APPROVED' && isWithin(asked, decidedAt) && fits(asked, each),
        );
        const waits = shown.flatMap(({ applicationId, decidedAt }) => {
          const next = requests
            .filter((each) => each.applicationId === applicationId && each.previous === 'APPLIED')
            .at(0);
          return next ? [daysBetween(dayOf(decidedAt), dayOf(next.requestedAt))] : [];
        });
        const { clientScorecard, jobs } = await reports(asked);
        expect([seed, asked, clientScorecard.summary]).toMatchObject([
          seed,
          asked,
          {
            jobs: posted.length,
            openings: posted.reduce((sum, { value }) => sum + Number(value), 0),
            candidates: shown.length,
            candidatesDecided: waits.length,
            averageDaysToDecide: ratioOf(
              waits.reduce((sum, days) => sum + days, 0),
              waits.length,
            ),
            hires: selected.length,
            offers: offers.length,
            droppedOffers: offers.filter(({ other: joining }) => joining === 'DROPPED').length,
          },
        ]);
        expect(clientScorecard.rows.reduce((sum, row) => sum + Number(row['hires']), 0)).toBe(selected.length);
        expect(jobs.summary).toMatchObject({ posted: posted.length, applications: applied.length });
        expect(jobs.each.map(({ jobId }) => jobId)).toHaveLength(posted.length);
        const views = (month: string) => jobs.rows.find((row) => row['month'] === month)?.['views'];
        if (Object.keys(asked).length === 2 && asked.from < '2026-03-31' && asked.to > '2026-04-01') {
          expect([views('2026-03-01'), views('2026-04-01')]).toEqual([210, 35]);
        }
      }
    });
  });

  test('say the same as CSV, with a label beside each code', async () => {
    const filter = { ...PERIODS[0], city: 'Pune' };
    const answer = await read(filter, reader);
    const tables = [
      ...REPORT_NAMES.map((name) => [reportToEdge(name), answer[name].rows, REPORTS[name].measures] as const),
      ['approvals-reasons', answer.approvals.reasons, REPORT_PARTS.approvalsReasons.measures] as const,
      ['offers-reasons', answer.offers.reasons, REPORT_PARTS.offersReasons.measures] as const,
      ['jobs-each', answer.jobs.each, REPORT_PARTS.jobsEach.measures] as const,
    ];
    for (const [name, rows, measures] of tables) {
      const response = await csv(`${name}.csv?${new URLSearchParams(filter).toString()}`);
      expect([name, response.status]).toEqual([name, 200]);
      const [header = [], ...lines] = parse(await response.text(), { bom: true }) as string[][];
      const cells = rows.map((row) => Object.keys(measures).map((field) => cellOf(row[field])));
      const columns = header.flatMap((column, index) => (column.endsWith('label') ? [] : [index]));
      expect([name, columns.map((index) => header[index])]).toEqual([name, Object.keys(measures).map(columnName)]);
      expect([name, lines.map((line) => columns.map((index) => line[index]))]).toEqual([name, cells]);
    }
    const stages = parse(await (await csv('stage-time.csv')).text(), { bom: true }) as string[][];
    expect(stages[1]?.slice(0, 2)).toEqual(['APPLIED', 'Applied']);
    const statuses = ['salaries.csv', 'offers.csv?source=telepathy', 'offers.csv?from=2026-05-01&to=2026-04-01'].map(
      csv,
    );
    expect((await Promise.all(statuses)).map(({ status }) => status)).toEqual([404, 422, 422]);
  });

  const csv = (path: string): Promise<Response> =>
    fetch(`${portal.url}/feeds/reports/${path}`, { headers: { authorization: `Bearer ${reader}` } });

  test('agree with the views', async () => {
    const { from, to } = { from: '2025-04-01', to: '2026-12-31' };
    const { timeToHire, offers, interviews, stageTime, approvals, clientScorecard } = await read({ from, to });
    const [view] = await portal.dataSource.query<Record<string, string>[]>(`SELECT
      (SELECT COUNT(selected_at) FROM report_application) AS selected, (SELECT COUNT(joined_on) FROM report_application) AS joined,
      (SELECT COUNT(*) FROM report_offer WHERE replaced_at IS NULL) AS made, (SELECT COUNT(*) FROM report_interview WHERE outcome = 'HELD') AS held,
      (SELECT COUNT(*) FROM report_stage WHERE stage NOT IN ('SELECTED', 'REJECTED')) AS entered,
      (SELECT COUNT(*) FROM report_approval WHERE outcome = 'PENDING') AS waiting, (SELECT SUM(LEAST(hires, openings)) FROM report_job) AS filled`);
    expect(Object.fromEntries(Object.entries(view ?? {}).map(([name, value]) => [name, Number(value)]))).toEqual({
      selected: timeToHire.summary['selected'],
      joined: timeToHire.summary['joined'],
      made: offers.summary['made'],
      held: interviews.summary['held'],
      entered: stageTime.summary['entered'],
      waiting: approvals.summary['waiting'],
      filled: clientScorecard.summary['filled'],
    });
  });

  test('show employers their own jobs, whatever they ask for, and no administrator', async () => {
    const period = { from: '2026-02-10', to: '2026-06-30' };
    const { client } = office.employer;
    const own = async (filter: object) =>
      (await client.ask<{ viewer: { company: { reports: Reports } } }>(OWN, { filter: { ...period, ...filter } }))
        .viewer.company.reports;
    const { administrators: _, ...approvals } = (await read({ ...period, companyId: office.employer.id })).approvals;
    const mine = await own({});
    expect(mine).toMatchObject({
      approvals,
      offers: (await read({ ...period, companyId: office.employer.id })).offers,
    });
    expect(mine.clientScorecard.rows.map(({ companyId }) => companyId)).toEqual([office.employer.id]);
    const theirs = await own({ companyId: other.id });
    expect([theirs.clientScorecard.rows, theirs.offers.summary['made'], theirs.jobs.each]).toEqual([[], 0, []]);
    expect((await own({ jobId: 'x' })).timeToHire.summary['selected']).toBe(0);
    for (const field of [
      `approvals { ${ADMINISTRATORS} }`,
      'applicationsPerWeek { weekStart }',
      'openJobsByIndustry { industry }',
    ]) {
      expect(await client.outcome(`{ viewer { company { reports { ${field} } } } }`)).toBe('FORBIDDEN');
    }
    const tooLong = { filter: { from: '2010-01-01', to: '2026-01-01' } };
    expect(await client.refusal(OWN, tooLong)).toMatchObject({ code: 'INVALID_INPUT' });
  });

  test('stay as they are when people are erased, but for what waits or stands there now', async () => {
    const asked = { from: '2025-04-01', to: '2027-03-31' };
    const before = await read(asked);
    const erase = 'mutation ($ids: [ID!]!) { deleteUsers(input: { ids: $ids }) { deleted { users } } }';
    await office.admin.client.ask(erase, { ids: candidates.slice(0, 12).map(({ id }) => id) });
    const after = await read(asked);
    expect(Number(before.stageTime.summary['open'])).toBeGreaterThan(Number(after.stageTime.summary['open']));
    const lasting = (answer: Reports) =>
      JSON.parse(
        JSON.stringify(answer, (key, value: unknown) =>
          /^(?:waiting|open$|medianOpen|p90Open)/.test(key) ? undefined : value,
        ),
      );
    expect(lasting(after)).toEqual(lasting(before));
  });
});

const cellOf = (value: Row[string] | undefined): string => {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value === null || value === undefined ? '' : String(value);
};
