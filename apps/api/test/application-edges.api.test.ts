import { beforeAll, describe, expect, test } from 'vitest';
import { decideApplication } from './builders/admin.js';
import { apply, approvedApplication, type Office, openOffice } from './builders/applications.js';
import { completeCandidate } from './builders/candidate.js';
import { approvedEmployer, openJob, setJobActive } from './builders/employer.js';
import type { Actor } from './builders/records.js';
import { type Portal, sharedPortal } from './harness.js';

const EDGES = `query ($id: ID!) { application(id: $id) {
  candidate { id email aadhaarMasked panNumber aadhaarCard { id } }
  job { __typename id title companyName company { id name } ... on Job { approvalState applicantCount version } }
} }`;

describe('the candidate and the job of an application', () => {
  let portal: Portal;
  let office: Office;
  beforeAll(async () => {
    portal = await sharedPortal();
    office = await openOffice(portal);
  });

  const edgesFor = (who: Actor, id: string) => who.client.ask(EDGES, { id });

  test('a candidate sees the job as an open or closed job, without its management fields', async () => {
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
    const document = 'query ($id: ID!) { application(id: $id) { job { __typename id title } } }';
    expect(await candidate.client.ask(document, { id: applicationId })).toEqual({
      application: { job: { __typename: 'ClosedJob', id: job.id, title: job.title } },
    });
    await setJobActive(office.employer, office.jobId, true);
  });

  test('the applications of a candidate or of a job include only those that the viewer may see', async () => {
    const { candidate, applicationId } = await approvedApplication(portal, office);
    const other = await approvedEmployer(portal, office.admin);
    const elsewhere = await apply(candidate, await openJob(other, office.admin));
    await decideApplication(office.admin, elsewhere, 'APPROVE');
    const ofCandidate = `query ($id: ID!, $status: ApplicationStatus) { candidate(id: $id) {
      applications(filter: { status: $status }, orderBy: { field: APPLIED_AT, direction: ASC }) { nodes { id } totalCount }
    } }`;
    const seenBy = async ({ client }: Actor, status?: string) => {
      type Answer = { candidate: { applications: { nodes: { id: string }[]; totalCount: number } } };
      const { applications } = (await client.ask<Answer>(ofCandidate, { id: candidate.id, status })).candidate;
      expect(applications.totalCount).toBe(applications.nodes.length);
      return applications.nodes.map(({ id }) => id);
    };
    expect(await seenBy(office.admin)).toEqual([applicationId, elsewhere]);
    expect(await seenBy(office.admin, 'SELECTED')).toEqual([]);
    expect(await seenBy(candidate)).toEqual([applicationId, elsewhere]);
    expect(await seenBy(office.employer)).toEqual([applicationId]);
    expect(await seenBy(other)).toEqual([elsewhere]);

    const jobId = await openJob(office.employer, office.admin);
    const waiting = await apply(await completeCandidate(portal), jobId);
    const ofJob = 'query ($id: ID!) { job(id: $id) { applications { nodes { id } } } }';
    const forJob = ({ client }: Actor) => client.ask(ofJob, { id: jobId });
    expect(await forJob(office.admin)).toEqual({ job: { applications: { nodes: [{ id: waiting }] } } });
    expect(await forJob(office.employer)).toEqual({ job: { applications: { nodes: [] } } });
  });
});
