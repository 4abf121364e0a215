import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditedDetails, createAdmin, decideApplication, decisionOn } from './builders/admin.js';
import { apply, approvedApplication, type Office, openOffice, WITHDRAW } from './builders/applications.js';
import { MovableClock } from './builders/clock.js';
import { propose } from './builders/employer.js';
import { mailsTo } from './builders/mails.js';
import { type Actor, insertCandidate } from './builders/records.js';
import { type Portal, startPortal } from './harness.js';

const RECOMMEND = `mutation ($input: RecommendApplicationInput!) { recommendApplication(input: $input) {
  application { isRecommended viewerCanRecommend recommendation { id text rating writtenByName } }
} }`;
const DECIDE = `mutation ($input: DecideApprovalInput!) { decideApproval(input: $input) { approval { id } } }`;
const SEEN = `query ($id: ID!) { application(id: $id) {
  isRecommended viewerCanRecommend changedAt recommendation { text rating writtenByName } history { kind summary }
} }`;
const OWN = `query ($filter: OwnApplicationsFilter) { viewer { applications(filter: $filter) {
  nodes { id isRecommended recommendation { text } } totalCount
} } }`;
const UNDO = 'mutation ($approvalId: ID!) { undoDecision(input: { approvalId: $approvalId }) { approval { id } } }';
const DECIDE_ALL = `mutation ($decisions: [DecideApprovalInput!]!) {
  decideApprovals(input: { decisions: $decisions }) { results { code message } }
}`;
const WORDS = 'Six years of Tally, and lives near the mill.';
const RECOMMENDATION = { text: WORDS, rating: 4 };

interface Seen {
  isRecommended: boolean;
  viewerCanRecommend: boolean;
  changedAt: string;
  recommendation: { text: string | null; rating: number | null; writtenByName: string } | null;
  history: { kind: string; summary: string }[];
}

describe('the recommendation of an application', () => {
  const clock = MovableClock.atNoon();
  let portal: Portal;
  let office: Office;
  let admin: Actor;
  let employer: Actor;
  beforeAll(async () => {
    portal = await startPortal({}, clock);
    office = await openOffice(portal);
    ({ admin, employer } = office);
  });
  afterAll(() => portal.stop());

  async function waiting() {
    const candidate = await insertCandidate(portal);
    return { candidate, id: await apply(candidate, office.jobId) };
  }
  const decision = async (
    id: string,
    recommendation: object,
    word: 'APPROVE' | 'REJECT' = 'APPROVE',
    { client } = admin,
  ) => ({ input: await decisionOn(client, 'application', id, word, { recommendation }) });
  /** Approves a new application with a recommendation. */
  async function recommended(recommendation: object = RECOMMENDATION) {
    const applied = await waiting();
    const variables = await decision(applied.id, recommendation);
    const data = await admin.client.ask<{ decideApproval: { approval: { id: string } } }>(DECIDE, variables);
    return { ...applied, approvalId: data.decideApproval.approval.id };
  }
  const seenBy = async (viewer: Actor, id: string) =>
    (await viewer.client.ask<{ application: Seen }>(SEEN, { id })).application;
  const versionsSeenBy = async (viewer: Actor, id: string) =>
    (await seenBy(viewer, id)).history.flatMap(({ kind, summary }) => (kind === 'RECOMMENDED' ? summary : []));
  const input = (applicationId: string, replacesId: string | null, values: object) => ({
    input: { applicationId, replacesId, ...values },
  });
  const latestOf = async (id: string) => {
    const rows = await portal.dataSource.query('SELECT MAX(id) AS id FROM recommendation WHERE application_id = ?', [
      id,
    ]);
    return rows[0].id as string | null;
  };
  const recommend = async (id: string, values: object) =>
    admin.client.ask(RECOMMEND, input(id, await latestOf(id), values));
  const errorOf = async (id: string, values: object) =>
    admin.client.errorOf(RECOMMEND, input(id, await latestOf(id), values));

  test('comes with the approval, and the employer and administrators read it with its author', async () => {
    const { id } = await recommended();
    for (const viewer of [employer, admin]) {
      expect(await seenBy(viewer, id)).toMatchObject({
        isRecommended: true,
        viewerCanRecommend: viewer === admin,
        recommendation: { ...RECOMMENDATION, writtenByName: expect.stringContaining(' ') },
      });
      expect(await versionsSeenBy(viewer, id)).toEqual([expect.stringContaining(`Fit 4 of 5: “${WORDS}”`)]);
    }
    expect(JSON.stringify(await auditedDetails(portal, 'RECOMMEND', id))).not.toContain('Tally');
  });

  test('needs a text or a rating, and comes only with the approval of one new application', async () => {
    const { id } = await waiting();
    const problem = async (...args: Parameters<typeof decision>) =>
      admin.client.errorOf(DECIDE, await decision(...args));
    expect(await problem(id, { text: ' ' })).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { 'recommendation.text': ['Write why the candidate fits, or choose a rating.'] },
    });
    expect(await problem(id, { rating: 6 })).toMatchObject({
      fields: { 'recommendation.rating': ['Choose a rating from 1 to 5.'] },
    });
    expect(await problem(id, { text: 'x'.repeat(1001) })).toMatchObject({ code: 'INVALID_INPUT' });
    expect(await problem(id, RECOMMENDATION, 'REJECT')).toMatchObject({
      fields: { recommendation: ['A recommendation can be given only with the approval of a new application.'] },
    });
    const { input: one } = await decision(id, RECOMMENDATION);
    const bulk = await admin.client.ask(DECIDE_ALL, { decisions: [one] });
    expect(bulk).toMatchObject({ decideApprovals: { results: [{ code: 'INVALID_INPUT' }] } });
    await decideApplication(admin, id, 'APPROVE');
    await propose(employer, id, 'SHORTLISTED');
    expect(await problem(id, RECOMMENDATION)).toMatchObject({ code: 'INVALID_INPUT' });
  });

  test('is invisible to the candidate in every field, list, filter and email', async () => {
    const { candidate, id } = await recommended();
    const before = await seenBy(candidate, id);
    expect(before).toMatchObject({ isRecommended: false, viewerCanRecommend: false, recommendation: null });
    expect(before.history.map(({ kind }) => kind)).toEqual(['REQUEST']);
    await recommend(id, { rating: 5 });
    expect((await seenBy(candidate, id)).changedAt).toBe(before.changedAt);
    const own = async (filter: object = {}) =>
      (await candidate.client.ask<{ viewer: { applications: { totalCount: number } } }>(OWN, { filter })).viewer
        .applications;
    expect(await own()).toEqual({ nodes: [{ id, isRecommended: false, recommendation: null }], totalCount: 1 });
    for (const isRecommended of [true, false]) expect((await own({ isRecommended })).totalCount).toBe(0);
    expect(await candidate.client.errorOf(RECOMMEND, input(id, null, { rating: 5 }))).toMatchObject({
      code: 'FORBIDDEN',
    });
    clock.letPass(1);
    await portal.container.decisionNotifications.sendDue();
    expect(JSON.stringify(await mailsTo(portal, candidate.email))).not.toMatch(/Tally|recommend/i);
  });

  test('is a filter of the employer, quoted in the email about the applicant, and unknown to other companies', async () => {
    const other = await openOffice(portal);
    const plain = await approvedApplication(portal, other);
    const { candidate, id } = await (async () => {
      const applicant = await insertCandidate(portal);
      const applicationId = await apply(applicant, other.jobId);
      await other.admin.client.ask(DECIDE, await decision(applicationId, RECOMMENDATION, 'APPROVE', other.admin));
      return { candidate: applicant, id: applicationId };
    })();
    const ids = async (isRecommended: boolean) => {
      const data = await other.employer.client.ask<{ viewer: { applications: { nodes: { id: string }[] } } }>(OWN, {
        filter: { isRecommended },
      });
      return data.viewer.applications.nodes.map((node) => node.id);
    };
    expect(await ids(true)).toEqual([id]);
    expect(await ids(false)).toEqual([plain.applicationId]);
    expect(await employer.client.ask(SEEN, { id })).toEqual({ application: null });
    // The email about one applicant quotes it; an email about several counts it, because it names nobody.
    clock.letPass(1);
    await portal.container.decisionNotifications.sendDue();
    const [gathered] = await mailsTo(portal, other.employer.email);
    expect(gathered?.text).toContain('2 applicants, 1 recommended');
    expect(gathered?.text).not.toContain(WORDS);
    const single = await openOffice(portal);
    const alone = await apply(candidate, single.jobId);
    await single.admin.client.ask(DECIDE, await decision(alone, RECOMMENDATION, 'APPROVE', single.admin));
    clock.letPass(1);
    await portal.container.decisionNotifications.sendDue();
    const [mail] = await mailsTo(portal, single.employer.email);
    expect(mail?.text).toContain(`Fit 4 of 5: “${WORDS}”`);
  });

  test('goes with the approval when it is undone', async () => {
    const { id, approvalId } = await recommended();
    await recommend(id, { rating: 5 });
    await admin.client.ask(UNDO, { approvalId });
    expect(await latestOf(id)).toBeNull();
    await decideApplication(admin, id, 'APPROVE');
    expect(await seenBy(employer, id)).toMatchObject({ isRecommended: false, recommendation: null });
    expect(await versionsSeenBy(employer, id)).toEqual([]);
  });

  test('is added or corrected from its latest version until the first proposal, and keeps each version', async () => {
    const { applicationId: id } = await approvedApplication(portal, office);
    expect(await recommend(id, { rating: 3 })).toMatchObject({
      recommendApplication: {
        application: { isRecommended: true, viewerCanRecommend: true, recommendation: { rating: 3 } },
      },
    });
    await recommend(id, RECOMMENDATION);
    expect(await versionsSeenBy(employer, id)).toEqual([
      expect.stringMatching(/recommended the candidate on .*\. Fit 3 of 5$/),
      expect.stringMatching(/corrected the recommendation on .*Tally/),
    ]);
    expect(await admin.client.errorOf(RECOMMEND, input(id, null, { rating: 1 }))).toMatchObject({
      code: 'STALE_VERSION',
    });
    await propose(employer, id, 'SHORTLISTED');
    const tooLate = {
      message: 'The employer has already proposed a step, so the recommendation can no longer be changed.',
      code: 'STATUS_NOT_ALLOWED',
    };
    expect(await errorOf(id, { rating: 1 })).toMatchObject(tooLate);
    await decideApplication(admin, id, 'REJECT');
    expect(await errorOf(id, { rating: 1 })).toMatchObject(tooLate);
    expect(await seenBy(admin, id)).toMatchObject({ viewerCanRecommend: false, recommendation: RECOMMENDATION });
  });

  test('needs an approved application that is not withdrawn', async () => {
    const { candidate, id } = await waiting();
    expect(await errorOf(id, { rating: 4 })).toMatchObject({ code: 'STATUS_NOT_ALLOWED' });
    await candidate.client.ask(WITHDRAW, { id, reason: 'OTHER_JOB' });
    expect(await errorOf(id, { rating: 4 })).toMatchObject({
      message: 'The candidate has withdrawn this application.',
    });
  });

  test('is stored once when two administrators write it at the same time', async () => {
    const { applicationId: id } = await approvedApplication(portal, office);
    const colleague = await createAdmin(portal);
    const outcomes = await Promise.allSettled(
      [admin, colleague].map((author) => author.client.ask(RECOMMEND, input(id, null, { rating: 4 }))),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await versionsSeenBy(admin, id)).toHaveLength(1);
  });

  test('is never newer than a proposal that is made at the same time', async () => {
    for (let round = 0; round < 3; round++) {
      const { applicationId: id } = await approvedApplication(portal, office);
      const [correction] = await Promise.allSettled([
        recommend(id, RECOMMENDATION),
        propose(employer, id, 'SHORTLISTED'),
      ]);
      const isStored = (await latestOf(id)) !== null;
      expect(isStored).toBe(correction.status === 'fulfilled');
      expect((await seenBy(employer, id)).history.some(({ summary }) => summary.includes('Shortlisted'))).toBe(true);
      expect(await errorOf(id, { rating: 1 })).toMatchObject({ code: 'STATUS_NOT_ALLOWED' });
    }
  });
});
