import { beforeAll, describe, expect, test } from 'vitest';
import { decideApplication, decideCompany } from './builders/admin.js';
import { apply, type Office, openOffice } from './builders/applications.js';
import { approvedEmployer, completeCompany, openJob, postJob, propose, registerEmployer } from './builders/employer.js';
import { type Actor, insertCandidate } from './builders/records.js';
import { StatementListener } from './builders/statements.js';
import { type Portal, sharedPortal } from './harness.js';

const QUEUE = `query ($first: Int, $after: String, $filter: ApprovalsFilter, $orderBy: ApprovalOrder) {
  approvals(first: $first, after: $after, filter: $filter, orderBy: $orderBy) {
    nodes {
      id kind state requestedAt requestedByName requestedBy { firstName company { name } } decidedAt decidedBy { firstName }
      proposedStatus outcomeIfApproved
      subject { type: __typename ... on Company { id name approval { id } } ... on Job { id title } ... on Application { id status } }
    }
    pageInfo { hasNextPage endCursor }
    totalCount
  }
}`;

interface Node {
  id: string;
  kind: string;
  state: string;
  requestedAt: string;
  requestedByName: string;
  requestedBy: { firstName: string } | null;
  decidedBy: { firstName: string } | null;
  outcomeIfApproved: string | null;
  subject: { type: string; id: string };
}
interface Queue {
  approvals: { nodes: Node[]; pageInfo: { hasNextPage: boolean; endCursor: string }; totalCount: number };
}

describe('the queue of approvals', () => {
  let portal: Portal;
  let office: Office;
  let listener: StatementListener;
  beforeAll(async () => {
    portal = await sharedPortal();
    listener = new StatementListener(portal);
    office = await openOffice(portal);
  });

  const ask = async (variables: Record<string, unknown> = {}, who: Actor = office.admin) =>
    (await who.client.ask<Queue>(QUEUE, variables)).approvals;
  const waiting = async () => apply(await insertCandidate(portal, { firstName: 'Kavya' }), office.jobId);

  test('lists requests about companies, jobs and applications, each with its subject', async () => {
    const applicationId = await waiting();
    const { nodes, totalCount } = await ask();
    expect(totalCount).toBe(nodes.length);
    expect(nodes.map(({ kind, subject }) => [kind, subject.type, subject.id])).toEqual([
      ['APPLICATION', 'Application', applicationId],
      ['JOB', 'Job', office.jobId],
      ['COMPANY', 'Company', office.employer.id],
    ]);
    const [application, job] = nodes;
    expect(application).toMatchObject({ state: 'PENDING', decidedBy: null, requestedBy: { firstName: 'Kavya' } });
    expect(application?.outcomeIfApproved).toMatch(/^The application becomes Applied\./);
    expect(job).toMatchObject({ state: 'APPROVED', decidedBy: { firstName: 'Asha' }, outcomeIfApproved: null });
  });

  test('can be filtered by state, kind, company and age', async () => {
    const other = await registerEmployer(portal, { organizationName: 'Tapi Prints' });
    await completeCompany(other);
    const jobId = await postJob(other);
    const subjects = async (filter: Record<string, unknown>) =>
      (await ask({ filter, first: 100 })).nodes.map(({ subject }) => `${subject.type} ${subject.id}`);
    expect(await subjects({ companyId: other.id })).toEqual([`Job ${jobId}`, `Company ${other.id}`]);
    expect(await subjects({ companyId: other.id, kinds: ['JOB'], state: 'PENDING' })).toEqual([`Job ${jobId}`]);
    expect(await subjects({ state: 'PENDING', kinds: ['COMPANY', 'JOB'] })).toEqual([
      `Job ${jobId}`,
      `Company ${other.id}`,
    ]);
    expect(await subjects({ companyId: office.employer.id, kinds: ['COMPANY'] })).toEqual([
      `Company ${office.employer.id}`,
    ]);
    const [oldest] = (await ask({ orderBy: { field: 'REQUESTED_AT', direction: 'ASC' } })).nodes;
    expect(await subjects({ requestedBefore: oldest?.requestedAt })).toEqual([]);
    await decideCompany(office.admin, other.id, 'APPROVE');
    expect(await subjects({ companyId: other.id, state: 'PENDING' })).toEqual([`Job ${jobId}`]);
  });

  test('returns a request by its id and null for an unknown id', async () => {
    const [first] = (await ask()).nodes;
    const one = (id: string | undefined) =>
      office.admin.client.ask('query ($id: ID!) { approval(id: $id) { id subject { __typename } } }', { id });
    expect(await one(first?.id)).toMatchObject({ approval: { id: first?.id } });
    for (const unknown of ['999999', 'x', '']) expect(await one(unknown)).toEqual({ approval: null });
  });

  test('gives each pending request a due time in working hours and counts the late requests', async () => {
    const own = await openOffice(portal);
    const jobId = await postJob(own.employer);
    const [late, inTime] = [await apply(await insertCandidate(portal), own.jobId), await postJob(own.employer)];
    // The opening hour on a past Monday. The office is still open eight hours later.
    await portal.dataSource.query(`UPDATE approval SET requested_at = '2026-03-02 04:30:00' WHERE application_id = ?`, [
      late,
    ]);
    const QUERY = `query ($late: Boolean, $companyId: ID!) {
      approvals(filter: { state: PENDING, isLate: $late, companyId: $companyId }) { nodes { dueAt isLate subject { ... on Job { id } ... on Application { id } } } }
      waitingCounts { companies { waiting late } jobs { waiting late } applications { waiting late } }
    }`;
    interface Clock {
      approvals: { nodes: { dueAt: string | null; isLate: boolean; subject: { id: string } }[] };
      waitingCounts: Record<string, { waiting: number; late: number }>;
    }
    const read = (filter: boolean | null) =>
      office.admin.client.ask<Clock>(QUERY, { late: filter, companyId: own.employer.id });
    const [all, onlyLate, others] = [await read(null), await read(true), await read(false)];
    expect(onlyLate.approvals.nodes).toEqual([
      { dueAt: '2026-03-02T12:30:00.000Z', isLate: true, subject: { id: late } },
    ]);
    expect(others.approvals.nodes.map(({ subject, isLate }) => [subject.id, isLate])).toEqual([
      [inTime, false],
      [jobId, false],
    ]);
    expect(all.approvals.nodes).toHaveLength(3);
    const { companies, jobs, applications } = all.waitingCounts;
    expect(applications?.late).toBe(1);
    expect(jobs?.late).toBe(0);
    const [{ waiting: expected }] = await portal.dataSource.query(
      `SELECT COUNT(*) AS waiting FROM approval WHERE state = 'PENDING'`,
    );
    const sum = [companies, jobs, applications].reduce((total, count) => total + (count?.waiting ?? 0), 0);
    expect(sum).toBe(Number(expected));
    expect(jobs?.waiting).toBeGreaterThanOrEqual(2);
  });

  test('shows no due time to employers or for decided requests', async () => {
    const jobId = await postJob(office.employer);
    const query = 'query ($id: ID!) { job(id: $id) { approval { dueAt isLate } } }';
    const none = { job: { approval: { dueAt: null, isLate: false } } };
    expect(await office.employer.client.ask(query, { id: jobId })).toEqual(none);
    expect(await office.admin.client.ask(query, { id: office.jobId })).toEqual(none);
  });

  test('offers a decision only about the newest request of a record', async () => {
    const id = await waiting();
    await decideApplication(office.admin, id, 'REJECT');
    const outcomes = async () => {
      const { nodes } = await ask({ filter: { kinds: ['APPLICATION'] }, first: 100 });
      return nodes.filter(({ subject }) => subject.id === id).map((node) => [node.state, node.outcomeIfApproved]);
    };
    expect(await outcomes()).toEqual([['REJECTED', expect.stringMatching(/^This was rejected before\./)]]);
    await decideApplication(office.admin, id, 'APPROVE');
    expect(await outcomes()).toEqual([
      ['APPROVED', null],
      ['REJECTED', null],
    ]);
    await propose(office.employer, id, 'SHORTLISTED');
    expect((await outcomes())[0]).toEqual(['PENDING', expect.stringContaining('Shortlisted')]);
  });

  test('needs the same seven SQL statements for one row as for five', async () => {
    const own = { ...office, employer: await approvedEmployer(portal, office.admin) };
    own.jobId = await openJob(own.employer, own.admin);
    const query = `query ($companyId: ID) {
      approvals(first: 100, filter: { state: PENDING, kinds: [APPLICATION], companyId: $companyId }, orderBy: { field: REQUESTED_AT, direction: ASC }) {
        nodes {
          id state requestedAt requestedBy { firstName } proposedStatus
          subject {
            __typename
            ... on Application {
              id status candidate { id firstName resume { name } } job { id title company { id name } } interviews { startsAt }
            }
          }
        }
      }
    }`;
    let rows = 0;
    const statements = async (count: number) => {
      for (; rows < count; rows += 1) await apply(await insertCandidate(portal), own.jobId);
      let listed = 0;
      const sent = await listener.during(async () => {
        const { approvals } = await own.admin.client.ask<Queue>(query, { companyId: own.employer.id });
        listed = approvals.nodes.length;
      });
      return { listed, sent: sent.length };
    };
    // The statements read the page, the requesters, the applications, their candidates, jobs, companies and interviews. There are no resumes.
    expect(await statements(1)).toEqual({ listed: 1, sent: 7 });
    expect(await statements(5)).toEqual({ listed: 5, sent: 7 });
  });
});
