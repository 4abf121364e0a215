import { addDays, instantInIndia, todayInIndia } from '@job-alert/domain/india/calendar';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAdmin, decideApplication, decideJob, decisionOn } from './builders/admin.js';
import { type Office, openOffice } from './builders/applications.js';
import { assign } from './builders/assignments.js';
import type { TestClient } from './builders/client.js';
import { MovableClock } from './builders/clock.js';
import { postJob, propose } from './builders/employer.js';
import { ACCEPT_BY_LINK, insertInvitee, invite } from './builders/job-invitations.js';
import { type Actor, visitor } from './builders/records.js';
import { type AnsweredReport, REPORT_FIELDS, type Row, readReports } from './builders/reported-portal.js';
import { type Portal, startPortal } from './harness.js';

const READ = `query ($names: [ReportName!]!, $filter: ReportFilter) { reports(names: $names, filter: $filter) ${REPORT_FIELDS} }`;
const DECIDE = `mutation ($input: DecideApprovalInput!) { decideApproval(input: $input) { approval { id } } }`;
const OF_JOB = '{ applications(first: 50) { nodes { id } } }';
const LINK = `mutation { createReportLink(input: { name: "Own", report: "recruiters" }) { url } }`;
const KEY = 'mutation { createApiClient(input: { name: "BI", scopes: [REPORTS_READ] }) { key } }';

/** The next Monday, when the office is open. */
const TODAY = todayInIndia(new Date());
const MONDAY = addDays(TODAY, 7 - ((new Date(TODAY).getUTCDay() + 6) % 7));
const PERIOD = { from: MONDAY, to: MONDAY };

const NO_SOURCING = { invited: 0, yes: 0, recommended: 0, shortlisted: 0, offers: 0, joined: 0 };

describe('the report on recruiters', () => {
  const clock = new MovableClock(instantInIndia(MONDAY, '10:00').getTime() - Date.now());
  let portal: Portal;
  let office: Office;
  let asha: Actor;
  let ravi: Actor;
  let reader: Actor;
  const hoursLater = (hours: number) => clock.letPass(hours * 60);

  beforeAll(async () => {
    portal = await startPortal({}, clock);
    office = await openOffice(portal);
    asha = await createAdmin(portal, { firstName: 'Asha', lastName: 'Mehta' });
    ravi = await createAdmin(portal, { firstName: 'Ravi', lastName: 'Desai', adminRole: 'RECRUITER' });
    reader = await createAdmin(portal, { firstName: 'Leela', adminRole: 'READER' });
    const first = await postJob(office.employer);
    hoursLater(2);
    await decideJob(ravi, first, 'APPROVE');
    const second = await postJob(office.employer);
    const third = await postJob(office.employer);
    const candidate = await insertInvitee(portal);
    const { token } = await invite(portal, ravi, office.jobId, candidate);
    await visitor(portal).ask(ACCEPT_BY_LINK, { input: { token } });
    hoursLater(1);
    await decideJob(ravi, second, 'APPROVE');
    const { applications } = await asha.client.ask<{ applications: { nodes: { id: string }[] } }>(OF_JOB);
    const applicationId = applications.nodes[0]?.id ?? '';
    const input = await decisionOn(ravi.client, 'application', applicationId, 'APPROVE', {
      recommendation: { text: 'Fits well.', rating: 4 },
    });
    await ravi.client.ask(DECIDE, { input });
    await propose(office.employer, applicationId, 'SHORTLISTED');
    hoursLater(2);
    await decideJob(asha, third, 'APPROVE');
    await decideApplication(asha, applicationId, 'APPROVE');
    await propose(office.employer, applicationId, 'SELECTED', { dateOfJoining: addDays(MONDAY, 30) });
    hoursLater(1);
    await decideApplication(asha, applicationId, 'APPROVE');
    await assign(asha, 'COMPANY', [office.employer.id], ravi.id);
    await assign(asha, 'JOB', [first, second], ravi.id);
    await assign(asha, 'JOB', [third]);
  });
  afterAll(() => portal.stop());

  const read = async ({ client }: { client: TestClient }, filter: object = {}): Promise<Row[]> => {
    const variables = { names: ['RECRUITERS'], filter: { ...PERIOD, ...filter } };
    return readReports((await client.ask<{ reports: AnsweredReport[] }>(READ, variables)).reports).RECRUITERS.rows;
  };
  const ofAsha = () => ({
    administratorId: asha.id,
    administratorName: 'Asha Mehta',
    companies: 0,
    jobs: 1,
    decided: 3,
    medianWorkingHours: 2,
    ...NO_SOURCING,
  });
  const ofRavi = () => ({
    administratorId: ravi.id,
    administratorName: 'Ravi Desai',
    companies: 1,
    jobs: 2,
    decided: 3,
    medianWorkingHours: 1,
    ...NO_SOURCING,
    invited: 1,
    yes: 1,
    recommended: 1,
    shortlisted: 1,
    offers: 1,
  });

  test('has the decisions, the sourcing and the records of each administrator', async () => {
    const [first, second, third, ...others] = await read(asha);
    expect([first, second, others]).toEqual([ofAsha(), ofRavi(), []]);
    // The company and the first job were approved at once.
    expect(third).toMatchObject({ administratorId: office.admin.id, companies: 0, decided: 2, medianWorkingHours: 0 });
  });

  test('shows recruiters their own row only, also in the reports by administrator, and readers all', async () => {
    expect(await read(ravi)).toEqual([ofRavi()]);
    expect(await read(reader)).toEqual(await read(asha));
    const names = ['APPROVALS_ADMINISTRATORS', 'SOURCING_ADMINISTRATORS'] as const;
    const { reports } = await ravi.client.ask<{ reports: AnsweredReport[] }>(READ, { names, filter: PERIOD });
    const answered = readReports(reports);
    for (const name of names)
      expect(answered[name].rows.map(({ administratorId }) => administratorId)).toEqual([ravi.id]);
  });

  test('counts the companies and jobs of today in each period, and leaves out those that a filter excludes', async () => {
    const day = addDays(MONDAY, -30);
    expect(await read(ravi, { from: day, to: day })).toEqual([
      { ...ofRavi(), ...NO_SOURCING, decided: 0, medianWorkingHours: null },
    ]);
    expect(await read(ravi, { companyId: '987654321' })).toEqual([]);
    expect(await read(ravi, { city: 'Surat' })).toMatchObject([{ companies: null, jobs: 2 }]);
    expect(await read(ravi, { source: 'INVITATION' })).toMatchObject([{ companies: null, jobs: null, invited: 1 }]);
  });

  const fileOf = async (url: string, headers: Record<string, string> = {}) => {
    const response = await fetch(url, { headers });
    expect(response.status).toBe(200);
    return (await response.text())
      .replace(/^\uFEFF/, '')
      .trim()
      .split('\r\n');
  };
  const HEADER =
    'administrator_id,companies,jobs,decided,median_working_hours,invited,yes,recommended,shortlisted,offers,joined';

  test('has the same figures as CSV, with a key and without names', async () => {
    const { createApiClient } = await asha.client.ask<{ createApiClient: { key: string } }>(KEY);
    const query = new URLSearchParams(PERIOD).toString();
    const [header, ...rows] = await fileOf(`${portal.url}/feeds/reports/recruiters.csv?${query}`, {
      authorization: `Bearer ${createApiClient.key}`,
    });
    expect(header).toContain(HEADER);
    expect(rows).toHaveLength(3);
    expect(rows[1]).toContain(`${ravi.id},1,2,3,1,1,1,1,1,1,0`);
  });

  test('shows recruiters only their row in a link that they have made', async () => {
    const { createReportLink } = await ravi.client.ask<{ createReportLink: { url: string } }>(LINK);
    const { pathname } = new URL(createReportLink.url);
    const query = new URLSearchParams(PERIOD).toString();
    const [, ...rows] = await fileOf(`${portal.url}${pathname}?${query}`);
    expect(rows).toEqual([expect.stringContaining(`${ravi.id},1,2,3,1,1,1,1,1,1,0`)]);
    // A link whose maker is gone shows nobody else's rows.
    await portal.dataSource.query('DELETE FROM user WHERE id = ?', [ravi.id]);
    const [, ...left] = await fileOf(`${portal.url}${pathname}?${query}`);
    expect(left.filter((row) => !row.includes(`${ravi.id},`))).toEqual([]);
  });
});
