import { todayInIndia } from '@job-alert/domain/india/calendar';
import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, test } from 'vitest';
import { createAdmin, decideApplication } from './builders/admin.js';
import { apply, approvedApplication, type Office, openOffice, WITHDRAW } from './builders/applications.js';
import { approvedEmployer, openJob, propose, registerEmployer } from './builders/employer.js';
import { daysFromToday, insertCandidate } from './builders/records.js';
import { type Portal, sharedPortal } from './harness.js';

describe('the CSV exports of an employer', () => {
  let portal: Portal;
  let office: Office;
  beforeAll(async () => {
    portal = await sharedPortal();
    office = await openOffice(portal);
  });

  const fetchCsv = (path: string, token = office.employer.token) =>
    fetch(`${portal.url}/exports/${path}`, { headers: token ? { authorization: `Token ${token}` } : {} });
  async function rowsOf(path: string, token?: string): Promise<string[][]> {
    const response = await fetchCsv(path, token);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    return parse(await response.text(), { bom: true });
  }

  test('contain the approved applicants, each with the proposed status', async () => {
    const { candidate, applicationId } = await approvedApplication(portal, office);
    await propose(office.employer, applicationId, 'REJECTED', { feedback: '=Come again' });
    await decideApplication(office.admin, applicationId, 'APPROVE');
    await apply(await insertCandidate(portal), office.jobId);
    const lines = (await rowsOf('applicants.csv')).map((cells) => cells.join(';'));
    expect(lines).toEqual([
      "Application ID;Candidate Name;Application Date;Job Title;Status;Feedback;Offer Letter;Date of Joining;Proposed Status;Job ID;Screening Answers;Ruled Out;Candidate Reply;Replied On;Candidate's Message;Expected Salary;Notice Period;Recommended;Unread;Email;Phone",
      `${applicationId};Asha Patel;${todayInIndia(new Date())};Textile Designer;Rejected;'=Come again;;;Rejected;${office.jobId};;;;;;;;;;${candidate.email};9876543210`,
    ]);
  });

  test('can filter applicants by name, job and status', async () => {
    const other = await openJob(office.employer, office.admin, { title: 'Loom Engineer' });
    const { applicationId } = await approvedApplication(portal, { ...office, jobId: other });
    const ids = async (query: string) => (await rowsOf(`applicants.csv?${query}`)).slice(1).map(([id]) => id);
    expect(await ids(`job=${other}`)).toEqual([applicationId]);
    expect(await ids('status=REJECTED')).not.toContain(applicationId);
    expect(await ids('status=rejected')).toHaveLength(1);
    expect(await ids('search=nobody')).toEqual([]);
  });

  test('show withdrawals and replies to offers and can be filtered by them', async () => {
    const withdrawal = await approvedApplication(portal, office);
    await withdrawal.candidate.client.ask(WITHDRAW, {
      id: withdrawal.applicationId,
      reason: 'OTHER',
      note: 'We move to Rajkot.',
    });
    const { candidate, applicationId } = await approvedApplication(portal, office);
    await propose(office.employer, applicationId, 'SELECTED', { dateOfJoining: daysFromToday(20) });
    await decideApplication(office.admin, applicationId, 'APPROVE');
    const { application } = await candidate.client.ask<{ application: { offer: { id: string } } }>(
      'query ($id: ID!) { application(id: $id) { offer { id } } }',
      { id: applicationId },
    );
    const wishedDate = daysFromToday(40);
    await candidate.client.ask(
      'mutation ($input: AnswerOfferInput!) { answerOffer(input: $input) { application { id } } }',
      { input: { applicationId, offerId: application.offer.id, answer: 'OTHER_DATE', wishedDate } },
    );
    const today = todayInIndia(new Date());
    const replies = async (list: string, reply: string, token?: string) => {
      const [head = [], ...rows] = await rowsOf(`${list}.csv?reply=${reply}`, token);
      const at = ['Candidate Reply', 'Replied On', "Candidate's Message"].map((name) => head.indexOf(name));
      return rows.map((row) => [row[0], ...at.map((index) => row[index])]);
    };
    const withdrawn = [[withdrawal.applicationId, 'Withdrawn', today, 'Another reason. We move to Rajkot.']];
    const expected = [[applicationId, 'Another date requested', today, `Requested date of joining: ${wishedDate}`]];
    for (const [list, token] of [
      ['applicants', undefined],
      ['applications', office.admin.token],
    ] as const) {
      expect(await replies(list, 'withdrawn', token)).toEqual(withdrawn);
      expect(await replies(list, 'Other_Date', token)).toEqual(expected);
      expect(await replies(list, 'offer_accepted', token)).toEqual([]);
    }
  });

  test('contain the jobs of the employer and can be searched, filtered by status and sorted', async () => {
    const titles = async (query: string) =>
      (await rowsOf(`my-jobs.csv?${query}`)).slice(1).map((row) => [row[1], ...row.slice(6)]);
    expect((await rowsOf('my-jobs.csv'))[0]?.join(', ')).toBe(
      'ID, Job Title, Posted On, Application Deadline, No of Openings, Total Applicants, Status, Admin Approval Status',
    );
    expect(await titles('sort=oldest')).toEqual([
      ['Textile Designer', 'Active', 'Approved'],
      ['Loom Engineer', 'Active', 'Approved'],
    ]);
    expect(await titles('sort=Latest&status=Active')).toEqual((await titles('sort=oldest')).toReversed());
    expect(await titles('search=loom')).toEqual([['Loom Engineer', 'Active', 'Approved']]);
    expect(await titles('status=inactive')).toEqual([]);
  });

  test('contain nothing of another employer', async () => {
    const stranger = await approvedEmployer(portal, await createAdmin(portal));
    expect(await rowsOf('applicants.csv', stranger.token)).toHaveLength(1);
    expect(await rowsOf(`applicants.csv?job=${office.jobId}`, stranger.token)).toHaveLength(1);
    expect(await rowsOf('my-jobs.csv', stranger.token)).toHaveLength(1);
  });

  test.each(['applicants.csv', 'my-jobs.csv'])(
    '%s is only for employers with a complete company profile',
    async (path) => {
      expect((await fetchCsv(path, '')).status).toBe(401);
      expect((await fetchCsv(path, office.admin.token)).status).toBe(403);
      expect((await fetchCsv(path, (await insertCandidate(portal)).token)).status).toBe(403);
      const newcomer = await registerEmployer(portal);
      const refused = await fetchCsv(path, newcomer.token);
      expect([refused.status, await refused.text()]).toEqual([403, expect.stringContaining('PROFILE_INCOMPLETE')]);
    },
  );

  test('reject invalid filters and are recorded in the audit trail', async () => {
    for (const query of ['applicants.csv?status=x', 'my-jobs.csv?status=x', 'my-jobs.csv?sort=title']) {
      expect([query, (await fetchCsv(query)).status]).toEqual([query, 400]);
    }
    expect((await fetchCsv('applicants.csv?job=x')).status).toBe(400);
    await rowsOf('applicants.csv?search=Asha');
    const [event] = await portal.dataSource.query(
      "SELECT actor_id AS actorId, details FROM audit_event WHERE action = 'EXPORT' AND subject_id = 'applicants' ORDER BY id DESC LIMIT 1",
    );
    expect(event).toEqual({ actorId: office.employer.id, details: '{"filters":["search"]}' });
  });
});
