import { addDays, todayInIndia } from '@job-alert/domain/india/calendar';
import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, test } from 'vitest';
import { rebuildFacts } from '../src/database/reports/report-facts.js';
import { decideApplication } from './builders/admin.js';
import { apply, approvedApplication, type Office, openOffice } from './builders/applications.js';
import { TestClient } from './builders/client.js';
import { openJob, propose } from './builders/employer.js';
import { insertCandidate, insertUser, insertUsers, letDaysPassSinceApplying } from './builders/records.js';
import { type AnsweredReport, REPORT_FIELDS, type Reports, type Row, readReports } from './builders/reported-portal.js';
import { type Portal, sharedPortal } from './harness.js';

const NAMES = ['APPLICATIONS_PER_WEEK', 'FUNNEL_BY_STAGE', 'TIME_TO_APPROVE', 'OPEN_JOBS_BY_INDUSTRY'];
const REPORTS = `query ($filter: ReportFilter, $names: [ReportName!]! = [${NAMES.join(', ')}]) {
  reports(names: $names, filter: $filter) ${REPORT_FIELDS}
}`;

const today = () => todayInIndia(new Date());

describe('reports', () => {
  let portal: Portal;
  let office: Office;
  let reader: string;
  beforeAll(async () => {
    portal = await sharedPortal();
    office = await openOffice(portal);
    const create = 'mutation { createApiClient(input: { name: "BI", scopes: [REPORTS_READ] }) { key } }';
    reader = (await office.admin.client.ask<{ createApiClient: { key: string } }>(create)).createApiClient.key;
    // Three applications: two are approved, of which one is shortlisted; a third is 20 days old and pending.
    const [first] = [await approvedApplication(portal, office), await approvedApplication(portal, office)];
    await propose(office.employer, first.applicationId, 'SHORTLISTED');
    await decideApplication(office.admin, first.applicationId, 'APPROVE');
    const old = await apply(await insertCandidate(portal), office.jobId);
    await letDaysPassSinceApplying(portal, old, 20);
    await openJob(office.employer, office.admin, { openings: 5 });
    await setHours('COMPANY', [4]);
    await setHours('APPLICATION', [1, 2, 9]);
  });

  /** Sets the hours that the approvals of one kind have waited. */
  async function setHours(subject: 'COMPANY' | 'APPLICATION', hours: number[]): Promise<void> {
    const column = `${subject.toLowerCase()}_id`;
    const rows = await portal.dataSource.query(
      `SELECT id FROM approval WHERE ${column} IS NOT NULL AND state = 'APPROVED' ORDER BY id`,
    );
    expect(rows).toHaveLength(hours.length);
    for (const [index, { id }] of rows.entries()) {
      await portal.dataSource.query('UPDATE approval SET requested_at = decided_at - INTERVAL ? MINUTE WHERE id = ?', [
        (hours[index] ?? 0) * 60,
        id,
      ]);
    }
    await rebuildFacts(portal.dataSource.manager);
  }

  const reports = async (filter: object | null = null, token = office.admin.token): Promise<Reports> =>
    readReports(
      (await new TestClient(portal.url, token).ask<{ reports: AnsweredReport[] }>(REPORTS, { filter })).reports,
    );
  const fetchCsv = (path: string, token?: string) =>
    fetch(`${portal.url}${path}`, { headers: token ? { authorization: `Bearer ${token}` } : {} });
  const csvOf = async (path: string, token: string): Promise<string[][]> => {
    const response = await fetchCsv(path, token);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    return parse(await response.text(), { bom: true });
  };

  describe('over GraphQL', () => {
    test('count the applications of each week, including weeks without any', async () => {
      const { rows: weeks } = (await reports()).APPLICATIONS_PER_WEEK;
      expect(weeks.length).toBeGreaterThanOrEqual(12);
      expect(weeks.at(-1)).toMatchObject({ applications: 2 });
      const weekDays = weeks.map(({ weekStart }) => new Date(String(weekStart)).getUTCDay());
      expect(new Set(weekDays)).toEqual(new Set([1]));
      expect(applicationsIn(weeks)).toBe(3);
      expect(weeks.filter(({ applications }) => applications === 1)).toHaveLength(1);
    });

    const applicationsIn = (weeks: Row[]) => weeks.reduce((sum, { applications }) => sum + Number(applications), 0);

    test('count the applications that have reached each stage', async () => {
      expect((await reports()).FUNNEL_BY_STAGE.rows).toEqual([
        { stage: 'Applied', applications: 2 },
        { stage: 'shortlisted', applications: 1 },
        { stage: 'interview_schedule', applications: 0 },
        { stage: 'interview_not_attended', applications: 0 },
        { stage: 'selected', applications: 0 },
        { stage: 'rejected', applications: 0 },
      ]);
    });

    test('measure the average and median hours until approval', async () => {
      expect((await reports()).TIME_TO_APPROVE.rows).toMatchObject([
        { subject: 'company', approved: 1, averageHours: 4, medianHours: 4 },
        { subject: 'job', approved: 2 },
        { subject: 'application', approved: 3, averageHours: 4, medianHours: 2 },
      ]);
    });

    test('count the jobs that are open now', async () => {
      expect((await reports()).OPEN_JOBS_BY_INDUSTRY.rows).toEqual([{ industry: 'Textile', openJobs: 2, openings: 7 }]);
    });

    test('cover only the requested days', async () => {
      const before = { from: addDays(today(), -24), to: addDays(today(), -16) };
      const { APPLICATIONS_PER_WEEK, FUNNEL_BY_STAGE, TIME_TO_APPROVE } = await reports(before);
      expect(applicationsIn(APPLICATIONS_PER_WEEK.rows)).toBe(1);
      expect(FUNNEL_BY_STAGE.rows.every(({ applications }) => applications === 0)).toBe(true);
      expect(TIME_TO_APPROVE.rows[0]).toEqual({
        subject: 'company',
        approved: 0,
        averageHours: null,
        medianHours: null,
      });
      const error = await office.admin.client.errorOf(REPORTS, { filter: { from: today(), to: before.to } });
      expect(error).toMatchObject({ code: 'INVALID_INPUT', fields: { from: ['From must not be after to.'] } });
    });

    test('are returned once each, with their definition and their columns', async () => {
      const query = `{ reports(names: [TIME_TO_FILL, APPLICATIONS_PER_WEEK, TIME_TO_FILL]) {
        name definition columns { name label unit } summary { cells } } }`;
      const { reports: answers } = await office.admin.client.ask<{ reports: object[] }>(query);
      expect(answers).toMatchObject([
        {
          name: 'TIME_TO_FILL',
          definition: expect.stringMatching(/^The time to fill an opening/),
          columns: [{ name: 'month', label: 'Month', unit: 'MONTH' }, {}, { unit: 'DAYS' }, {}],
          summary: [{ cells: [null, 0, null, null] }],
        },
        { name: 'APPLICATIONS_PER_WEEK', summary: [] },
      ]);
    });

    test('show the names of administrators to administrators only', async () => {
      const query = `{ reports(names: [APPROVALS_ADMINISTRATORS]) ${REPORT_FIELDS} }`;
      const names = async (token: string) => {
        const answer = await new TestClient(portal.url, token).ask<{ reports: AnsweredReport[] }>(query);
        return readReports(answer.reports).APPROVALS_ADMINISTRATORS.rows.map((row) => row['administratorName']);
      };
      expect(await names(office.admin.token)).toEqual([expect.stringMatching(/^\S+ \S+/)]);
      expect(await names(reader)).toEqual([null]);
    });
  });

  describe('as CSV', () => {
    test('are rejected without the right login, for an unknown report and for an invalid date', async () => {
      const path = '/feeds/reports/funnel-by-stage.csv';
      expect((await fetchCsv(path)).status).toBe(401);
      expect((await fetchCsv(path, office.employer.token)).status).toBe(403);
      expect((await fetchCsv('/feeds/reports/salaries.csv', reader)).status).toBe(404);
      expect((await fetchCsv('/feeds/reports/constructor.csv', reader)).status).toBe(404);
      expect((await fetchCsv(`${path}?from=2026-02-30`, reader)).status).toBe(400);
      expect((await fetchCsv(`${path}?from=2026-02-01&from=2026-02-02`, reader)).status).toBe(400);
    });
  });

  describe('lists of the administrator as CSV', () => {
    test('contain every row of the list across all pages', async () => {
      await insertUsers(portal, 'CANDIDATE', Array(510).fill({ firstName: 'Paged' }));
      const rows = await csvOf('/exports/candidates.csv?search=Paged', office.admin.token);
      expect(rows[0]?.slice(0, 3)).toEqual(['ID', 'Candidate Name', 'Email']);
      expect(new Set(rows.slice(1).map(([id]) => id)).size).toBe(510);
    });

    test('accept the filters of the list in upper and lower case', async () => {
      await insertCandidate(portal, { isActive: false, firstName: 'Leela' });
      const rows = await csvOf('/exports/candidates.csv?status=INACTIVE&search=leela', office.admin.token);
      expect(rows.slice(1).map(([, name, , , status]) => [name, status])).toEqual([['Leela Patel', 'Inactive']]);
      const [, employer] = await csvOf('/exports/employers.csv?status=approved', office.admin.token);
      expect(employer).toEqual([
        office.employer.id,
        'Meera Shah',
        'Surat Silk Mills',
        '9812345670',
        office.employer.email,
        'Approved',
        'Active',
        todayInIndia(new Date()),
        'https://silk.example',
        expect.stringMatching(/^24\d{11}Z5$/),
        '',
      ]);
      expect(await csvOf('/exports/jobs.csv?status=rejected', office.admin.token)).toHaveLength(1);
      expect(await csvOf('/exports/jobs.csv?search=textile', office.admin.token)).toHaveLength(3);
      const waiting = await csvOf('/exports/applications.csv?status=pending', office.admin.token);
      expect(waiting.slice(1).map((row) => row.slice(3))).toEqual([
        [
          'Pending',
          expect.any(String),
          'Pending',
          'Active',
          'Surat Silk Mills',
          'Applied',
          '',
          '',
          '',
          '',
          '',
          '',
          '',
          '',
        ],
      ]);
    });

    test('show dates in Indian time, and the phone number and number of applications of candidates', async () => {
      const evening = new Date('2026-03-31T18:30:00.000Z');
      const late = await insertCandidate(portal, { firstName: 'Midnight', contact: '9812300457', createdAt: evening });
      await apply(late, office.jobId);
      const [, row] = await csvOf('/exports/candidates.csv?search=midnight', office.admin.token);
      expect(row).toEqual([late.id, 'Midnight Patel', late.email, '9812300457', 'Active', 'Active', '1', '2026-04-01']);
    });

    test('escape values that a spreadsheet program would run as a formula', async () => {
      for (const firstName of ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', 'plain']) {
        await insertUser(portal, 'CANDIDATE', { firstName, lastName: 'Formula' });
      }
      const rows = await csvOf('/exports/candidates.csv?search=Formula', office.admin.token);
      expect(rows.slice(1).map(([, firstName]) => firstName)).toEqual([
        ...['plain', "'\t=1", "'@SUM(A1)", "'-1", "'+1", "'=1+1"].map((name) => `${name} Formula`),
      ]);
    });

    test('write an audit event with the names of the filters, without their values', async () => {
      await csvOf('/exports/jobs.csv?search=private', office.admin.token);
      const [event] = await portal.dataSource.query(
        "SELECT actor_id AS actorId, details FROM audit_event WHERE action = 'EXPORT' AND subject_id = 'jobs' ORDER BY id DESC LIMIT 1",
      );
      expect(event).toEqual({ actorId: office.admin.id, details: '{"filters":["search"]}' });
    });

    test('require an administrator token in the header and reject unknown filter values', async () => {
      const path = '/exports/employers.csv';
      expect((await fetchCsv(path)).status).toBe(401);
      for (const token of [reader, office.employer.token, (await insertCandidate(portal)).token]) {
        expect((await fetchCsv(path, token)).status).toBe(403);
      }
      expect((await fetchCsv(`${path}?token=${office.admin.token}`)).status).toBe(401);
      for (const query of [
        'employers.csv?status=maybe',
        'candidates.csv?status=pending',
        'applications.csv?status=x',
      ]) {
        const response = await fetchCsv(`/exports/${query}`, office.admin.token);
        expect([query, response.status]).toEqual([query, 400]);
      }
      expect((await fetchCsv('/exports/users.csv', office.admin.token)).status).toBe(404);
    });
  });
});
