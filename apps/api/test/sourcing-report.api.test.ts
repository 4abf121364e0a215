import { addDays, todayInIndia } from '@job-alert/domain/india/calendar';
import { listMonths, startOfMonth } from '@job-alert/domain/reports/report-period';
import { columnName, REPORT_NAMES, REPORTS, reportToWire } from '@job-alert/domain/reports/reports';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rebuildFacts } from '../src/database/reports/report-facts.js';
import { createAdmin, decideApplication, decisionOn, deleteUsers } from './builders/admin.js';
import { apply, openOffice } from './builders/applications.js';
import { TestClient } from './builders/client.js';
import { MovableClock } from './builders/clock.js';
import { approvedEmployer, openJob, propose } from './builders/employer.js';
import { ACCEPT_BY_LINK, DECLINE_BY_LINK, insertInvitee, invite } from './builders/job-invitations.js';
import { type Actor, insertCandidate, logIn, visitor } from './builders/records.js';
import { type AnsweredReport, REPORT_FIELDS, type Reports, type Row, readReports } from './builders/reported-portal.js';
import { type Portal, startPortal } from './harness.js';

const NAMES = REPORT_NAMES.filter((name) => name.startsWith('SOURCING'));
const READ = `query ($names: [ReportName!]!, $filter: ReportFilter) { reports(names: $names, filter: $filter) ${REPORT_FIELDS} }`;
const DECIDE = `mutation ($input: DecideApprovalInput!) { decideApproval(input: $input) { approval { id } } }`;
const UNDO = 'mutation ($approvalId: ID!) { undoDecision(input: { approvalId: $approvalId }) { approval { id } } }';
const RECOMMEND = `mutation ($input: RecommendApplicationInput!) { recommendApplication(input: $input) { application { id } } }`;
const JOINED = 'mutation ($input: RecordJoiningInput!) { recordJoining(input: $input) { application { id } } }';
const OF_JOB =
  '{ applications(first: 50) { nodes { id candidate { id } recommendation { id } invitation { state } } } }';

const NO_REASONS = { noNotLooking: 0, noPay: 0, noPlaceOrHours: 0, noWork: 0, noCompany: 0, noOther: 0 };
const NOTHING = {
  invited: 0,
  yes: 0,
  no: 0,
  ...NO_REASONS,
  unanswered: 0,
  approved: 0,
  recommended: 0,
  shortlisted: 0,
  selected: 0,
  joined: 0,
  medianDaysToAnswer: null,
  medianDaysToApproved: null,
  medianDaysToShortlisted: null,
  medianDaysToJoined: null,
};
const TOTAL = {
  invited: 6,
  yes: 3,
  no: 2,
  ...NO_REASONS,
  noPay: 1,
  noOther: 1,
  unanswered: 1,
  approved: 4,
  recommended: 3,
  shortlisted: 2,
  selected: 1,
  joined: 1,
  medianDaysToAnswer: 1,
  medianDaysToApproved: 2,
  medianDaysToShortlisted: 3,
  medianDaysToJoined: 7,
};
/** The candidates of the first administrator: five invitations, one recommendation. */
const OF_ASHA = {
  ...TOTAL,
  invited: 5,
  yes: 2,
  approved: 2,
  recommended: 1,
  shortlisted: 1,
  medianDaysToApproved: 1.5,
  medianDaysToShortlisted: 2,
};
/** The candidates of the second administrator: one invitation, two recommendations. */
const OF_RAVI = {
  ...NOTHING,
  invited: 1,
  yes: 1,
  approved: 3,
  recommended: 2,
  shortlisted: 1,
  medianDaysToAnswer: 1,
  medianDaysToApproved: 2,
  medianDaysToShortlisted: 4,
};
/** The one candidate of the second company. */
const OF_OTHER_COMPANY = {
  ...NOTHING,
  invited: 1,
  yes: 1,
  approved: 1,
  medianDaysToAnswer: 1,
  medianDaysToApproved: 2,
};
const OF_FIRST_COMPANY = {
  ...TOTAL,
  invited: 5,
  yes: 2,
  approved: 3,
  medianDaysToApproved: 1.5,
};
/** The candidates with an invitation. */
const INVITED_ONLY = { ...TOTAL, approved: 3, recommended: 2, shortlisted: 1, medianDaysToShortlisted: 2 };
/** The recommended candidate without an invitation. */
const RECOMMENDED_ONLY = { ...NOTHING, approved: 1, recommended: 1, shortlisted: 1, medianDaysToShortlisted: 4 };

describe('the report on sourcing', () => {
  const clock = MovableClock.atNoon();
  const start = todayInIndia(clock.now());
  const period = { from: start, to: addDays(start, 30) };
  let portal: Portal;
  let asha: Actor;
  let ravi: Actor;
  let employer: Actor;
  let other: Actor;
  let jobId: string;
  let otherJobId: string;
  let reader: string;
  const invited: Record<'yes' | 'pay' | 'reason' | 'page' | 'silent' | 'other', Actor> = {} as never;

  /** Continues some days later. Sessions have ended by then. */
  async function later(days: number): Promise<void> {
    clock.letPass(days * 24 * 60);
    [asha, ravi, employer] = (await Promise.all([asha, ravi, employer].map(({ id }) => logIn(portal, id)))) as [
      Actor,
      Actor,
      Actor,
    ];
  }
  const applicationOf = async ({ id }: Actor) => {
    const { applications } = await asha.client.ask<{
      applications: { nodes: { id: string; candidate: { id: string }; recommendation: { id: string } | null }[] };
    }>(OF_JOB);
    const application = applications.nodes.find(({ candidate }) => candidate.id === id);
    if (!application) throw new Error('The candidate has not applied.');
    return application;
  };
  async function approve(admin: Actor, applicationId: string, isRecommended: boolean): Promise<string> {
    const more = isRecommended ? { recommendation: { text: 'Fits well.', rating: 4 } } : {};
    const input = await decisionOn(admin.client, 'application', applicationId, 'APPROVE', more);
    const data = await admin.client.ask<{ decideApproval: { approval: { id: string } } }>(DECIDE, { input });
    return data.decideApproval.approval.id;
  }
  async function advance(applicationId: string, status: string, values: object = {}): Promise<void> {
    await propose(employer, applicationId, status, { ...values });
    await decideApplication(asha, applicationId, 'APPROVE');
  }
  const read = async (filter: object = {}, { client } = asha): Promise<Reports> =>
    readReports(
      (await client.ask<{ reports: AnsweredReport[] }>(READ, { names: NAMES, filter: { ...period, ...filter } }))
        .reports,
    );

  beforeAll(async () => {
    portal = await startPortal({}, clock);
    ({ admin: asha, employer, jobId } = await openOffice(portal));
    ravi = await createAdmin(portal, { firstName: 'Ravi', lastName: 'Desai' });
    other = await approvedEmployer(portal, asha);
    otherJobId = await openJob(other, asha);
    const create = 'mutation { createApiClient(input: { name: "BI", scopes: [REPORTS_READ] }) { key } }';
    reader = (await asha.client.ask<{ createApiClient: { key: string } }>(create)).createApiClient.key;
    const tokens: Record<string, string> = {};
    for (const name of ['yes', 'pay', 'reason', 'page', 'silent', 'other'] as const) {
      invited[name] = await insertInvitee(portal);
      const [admin, job] = name === 'other' ? [ravi, otherJobId] : [asha, jobId];
      tokens[name] = (await invite(portal, admin, job, invited[name])).token;
    }
    await later(1);
    const answer = (document: string, name: string, more: object = {}) =>
      visitor(portal).ask(document, { input: { token: tokens[name], ...more } });
    await answer(ACCEPT_BY_LINK, 'yes');
    await answer(ACCEPT_BY_LINK, 'other');
    await answer(DECLINE_BY_LINK, 'pay', { reason: 'PAY' });
    await answer(DECLINE_BY_LINK, 'reason', { reason: 'OTHER', note: 'Studies first.' });
    await later(1);
    await apply(await logIn(portal, invited.page.id), jobId);
    await later(1);
    const yes = (await applicationOf(invited.yes)).id;
    await approve(asha, yes, true);
    const page = (await applicationOf(invited.page)).id;
    await approve(asha, page, false);
    await approve(asha, (await applicationOf(invited.other)).id, false);
    const spontaneous = await insertCandidate(portal);
    const spontaneousId = await apply(spontaneous, jobId);
    await approve(ravi, spontaneousId, true);
    const undoneId = await apply(await insertCandidate(portal), jobId);
    await asha.client.ask(UNDO, { approvalId: await approve(asha, undoneId, true) });
    await later(1);
    const { recommendation } = await applicationOf(spontaneous);
    const input = { applicationId: spontaneousId, replacesId: recommendation?.id, text: 'Fits very well.' };
    await asha.client.ask(RECOMMEND, { input });
    await ravi.client.ask(RECOMMEND, { input: { applicationId: page, rating: 5 } });
    await later(1);
    await advance(yes, 'SHORTLISTED');
    await later(2);
    await advance(spontaneousId, 'SHORTLISTED');
    await advance(yes, 'SELECTED', { dateOfJoining: addDays(start, 9) });
    await later(4);
    await employer.client.ask(JOINED, { input: { applicationId: yes, outcome: 'JOINED', day: addDays(start, 10) } });
  });
  afterAll(() => portal.stop());

  test('counts invitations, answers, outcomes and the days between for the month of the invitation', async () => {
    const { SOURCING, SOURCING_REASONS } = await read();
    expect(SOURCING.total).toEqual(TOTAL);
    const [invitedIn, recommendedIn] = [startOfMonth(start), startOfMonth(addDays(start, 3))];
    const figuresOf = (month: string) => {
      if (invitedIn === recommendedIn) return month === invitedIn ? TOTAL : NOTHING;
      if (month === invitedIn) return INVITED_ONLY;
      return month === recommendedIn ? RECOMMENDED_ONLY : NOTHING;
    };
    expect(SOURCING.rows).toEqual(listMonths(period).map((month) => ({ month, ...figuresOf(month) })));
    expect(SOURCING_REASONS.rows).toEqual([
      { reason: 'OTHER', declined: 1 },
      { reason: 'PAY', declined: 1 },
    ]);
  });

  test('counts a candidate for the administrator who invited and for the one who first recommended', async () => {
    expect((await read()).SOURCING_ADMINISTRATORS.rows).toEqual([
      { administratorId: asha.id, administratorName: 'Asha Patel', ...OF_ASHA },
      { administratorId: ravi.id, administratorName: 'Ravi Desai', ...OF_RAVI },
    ]);
    const asked = await read({}, { ...asha, client: new TestClient(portal.url, reader) });
    expect(asked.SOURCING_ADMINISTRATORS.rows.map((row) => row['administratorName'])).toEqual([null, null]);
  });

  test('counts by company and by job', async () => {
    const { SOURCING_COMPANIES, SOURCING_JOBS } = await read();
    const names = { companyName: 'Surat Silk Mills' };
    expect(SOURCING_COMPANIES.rows).toEqual([
      { companyId: employer.id, ...names, ...OF_FIRST_COMPANY },
      { companyId: other.id, ...names, ...OF_OTHER_COMPANY },
    ]);
    expect(SOURCING_JOBS.rows).toEqual([
      { jobId, title: 'Textile Designer', companyId: employer.id, ...names, ...OF_FIRST_COMPANY },
      { jobId: otherJobId, title: 'Textile Designer', companyId: other.id, ...names, ...OF_OTHER_COMPANY },
    ]);
  });

  test('is filtered by the day of the invitation or recommendation, the company, the job, the place and the source', async () => {
    const totals = await Promise.all(
      [
        { from: addDays(start, 1) },
        { from: addDays(start, 4) },
        { companyId: other.id },
        { jobId },
        { city: 'Pune' },
        { source: 'INVITATION' },
        { source: 'SEARCH' },
      ].map(async (filter) => (await read(filter)).SOURCING.total),
    );
    expect(totals).toEqual([
      RECOMMENDED_ONLY,
      NOTHING,
      OF_OTHER_COMPANY,
      OF_FIRST_COMPANY,
      NOTHING,
      INVITED_ONLY,
      NOTHING,
    ]);
  });

  test('has the same figures over GraphQL, as CSV and in the views', async () => {
    const answer = await read();
    for (const name of NAMES) {
      const columns = Object.entries(REPORTS[name].columns).flatMap(([column, { isScreenOnly }]) =>
        isScreenOnly ? [] : [column],
      );
      const query = new URLSearchParams(period).toString();
      const response = await fetch(`${portal.url}/feeds/reports/${reportToWire(name)}.csv?${query}`, {
        headers: { authorization: `Bearer ${reader}` },
      });
      const lines = parse(await response.text(), { bom: true, columns: true }) as Record<string, string>[];
      const cells = (row: Row) => columns.map((column) => [columnName(column), String(row[column] ?? '')]);
      expect(lines).toEqual(answer[name].rows.map((row) => expect.objectContaining(Object.fromEntries(cells(row)))));
    }
    const [view] = await portal.dataSource.query<Record<string, unknown>[]>(`SELECT
      COUNT(*) AS invited, SUM(i.answer LIKE 'ACCEPTED%') AS yes, SUM(i.answer = 'DECLINED') AS no,
      SUM(i.decline_reason_label = 'The pay is too low') AS noPay, COUNT(a.accepted_at) AS approved,
      COUNT(a.recommended_at) AS recommended, COUNT(a.shortlisted_at) AS shortlisted, COUNT(a.joined_on) AS joined
      FROM report_invitation i LEFT JOIN report_application a ON a.application_id = i.application_id`);
    const { SOURCING } = await read({ source: 'INVITATION' });
    for (const [column, value] of Object.entries(view ?? {})) {
      expect([column, Number(value)]).toEqual([column, SOURCING.total[column]]);
    }
  });

  test('stays the same when candidates, an administrator and a job are deleted, and when the facts are rebuilt', async () => {
    const before = await read();
    await deleteUsers(asha, invited.yes.id, invited.pay.id, ravi.id);
    await asha.client.ask('mutation ($ids: [ID!]!) { deleteJobs(input: { ids: $ids }) { deleted { jobs } } }', {
      ids: [otherJobId],
    });
    await rebuildFacts(portal.dataSource.manager);
    const gone = await portal.dataSource.query(
      'SELECT COUNT(*) AS count FROM report_invitation WHERE gone_at IS NOT NULL',
    );
    expect(Number(gone[0].count)).toBe(3);
    const unnamed = (reports: Reports) =>
      JSON.parse(
        JSON.stringify(reports, (key, value: unknown) =>
          key === 'administratorName' || key === 'title' ? undefined : value,
        ),
      );
    const after = await read();
    expect(unnamed(after)).toEqual(unnamed(before));
    expect(after.SOURCING_JOBS.rows.map(({ title }) => title)).toEqual(['Textile Designer', null]);
  });
});
