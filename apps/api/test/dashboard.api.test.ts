import { addDays, instantInIndia, startOfWeek } from '@job-alert/domain/india/calendar';
import { beforeAll, describe, expect, test } from 'vitest';
import { decideApplication } from './builders/admin.js';
import { apply, approvedApplication, openOffice } from './builders/applications.js';
import { postJob, propose, registerEmployer, schedule } from './builders/employer.js';
import { daysFromToday, insertCandidate } from './builders/records.js';
import { type Portal, sharedPortal } from './harness.js';

/** The counts of the cards, and of the lists of pending records. */
const COUNTS = `{
  dashboardCounts {
    totalEmployers totalCandidates totalJobs totalApplications totalPendingApprovals pendingEmployers pendingApplications pendingJobs
  }
  companies(filter: { approvalState: PENDING }) { totalCount }
  jobs(filter: { approvalState: PENDING }) { totalCount }
  applications(filter: { status: PENDING }) { totalCount }
}`;

describe("the administrator's start page", () => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await sharedPortal();
  });

  test('counts all and pending records as the lists behind its cards do', async () => {
    const office = await openOffice(portal);
    await registerEmployer(portal);
    await registerEmployer(portal);
    await postJob(office.employer);
    await approvedApplication(portal, office);
    await apply(await insertCandidate(portal), office.jobId);
    expect(await office.admin.client.ask(COUNTS)).toEqual({
      dashboardCounts: {
        totalEmployers: 3,
        totalCandidates: 2,
        totalJobs: 2,
        totalApplications: 2,
        pendingEmployers: 2,
        pendingJobs: 1,
        pendingApplications: 1,
        totalPendingApprovals: 4,
      },
      companies: { totalCount: 2 },
      jobs: { totalCount: 1 },
      applications: { totalCount: 1 },
    });
  });

  test('counts interviews today, pending offers and joinings this week as the lists behind them do', async () => {
    const office = await openOffice(portal);
    const { admin, employer } = office;
    const met: string[] = [];
    for (let times = 0; times < 4; times += 1) {
      const { applicationId } = await approvedApplication(portal, office);
      await schedule(employer, applicationId);
      met.push(applicationId);
    }
    // The first two interviews take place, the second one tomorrow. A rejection cancels the third. The fourth waits for approval.
    for (const id of met.slice(0, 3)) await decideApplication(admin, id, 'APPROVE');
    await propose(employer, met[2] ?? '', 'REJECTED', { feedback: 'Not this time.' });
    await decideApplication(admin, met[2] ?? '', 'APPROVE');
    const today = daysFromToday(0);
    for (const [index, id] of met.entries()) {
      const startsAt = instantInIndia(addDays(today, index === 1 ? 1 : 0), '00:00');
      await portal.dataSource.query('UPDATE interview SET starts_at = ? WHERE application_id = ?', [startsAt, id]);
    }
    const joining: string[] = [];
    for (let times = 0; times < 4; times += 1) {
      const { applicationId } = await approvedApplication(portal, office);
      await propose(employer, applicationId, 'SELECTED', { dateOfJoining: daysFromToday(7) });
      joining.push(applicationId);
    }
    for (const id of [0, 1, 3].map((index) => joining[index] ?? '')) await decideApplication(admin, id, 'APPROVE');
    // One candidate joins on the last day of this week, another on the first day of the next. The third has no approved offer, and the fourth
    // declined.
    const sunday = addDays(startOfWeek(today), 6);
    await portal.dataSource.query('UPDATE application SET date_of_joining = ? WHERE id = ?', [sunday, joining[0]]);
    await portal.dataSource.query(
      "UPDATE application SET date_of_joining = ?, offer_answer = 'DECLINED' WHERE id = ?",
      [sunday, joining[3]],
    );
    await portal.dataSource.query('UPDATE application SET date_of_joining = ? WHERE id = ?', [
      addDays(sunday, 1),
      joining[1],
    ]);

    const { agenda, offers, ...lists } = await admin.client.ask<{
      agenda: unknown;
      offers: { totalCount: number };
      interviews: unknown;
      searched: unknown;
      joinings: unknown;
    }>(`{
      agenda { interviewsToday pendingOffers joiningsThisWeek }
      offers: approvals(filter: { state: PENDING, proposedStatus: SELECTED }) { totalCount }
      interviews: applications(filter: { agenda: INTERVIEWS_TODAY }) { nodes { id } totalCount }
      searched: applications(filter: { agenda: INTERVIEWS_TODAY, search: "nobody" }) { nodes { id } totalCount }
      joinings: applications(filter: { agenda: JOININGS_THIS_WEEK, status: SELECTED }) { nodes { id } totalCount }
    }`);
    expect(agenda).toEqual({ interviewsToday: 1, pendingOffers: 1, joiningsThisWeek: 1 });
    expect(offers.totalCount).toBe(1);
    expect(lists).toEqual({
      interviews: { nodes: [{ id: met[0] }], totalCount: 1 },
      searched: { nodes: [], totalCount: 0 },
      joinings: { nodes: [{ id: joining[0] }], totalCount: 1 },
    });
    const exported = (agendaEntry: string) =>
      fetch(`${portal.url}/exports/applications.csv?agenda=${agendaEntry}`, {
        headers: { authorization: `Token ${admin.token}` },
      });
    const [, ...lines] = (await (await exported('joinings-this-week')).text()).trim().split('\r\n');
    expect(lines.map((line) => line.split(',')[0])).toEqual([joining[0]]);
    expect((await exported('yesterday')).status).toBe(400);
  });
});
