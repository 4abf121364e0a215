import { beforeAll, describe, expect, test } from 'vitest';
import { decideCompany, setUserActive } from './builders/admin.js';
import { approvedApplication, type Office, openOffice } from './builders/applications.js';
import { openJob, registerEmployer, setJobActive } from './builders/employer.js';
import { type Actor, insertCandidate } from './builders/records.js';
import { RestClient } from './builders/rest.js';
import { type Portal, sharedPortal } from './harness.js';

const LONG_AGO = '2026-01-31T10:00:00.000Z';
const SINCE = '2026-02-01T00:00:00.000Z';

type Row = Record<string, unknown>;

describe('a list over REST', () => {
  let portal: Portal;
  let office: Office;
  let other: { candidate: Actor; applicationId: string };
  beforeAll(async () => {
    portal = await sharedPortal();
    office = await openOffice(portal);
    other = await approvedApplication(portal, office);
  });

  const as = ({ token }: Actor) => new RestClient(portal.url, token);

  /** Makes all records old. Their next change makes them new again. */
  async function letTimePass(): Promise<void> {
    const at = new Date(LONG_AGO);
    await portal.dataSource.query('UPDATE job SET changed_at = ?', [at]);
    for (const table of ['user', 'company', 'job', 'application'])
      await portal.dataSource.query(`UPDATE ${table} SET modified_at = ?`, [at]);
  }

  /** Returns the ids of the changed rows of a list, and checks the times of the others. */
  async function changedIds(client: RestClient, path: string, key: string, id = 'id'): Promise<unknown[]> {
    const rows = async (address: string) => {
      const { status, body } = await client.get(address);
      expect(status).toBe(200);
      return (Array.isArray(body) ? body : body[key]) as Row[];
    };
    const separator = path.includes('?') ? '&' : '?';
    const changed = await rows(`${path}${separator}changed_since=${SINCE}`);
    const ids = changed.map((row) => row[id]);
    for (const row of await rows(path)) {
      if (ids.includes(row[id])) expect(String(row['changed_at']) >= SINCE).toBe(true);
      else expect(row['changed_at']).toBe(LONG_AGO);
    }
    return ids;
  }

  test('returns the candidates whose account has changed, to administrators', async () => {
    const candidate = await insertCandidate(portal);
    await letTimePass();
    await setUserActive(office.admin, candidate.id, false);
    for (const path of [
      'api/admin/candidates/?search=asha',
      'api/admin/candidates/',
      'api/admin/candidates/?sort=name',
    ])
      expect(await changedIds(as(office.admin), path, 'candidates')).toEqual([candidate.id]);
  });

  test('returns the employers whose company or account has changed, to administrators', async () => {
    const employer = await registerEmployer(portal, { gstin: '24ABCDE1234F2Z4' });
    await letTimePass();
    await decideCompany(office.admin, employer.id, 'APPROVE');
    expect(await changedIds(as(office.admin), 'api/admin/employers/', 'employers')).toEqual([employer.id]);
    await letTimePass();
    await setUserActive(office.admin, employer.id, false);
    expect(await changedIds(as(office.admin), 'api/admin/employers/?sort=email', 'employers')).toEqual([employer.id]);
  });

  test('returns the jobs that have changed, to administrators and to their employer', async () => {
    const jobId = await openJob(office.employer, office.admin);
    await letTimePass();
    await setJobActive(office.employer, jobId, false);
    expect(await changedIds(as(office.admin), 'job/get-jobs/', 'jobs')).toEqual([jobId]);
    expect(await changedIds(as(office.employer), `job/my-jobs/${office.employer.id}/`, 'jobs')).toEqual([jobId]);
    expect(await changedIds(as(office.employer), `job/search/${office.employer.id}/`, 'jobs')).toEqual([jobId]);
  });

  test('returns the open jobs whose public data has changed, to everyone', async () => {
    await letTimePass();
    const jobId = await openJob(office.employer, office.admin);
    expect(await changedIds(new RestClient(portal.url), 'job/current-opening/get-jobs/', 'jobs')).toEqual([jobId]);
    expect(await changedIds(new RestClient(portal.url), 'job/current-opening/search/?title=textile', 'jobs')).toEqual([
      jobId,
    ]);
    expect(await changedIds(as(other.candidate), 'job/candidate/get-jobs/', 'jobs')).toEqual([jobId]);
  });

  test('returns the applications that have changed, to administrators, to the employer and to the candidate', async () => {
    await letTimePass();
    const { candidate, applicationId } = await approvedApplication(portal, office);
    const employer = as(office.employer);
    const { id } = office.employer;
    const lists = [
      [as(office.admin), 'job/admin/jobApplications/'],
      [as(office.admin), 'job/admin/jobApplication/search/?search=asha'],
      [employer, `job/applied/${id}/`],
      [employer, `job/employer/applications/${id}/`],
      [employer, `job/search/applicants/${id}/`],
      [as(candidate), 'job/candidate/applications/'],
    ] as const;
    for (const [client, path] of lists)
      expect([path, await changedIds(client, path, 'applications', 'application_id')]).toEqual([path, [applicationId]]);
    expect(
      await changedIds(as(other.candidate), 'job/candidate/applications/', 'applications', 'application_id'),
    ).toEqual([]);
  });

  test('rejects an instant that it cannot read', async () => {
    expect(await as(office.admin).get('job/get-jobs/?changed_since=yesterday')).toMatchObject({
      status: 422,
      body: { errors: { changed_since: ['This value is not valid.'] } },
    });
  });
});
