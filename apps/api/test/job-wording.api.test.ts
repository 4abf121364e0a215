import { beforeAll, describe, expect, test } from 'vitest';
import { createAdmin, DECIDE, decideJob, decisionOn } from './builders/admin.js';
import { approvedEmployer, openJob, postJob } from './builders/employer.js';
import { type Actor, daysFromToday, visitor } from './builders/records.js';
import { type Portal, sharedPortal } from './harness.js';

const CLEAN = 'Designs prints for silk.';
const UNLAWFUL = 'Designs prints for silk. Male only. Registration fee Rs 500.';
const WORDS = [
  { topic: 'GENDER', words: 'Male only' },
  { topic: 'FEES', words: 'Registration fee' },
];
const JOB = `query ($id: ID!) { job(id: $id) {
  description approvalState isOpen version flaggedTerms { topic words } changesSinceApproval { field approved present }
  approval { state requestedAt }
} }`;
const EDIT = `mutation ($input: EditJobInput!) {
  editJob(input: $input) { job { approvalState isOpen changesSinceApproval { field approved present } } }
}`;
const BELL = '{ viewer { notifications(unreadOnly: true) { nodes { kind text } } } }';

const input = (description: string, values: Record<string, unknown> = {}) => ({
  description,
  deadline: daysFromToday(30),
  openings: 2,
  ...values,
});

interface SeenJob {
  description: string;
  approvalState: string;
  isOpen: boolean;
  version: number;
  flaggedTerms: unknown[];
  changesSinceApproval: unknown[];
  approval: { state: string; requestedAt: string };
}

describe('the texts of a job', () => {
  let portal: Portal;
  let admin: Actor;
  let employer: Actor;
  beforeAll(async () => {
    portal = await sharedPortal();
    admin = await createAdmin(portal);
    employer = await approvedEmployer(portal, admin);
  });

  const see = async (id: string) => (await admin.client.ask<{ job: SeenJob }>(JOB, { id })).job;
  const edit = async (id: string, description: string, values: Record<string, unknown> = {}) =>
    (await employer.client.ask<{ editJob: { job: SeenJob } }>(EDIT, { input: input(description, { id, ...values }) }))
      .editJob.job;
  const isPublic = async (id: string) => {
    const { openJob: seen } = await visitor(portal).ask<{ openJob: object | null }>(
      'query ($id: ID!) { openJob(id: $id) { id } }',
      { id },
    );
    return seen !== null;
  };
  const news = async () => {
    type Bell = { viewer: { notifications: { nodes: { kind: string; text: string }[] } } };
    const { viewer } = await admin.client.ask<Bell>(BELL);
    return viewer.notifications.nodes.filter(({ kind }) => kind === 'CHANGED_JOB').map(({ text }) => text);
  };
  const requests = (id: string): Promise<{ state: string }[]> =>
    portal.dataSource.query('SELECT state FROM approval WHERE job_id = ? ORDER BY id', [id]);

  test('show the administrator the flagged terms of a new job in its title and description', async () => {
    const id = await postJob(employer, { title: 'Clerk (below 30 years)', description: UNLAWFUL });
    expect(await see(id)).toMatchObject({
      approvalState: 'PENDING',
      flaggedTerms: [{ topic: 'AGE', words: 'below 30 years' }, ...WORDS],
      changesSinceApproval: [],
    });
  });

  test('are shown beside the approved texts after an edit without flagged terms, and the job stays live', async () => {
    const id = await openJob(employer, admin);
    await edit(id, 'Designs prints for cotton.', { openings: 5 });
    const change = { field: 'DESCRIPTION', approved: CLEAN, present: 'Designs prints for linen.' };
    await edit(id, 'Designs prints for linen.', { openings: 5 });
    expect(await see(id)).toMatchObject({
      approvalState: 'APPROVED',
      isOpen: true,
      flaggedTerms: [],
      changesSinceApproval: [change, { field: 'OPENINGS', approved: '2', present: '5' }],
    });
    expect(await edit(id, CLEAN)).toMatchObject({ isOpen: true, changesSinceApproval: [] });
  });

  test('return an approved job to approval when an edit adds flagged terms, and notify administrators', async () => {
    const id = await openJob(employer, admin);
    expect(await edit(id, UNLAWFUL)).toMatchObject({ approvalState: 'PENDING', isOpen: false });
    expect(await isPublic(id)).toBe(false);
    expect(await see(id)).toMatchObject({
      approvalState: 'PENDING',
      flaggedTerms: WORDS,
      approval: { state: 'PENDING' },
      changesSinceApproval: [{ field: 'DESCRIPTION', approved: CLEAN, present: UNLAWFUL }],
    });
    expect(await news()).toEqual([
      'Surat Silk Mills has changed “Textile Designer”, and the job is waiting for approval again. Flagged terms: “Male only” (gender), “Registration fee” (money from candidates).',
    ]);
    await edit(id, `${UNLAWFUL} Hurry.`);
    expect(await requests(id)).toHaveLength(2);
    await decideJob(admin, id, 'APPROVE');
    expect(await see(id)).toMatchObject({ isOpen: true, changesSinceApproval: [] });
    expect(await news()).toEqual([]);
    expect(await edit(id, `${UNLAWFUL} Now approved.`)).toMatchObject({ approvalState: 'APPROVED', isOpen: true });
  });

  test('end the pending approval when an edit removes the flagged terms, and its request is deleted', async () => {
    const id = await openJob(employer, admin);
    await edit(id, UNLAWFUL);
    expect(await edit(id, 'Designs prints for everybody.')).toMatchObject({ approvalState: 'APPROVED', isOpen: true });
    expect(await isPublic(id)).toBe(true);
    expect(await news()).toEqual([]);
    expect(await requests(id)).toEqual([{ state: 'APPROVED' }]);
    expect((await see(id)).approval.state).toBe('APPROVED');
    expect(await admin.client.outcome(DECIDE, await decisionOn(admin.client, 'job', id, 'REJECT'))).toBe(
      'ALREADY_DECIDED',
    );
  });

  test('leave a rejected job rejected when an edit removes the flagged terms', async () => {
    const id = await openJob(employer, admin);
    await edit(id, UNLAWFUL);
    await decideJob(admin, id, 'REJECT');
    expect(await edit(id, CLEAN)).toMatchObject({ approvalState: 'REJECTED', isOpen: false });
  });

  test('cannot be approved when they were edited after the administrator read them', async () => {
    const id = await postJob(employer);
    const { version } = await see(id);
    await edit(id, UNLAWFUL);
    const decision = await decisionOn(admin.client, 'job', id, 'APPROVE', { expectedState: 'PENDING' });
    expect(await admin.client.outcome(DECIDE, { ...decision, expectedVersion: version })).toBe('STALE_VERSION');
    expect((await see(id)).approvalState).toBe('PENDING');
    const { version: read } = await see(id);
    expect(await admin.client.ask(DECIDE, { ...decision, expectedVersion: read })).toMatchObject({
      decideApproval: { approval: { subject: { isOpen: true } } },
    });
  });

  test('are never public with unapproved flagged terms when an edit and an approval happen at the same time', async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, () => postJob(employer)));
    await Promise.all(
      ids.map(async (id) => {
        const { version } = await see(id);
        const decision = await decisionOn(admin.client, 'job', id, 'APPROVE', { expectedVersion: version });
        const outcomes = await Promise.all([
          employer.client.outcome(EDIT, { input: input(UNLAWFUL, { id }) }),
          admin.client.outcome(DECIDE, decision),
        ]);
        expect(outcomes).toContain('OK');
        const after = await see(id);
        expect(after.isOpen && after.description === UNLAWFUL).toBe(false);
        expect(await isPublic(id)).toBe(after.isOpen);
      }),
    );
  });
});
