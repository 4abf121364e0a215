import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { approvedApplication, type Office, openOffice } from './builders/applications.js';
import { setJobActive } from './builders/employer.js';
import type { Actor } from './builders/records.js';
import { type Portal, startPortal } from './harness.js';

const EDGES = `query ($id: ID!) { application(id: $id) {
  candidate { id email aadhaarMasked panNumber aadhaarCard { id } }
  job { __typename id title companyName company { id name } ... on Job { approvalState applicantCount version } }
} }`;

describe('from an application to its candidate and its job', () => {
  let portal: Portal;
  let office: Office;
  beforeAll(async () => {
    portal = await startPortal();
    office = await openOffice(portal);
  });
  afterAll(() => portal.stop());

  const edgesFor = (who: Actor, id: string) => who.client.ask(EDGES, { id });

  test('a candidate sees the job as the public does: open, then closed, and nothing of how it is managed', async () => {
    const { candidate, applicationId } = await approvedApplication(portal, office);
    const job = {
      id: office.jobId,
      title: 'Textile Designer',
      companyName: 'Surat Silk Mills',
      company: { id: office.employer.id, name: 'Surat Silk Mills' },
    };
    expect(await edgesFor(candidate, applicationId)).toMatchObject({
      application: { candidate: { id: candidate.id }, job: { __typename: 'OpenJob', ...job } },
    });
    await setJobActive(office.employer, office.jobId, false);
    expect(await edgesFor(candidate, applicationId)).toEqual({
      application: { candidate: expect.anything(), job: { __typename: 'ClosedJob', ...job } },
    });
    const named = 'query ($id: ID!) { application(id: $id) { job { __typename id title } } }';
    expect(await candidate.client.ask(named, { id: applicationId })).toEqual({
      application: { job: { __typename: 'ClosedJob', id: job.id, title: job.title } },
    });
    await setJobActive(office.employer, office.jobId, true);
  });

  test('an employer sees all of its own job, and nothing of the identity of who applied', async () => {
    const { candidate, applicationId } = await approvedApplication(portal, office);
    await portal.dataSource.query(`UPDATE candidate_profile SET aadhaar_last_four = '1234' WHERE id = ?`, [
      candidate.id,
    ]);
    expect(await edgesFor(office.employer, applicationId)).toMatchObject({
      application: {
        candidate: { email: candidate.email, aadhaarMasked: null, panNumber: null, aadhaarCard: null },
        job: { __typename: 'Job', approvalState: 'APPROVED' },
      },
    });
    expect(await edgesFor(office.admin, applicationId)).toMatchObject({
      application: { candidate: { aadhaarMasked: 'XXXX-XXXX-1234' }, job: { __typename: 'Job' } },
    });
  });
});
