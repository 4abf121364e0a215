import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { JobInvitationEntity } from '../src/database/entities/applications/job-invitation.entity.js';
import { CandidatePoolReadModel } from '../src/features/sourcing/candidate-pool.read-model.js';
import { createAdmin, decideApplication, decisionOn } from './builders/admin.js';
import { type Office, openOffice } from './builders/applications.js';
import { SAVE_SKILLS } from './builders/candidate.js';
import { TestClient } from './builders/client.js';
import { openJob } from './builders/employer.js';
import { ACCEPT_BY_LINK, insertInvitee, INVITE, invite, inviteAll } from './builders/job-invitations.js';
import { type Actor, visitor } from './builders/records.js';
import { SmtpSink } from './builders/smtp-sink.js';
import { type Portal, startPortal, startSecondNode } from './harness.js';

const FIND = `query ($after: String) {
  findCandidates(filter: { allOf: ["glassblowing"] }, orderBy: NEWEST, first: 1, after: $after) {
    nodes { id } pageInfo { hasNextPage endCursor }
  }
}`;
interface Found {
  findCandidates: { nodes: { id: string }[]; pageInfo: { hasNextPage: boolean; endCursor: string } };
}
const SUGGEST = 'query ($jobId: ID!) { suggestedCandidates(jobId: $jobId) { nodes { id fit } } }';
interface Suggested {
  suggestedCandidates: { nodes: { id: string; fit: number }[] };
}
const HIDE = 'mutation { setSearchVisibility(input: { isVisible: false }) { user { id } } }';
const QUEUE = `{ applications(filter: { status: PENDING }, orderBy: { field: APPLIED_AT, direction: ASC }) {
  nodes { id approvalState candidate { id } }
} }`;
interface Queue {
  applications: { nodes: { id: string; approvalState: string; candidate: { id: string } }[] };
}
const RECOMMEND = 'mutation ($input: DecideApprovalInput!) { decideApproval(input: $input) { approval { id } } }';
const DECLINE = 'mutation ($id: ID!) { declineInvitation(input: { id: $id, reason: PAY }) { invitation { id } } }';
const APPLICANTS = '{ viewer { applications { nodes { candidate { id } } } } }';
interface Applicants {
  viewer: { applications: { nodes: { candidate: { id: string } }[] } };
}

describe('a candidate who objects', () => {
  let portal: Portal;
  let office: Office;
  beforeAll(async () => {
    portal = await startPortal();
    office = await openOffice(portal);
  });
  afterAll(() => portal.stop());

  test('is neither found nor suggested from the next request on, also while the candidates are kept in memory', async () => {
    const { client } = office.admin;
    const jobId = await openJob(office.employer, office.admin, { title: 'Artist', preferredSkills: 'Glassblowing' });
    const people: Actor[] = [];
    for (const firstName of ['Asha', 'Bela', 'Charu']) {
      const person = await insertInvitee(portal, { firstName });
      await person.client.ask(SAVE_SKILLS, { skills: ['Glassblowing'] });
      people.push(person);
    }
    await portal.container.candidateIndexing.indexAll();
    const find = async (after: string | null = null) => (await client.ask<Found>(FIND, { after })).findCandidates;
    const suggested = async () =>
      (await client.ask<Suggested>(SUGGEST, { jobId })).suggestedCandidates.nodes.map(({ id }) => id);
    const current = vi.spyOn(CandidatePoolReadModel.prototype, 'current');
    const { nodes } = await find();
    // A portal with many candidates keeps them like this for a while.
    current.mockResolvedValue(await current.mock.results[0]?.value);
    try {
      const first = people.find(({ id }) => id === nodes[0]?.id) as Actor;
      expect(await suggested()).toHaveLength(3);
      await first.client.ask(HIDE);
      expect((await suggested()).toSorted()).toEqual(
        people.flatMap(({ id }) => (id === first.id ? [] : [id])).toSorted(),
      );
      const found: string[] = [];
      for (let page = await find(); ; page = await find(page.pageInfo.endCursor)) {
        found.push(...page.nodes.map(({ id }) => id));
        if (!page.pageInfo.hasNextPage) break;
      }
      expect(found.toSorted()).toEqual((await suggested()).toSorted());
      expect(await inviteAll(office.admin, jobId, [first])).toMatchObject([{ problem: 'OPTED_OUT' }]);
    } finally {
      current.mockRestore();
    }
  });
});

describe('a score', () => {
  let portal: Portal;
  let office: Office;
  beforeAll(async () => {
    portal = await startPortal();
    office = await openOffice(portal);
  });
  afterAll(() => portal.stop());

  test('decides nothing: who fits in nothing and gives a knockout answer is invited, waits first and is shown', async () => {
    const { admin, employer } = office;
    const question = { text: 'Do you know Tally?', kind: 'YES_NO', isRequired: true, ruledOutBy: ['No'] };
    const jobId = await openJob(employer, admin, {
      title: 'Accountant',
      preferredSkills: 'Tally, GST',
      questions: [question],
    });
    const worst = await insertInvitee(portal, {}, { city: 'Mumbai', expectedSalary: 99_00_000 });
    const best = await insertInvitee(portal, {}, { city: 'Surat', expectedSalary: 3_00_000 });
    await best.client.ask(SAVE_SKILLS, { skills: ['Tally', 'GST'] });
    await portal.container.candidateIndexing.indexAll();
    const { suggestedCandidates } = await admin.client.ask<Suggested>(SUGGEST, { jobId });
    expect(suggestedCandidates.nodes.map(({ id }) => id)).toEqual([best.id]);
    for (const [candidate, answer] of [
      [worst, 'No'],
      [best, 'Yes'],
    ] as const) {
      const { token } = await invite(portal, admin, jobId, candidate);
      const answers = [{ question: question.text, answer }];
      await visitor(portal).ask(ACCEPT_BY_LINK, { input: { token, answers } });
    }
    const { applications } = await admin.client.ask<Queue>(QUEUE);
    expect(applications.nodes).toMatchObject([
      { approvalState: 'PENDING', candidate: { id: worst.id } },
      { approvalState: 'PENDING', candidate: { id: best.id } },
    ]);
    const [first, second] = applications.nodes;
    // The lowest rating is a word to the employer, and rejects nobody.
    const lowest = { recommendation: { rating: 1 } };
    await admin.client.ask(RECOMMEND, {
      input: await decisionOn(admin.client, 'application', first?.id ?? '', 'APPROVE', lowest),
    });
    await decideApplication(admin, second?.id ?? '', 'APPROVE');
    const { viewer } = await employer.client.ask<Applicants>(APPLICANTS);
    expect(viewer.applications.nodes.map(({ candidate }) => candidate.id).toSorted()).toEqual(
      [worst.id, best.id].toSorted(),
    );
  });
});

describe('an invitation', () => {
  let sink: SmtpSink;
  let first: Portal;
  let second: Portal;
  let office: Office;
  let candidate: Actor;
  beforeAll(async () => {
    sink = await SmtpSink.start();
    const settings = { SMTP_URL: sink.url, LOG_LEVEL: 'silent' };
    first = await startPortal(settings);
    second = await startSecondNode(first, settings);
    office = await openOffice(first);
    candidate = await insertInvitee(first);
  });
  afterAll(async () => {
    await second.stop();
    await first.stop();
    await sink.stop();
  });

  const stored = () => first.dataSource.manager.countBy(JobInvitationEntity, { candidateId: candidate.id });
  const send = () => inviteAll(office.admin, office.jobId, [candidate]);
  const deliver = async () => {
    const drain = async ({ container: { outboxWorker } }: Portal) => {
      while (((await outboxWorker?.deliverDue()) ?? 0) > 0);
    };
    await Promise.all([drain(first), drain(second)]);
    return sink.mailsTo(candidate.email);
  };

  test('and its email are stored together or not at all', async () => {
    await first.dataSource.query('RENAME TABLE audit_event TO audit_event_away');
    const failed = await office.admin.client.outcome(INVITE, {
      input: { jobId: office.jobId, candidateIds: [candidate.id] },
    });
    await first.dataSource.query('RENAME TABLE audit_event_away TO audit_event');
    expect(failed).toBe('INTERNAL');
    expect([await stored(), await deliver()]).toEqual([0, []]);
  });

  test('is one email, however often two servers get and deliver it, also after its answer and its end', async () => {
    const other = await createAdmin(first);
    const elsewhere = { ...other, client: new TestClient(second.url, other.token) };
    const attempts = [office.admin, elsewhere, office.admin, elsewhere].map((admin) =>
      inviteAll(admin, office.jobId, [candidate]),
    );
    const problems = (await Promise.all(attempts)).flat().map(({ problem }) => problem);
    expect(problems.filter((problem) => problem === null)).toHaveLength(1);
    expect(await deliver()).toHaveLength(1);
    const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
    const where = { candidateId: candidate.id };
    await first.dataSource.manager.update(JobInvitationEntity, where, { invitedAt: ago(15), expiresAt: ago(1) });
    expect(await send()).toMatchObject([{ problem: 'INVITED' }]);
    await first.dataSource.manager.update(JobInvitationEntity, where, { expiresAt: ago(-1) });
    const { id } = await first.dataSource.manager.findOneByOrFail(JobInvitationEntity, where);
    await candidate.client.ask(DECLINE, { id });
    expect(await send()).toMatchObject([{ problem: 'INVITED' }]);
    expect(await deliver()).toHaveLength(1);
  });
});
