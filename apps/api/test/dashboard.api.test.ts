import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAdmin, refusedUserActive, setUserActive } from './builders/admin.js';
import { apply, approvedApplication, openOffice } from './builders/applications.js';
import { postJob, registerEmployer } from './builders/employer.js';
import { insertCandidate } from './builders/records.js';
import { type Portal, startPortal } from './harness.js';

const COUNTS = `{ dashboardCounts {
  totalEmployers totalCandidates totalJobs totalApplications totalPendingApprovals pendingEmployers pendingApplications pendingJobs
} }`;

describe("the administrator's start page", () => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await startPortal();
  });
  afterAll(() => portal.stop());

  test('counts what there is and what waits', async () => {
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
    });
  });

  test('counts as pending exactly what the lists behind its cards hold', async () => {
    const { admin, employer, jobId } = await openOffice(portal);
    await registerEmployer(portal);
    await postJob(employer);
    await apply(await insertCandidate(portal), jobId);
    const lists = await admin.client.ask<Record<string, { totalCount: number }>>(`{
      companies(filter: { approvalState: PENDING }) { totalCount }
      jobs(filter: { approvalState: PENDING }) { totalCount }
      applications(filter: { status: PENDING }) { totalCount }
    }`);
    const { dashboardCounts } = await admin.client.ask<{ dashboardCounts: Record<string, number> }>(COUNTS);
    const { pendingEmployers, pendingJobs, pendingApplications } = dashboardCounts;
    const totals = ['companies', 'jobs', 'applications'].map((name) => lists[name]?.totalCount);
    expect(totals).toEqual([pendingEmployers, pendingJobs, pendingApplications]);
    for (const total of totals) expect(total).toBeGreaterThan(0);
  });

  test('never leaves the portal without an active administrator', async () => {
    const [one, other] = [await createAdmin(portal), await createAdmin(portal)];
    expect(await refusedUserActive(one, one.id, false)).toMatchObject({
      code: 'FORBIDDEN',
      message: 'You cannot deactivate your own account.',
    });
    const both = await Promise.allSettled([setUserActive(one, other.id, false), setUserActive(other, one.id, false)]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
