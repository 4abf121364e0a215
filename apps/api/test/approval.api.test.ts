import { beforeAll, describe, expect, test } from 'vitest';
import { createAdmin, DECIDE, decideCompany, decideJob, decisionOn, requestAbout } from './builders/admin.js';
import { approvedEmployer, postJob, registerEmployer } from './builders/employer.js';
import type { Actor } from './builders/records.js';
import { type Portal, sharedPortal } from './harness.js';

describe.each([
  ['a company', 'company', async (portal: Portal) => (await registerEmployer(portal)).id],
  ['a job', 'job', async (portal: Portal, admin: Actor) => postJob(await approvedEmployer(portal, admin))],
] as const)('a decision about %s', (_, word, make) => {
  let portal: Portal;
  let admin: Actor;
  beforeAll(async () => {
    portal = await sharedPortal();
    admin = await createAdmin(portal, { firstName: 'Rekha', lastName: 'Desai' });
  });

  const decide = async (id: string, decision: 'APPROVE' | 'REJECT', who = admin) =>
    who.client.outcome(DECIDE, await decisionOn(admin.client, word, id, decision));

  test('approves a pending request, and later decisions are rejected with its decider and time', async () => {
    const id = await make(portal, admin);
    expect(await decide(id, 'APPROVE')).toBe('OK');
    for (const decision of ['APPROVE', 'REJECT'] as const) {
      const error = await admin.client.errorOf(DECIDE, await decisionOn(admin.client, word, id, decision));
      expect(error).toMatchObject({ code: 'ALREADY_DECIDED', decidedBy: 'Rekha Desai' });
      expect(error.message).toContain(`This ${word} was already approved by Rekha Desai on `);
      expect(Date.parse(error['decidedAt'] as string)).toBeGreaterThan(Date.now() - 60_000);
    }
  });

  test('replaces a rejection only when it expects the state REJECTED', async () => {
    const id = await make(portal, admin);
    const approvalId = await requestAbout(admin.client, word, id);
    expect(await admin.client.outcome(DECIDE, { approvalId, decision: 'REJECT', expectedState: 'PENDING' })).toBe('OK');
    const error = await admin.client.errorOf(DECIDE, { approvalId, decision: 'APPROVE', expectedState: 'PENDING' });
    expect(error).toMatchObject({ code: 'ALREADY_DECIDED', decidedBy: 'Rekha Desai' });
    expect(error.message).toContain(`This ${word} was already rejected by Rekha Desai on `);
    expect(await admin.client.outcome(DECIDE, { approvalId, decision: 'APPROVE', expectedState: 'REJECTED' })).toBe(
      'OK',
    );
  });

  test('succeeds once, or once more after a rejection, when six administrators decide at once', async () => {
    const id = await make(portal, admin);
    const names = ['Asha', 'Bina', 'Chitra', 'Divya', 'Esha', 'Farah'];
    const admins = await Promise.all(names.map((firstName) => createAdmin(portal, { firstName })));
    const outcomes = await Promise.all(
      admins.map((who, index) => decide(id, index % 2 === 0 ? 'APPROVE' : 'REJECT', who)),
    );
    // An approval may follow a rejection and replace it. A decision after an approval is rejected.
    const winners = outcomes.filter((outcome) => outcome === 'OK').length;
    expect(outcomes.every((outcome) => outcome === 'OK' || outcome === 'ALREADY_DECIDED')).toBe(true);
    expect([1, 2]).toContain(winners);
    const error = await admin.client.errorOf(DECIDE, await decisionOn(admin.client, word, id, 'REJECT'));
    expect(names.map((name) => `${name} Patel`)).toContain(error['decidedBy']);
  });
});

test('approving a company opens the jobs that were approved before it', async () => {
  const portal = await sharedPortal();
  const admin = await createAdmin(portal);
  const employer = await approvedEmployer(portal, admin);
  const id = await postJob(employer);
  await decideJob(admin, id, 'APPROVE');
  await portal.dataSource.query(`UPDATE company SET approval_state = 'REJECTED' WHERE id = ?`, [employer.id]);
  await portal.dataSource.query(`UPDATE approval SET state = 'REJECTED' WHERE company_id = ?`, [employer.id]);
  await decideCompany(admin, employer.id, 'APPROVE');
  expect(await admin.client.ask('query ($id: ID!) { job(id: $id) { isOpen } }', { id })).toEqual({
    job: { isOpen: true },
  });
});
