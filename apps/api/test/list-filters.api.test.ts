import {
  APPLICATION_STATUSES,
  applicationStatusToWire,
  listStatus,
} from '@job-alert/domain/applications/application-status';
import { APPROVAL_STATES, approvalStateToWire } from '@job-alert/domain/approvals/approval';
import { beforeAll, describe, expect, test } from 'vitest';
import { fillPortal } from '../bench/admin-data.js';
import { ApplicationEntity } from '../src/database/entities/applications/application.entity.js';
import { createAdmin, decideApplication } from './builders/admin.js';
import { approvedApplication, openOffice } from './builders/applications.js';
import { propose } from './builders/employer.js';
import type { Actor } from './builders/records.js';
import { RestClient } from './builders/rest.js';
import { type Portal, sharedPortal } from './harness.js';

/** Small enough that every total is counted completely. */
const SIZE = { companies: 100, jobs: 100, candidates: 250, applicationsEach: 2 };

describe("the status filters of the administrator's lists", () => {
  let portal: Portal;
  let admin: Actor;
  let rest: RestClient;
  beforeAll(async () => {
    portal = await sharedPortal();
    await fillPortal(String((portal.dataSource.options as { url?: string }).url), SIZE);
    admin = await createAdmin(portal);
    rest = new RestClient(portal.url, admin.token);
  });

  const totals = (path: string, statuses: readonly string[]): Promise<number[]> =>
    Promise.all(
      statuses.map(async (status) => Number((await rest.get(`${path}?page_size=1&status=${status}`)).body['total'])),
    );
  const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

  test.each([
    ['employers', 'api/admin/employers/', APPROVAL_STATES.map((state) => approvalStateToWire(state, 'COMPANY'))],
    ['jobs', 'job/admin/search/', APPROVAL_STATES.map((state) => approvalStateToWire(state, 'JOB'))],
    ['candidates', 'api/admin/candidates/', ['Active', 'Inactive']],
    ['applications', 'job/admin/jobApplication/search/', APPLICATION_STATUSES.map(applicationStatusToWire)],
    ['applications by record', 'job/admin/jobApplication/search/', ['active', 'inactive']],
  ])('divide the list of %s so that their counts add up to the whole list', async (_, path, statuses) => {
    const [[whole = 0], each] = await Promise.all([totals(path, ['']), totals(path, statuses)]);
    expect(whole).toBeGreaterThan(90);
    expect(each.every((count) => count > 0)).toBe(true);
    expect(sum(each)).toBe(whole);
  });

  test('find as many applications for each status as the domain function assigns to it', async () => {
    const rows = await portal.dataSource.manager.find(ApplicationEntity);
    const expected = APPLICATION_STATUSES.map((status) => rows.filter((row) => listStatus(row) === status).length);
    const statuses = APPLICATION_STATUSES.map(applicationStatusToWire);
    expect(await totals('job/admin/jobApplication/search/', statuses)).toEqual(expected);
  });

  test('find as many pending records as the dashboard counts', async () => {
    const { body } = await rest.get('job/total/');
    expect(await totals('job/admin/jobApplication/search/', ['Pending'])).toEqual([body['pending_applications']]);
    expect(await totals('api/admin/employers/', ['Pending'])).toEqual([body['pending_employers']]);
    expect(await totals('job/admin/search/', ['pending'])).toEqual([body['pending_jobs']]);
  });

  test('find applications under rejected that the administrator or the employer has rejected', async () => {
    const office = await openOffice(portal);
    const byAdmin = await approvedApplication(portal, office);
    await propose(office.employer, byAdmin.applicationId, 'SHORTLISTED');
    await decideApplication(office.admin, byAdmin.applicationId, 'REJECT');
    const byEmployer = await approvedApplication(portal, office);
    await propose(office.employer, byEmployer.applicationId, 'REJECTED');
    const idsUnder = async (status: string): Promise<unknown[]> => {
      const { body } = await rest.get(`job/admin/jobApplication/search/?page_size=5&status=${status}`);
      return (body['applications'] as Record<string, unknown>[]).map((row) => String(row['application_id']));
    };
    expect(await idsUnder('rejected')).toContain(byAdmin.applicationId);
    expect(await idsUnder('applied')).not.toContain(byAdmin.applicationId);
    expect(await idsUnder('pending')).toContain(byEmployer.applicationId);
    await decideApplication(office.admin, byEmployer.applicationId, 'APPROVE');
    expect(await idsUnder('rejected')).toContain(byEmployer.applicationId);
  });
});
