import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AuditEventEntity } from '../src/database/entities/operations/audit-event.entity.js';
import { UserEntity } from '../src/database/entities/accounts/user.entity.js';
import { createAdmin, decideCompany, setUserActive } from './builders/admin.js';
import {
  ADMINISTRATORS,
  CHANGE_ADMINISTRATOR,
  INVITE_ADMINISTRATOR,
  newAdministrator,
  REMOVE_ADMINISTRATOR,
} from './builders/administrators.js';
import { completeCandidate } from './builders/candidate.js';
import { registerEmployer } from './builders/employer.js';
import { mailTo, tokenIn } from './builders/mails.js';
import { PASSWORD, reset, SIGN_IN } from './builders/password-links.js';
import { type Actor, insertCandidate, logIn, visitor } from './builders/records.js';
import { CONFIRM, codeAt, DISABLE, givePassword, PASSWORD as OWN_PASSWORD, START } from './builders/second-factor.js';
import { type Portal, startPortal } from './harness.js';

const PAPERS = `query ($id: ID!) { candidate(id: $id) {
  firstName panNumber panCard { id } aadhaarCard { id } passport { id } drivingLicense { id } resume { id } } }`;
const LINKS = '{ reportLinks { name } }';
const CREATE_LINK =
  'mutation ($name: String!) { createReportLink(input: { name: $name, report: "applications-per-week" }) { url } }';

const ABOUT_ADMINISTRATOR = `query ($id: ID!, $companyId: ID!) {
  search(query: "zubin wadia") { ... on User { id email } }
  user(id: $id) { id email }
  auditEvents(first: 5, filter: { actorId: $id }) { nodes { actorName actor { id email } } }
  company(id: $companyId) { approvals { decidedByName decidedBy { id email } } }
}`;
const NAMED = { actorName: 'Zubin Wadia' };

interface Row {
  id: string;
  email: string;
  role: string;
  hasSecondFactor: boolean;
  secondFactorRequired: boolean;
  isInvited: boolean;
}

describe('administrators', () => {
  let portal: Portal;
  let admin: Actor;
  beforeAll(async () => {
    portal = await startPortal();
    admin = await createAdmin(portal);
  });
  afterAll(() => portal.stop());

  const users = () => portal.dataSource.manager.getRepository(UserEntity);
  const list = async () => (await admin.client.ask<{ administrators: Row[] }>(ADMINISTRATORS)).administrators;
  const settings = (id: string, role: string, secondFactorRequired = false) => ({
    input: { id, role, secondFactorRequired },
  });
  const exportStatus = async ({ token }: Actor, name: string) =>
    (await fetch(`${portal.url}/exports/${name}.csv`, { headers: { authorization: `Token ${token}` } })).status;

  test('are invited with a role by email, and have it once they have chosen a password', async () => {
    const input = newAdministrator({ role: 'READER' });
    await admin.client.ask(INVITE_ADMINISTRATOR, { input });
    const mail = await mailTo(portal, input.email, 'INVITATION');
    expect(mail.subject).toMatch(/^Asha Patel invites you to administer /);
    expect(mail.text).toContain('Reader');
    expect(await list()).toContainEqual(
      expect.objectContaining({ email: input.email, role: 'READER', isInvited: true, secondFactorRequired: false }),
    );
    await reset(portal, tokenIn(mail), false);
    expect(await visitor(portal).outcome(SIGN_IN, { email: input.email, password: PASSWORD })).toBe('OK');
    const { id } = await users().findOneByOrFail({ email: input.email });
    const reader = await logIn(portal, id);
    expect(await reader.client.ask('{ viewer { adminRole } candidates { totalCount } }')).toMatchObject({
      viewer: { adminRole: 'READER' },
    });
    expect(await reader.client.outcome(ADMINISTRATORS)).toBe('FORBIDDEN');
  });

  test('read lists as CSV with each role, and Find Candidates from RECRUITER on', async () => {
    const recruiter = await createAdmin(portal, { adminRole: 'RECRUITER' });
    const reader = await createAdmin(portal, { adminRole: 'READER' });
    expect(await exportStatus(reader, 'candidates')).toBe(200);
    expect(await exportStatus(reader, 'found-candidates')).toBe(403);
    expect(await exportStatus(recruiter, 'found-candidates')).toBe(200);
  });

  test('with the role READER get no identity documents', async () => {
    const { id } = await completeCandidate(portal);
    const { manager } = portal.dataSource;
    // The file behind the card does not matter here.
    await manager.query('UPDATE candidate_profile SET pan_card_id = resume_id WHERE id = ?', [id]);
    const of = async (role: 'READER' | 'RECRUITER') =>
      (await createAdmin(portal, { adminRole: role })).client.ask<{ candidate: object }>(PAPERS, { id });
    expect((await of('RECRUITER')).candidate).toMatchObject({ panCard: { id: expect.any(String) } });
    expect((await of('READER')).candidate).toMatchObject({ panCard: null, resume: { id: expect.any(String) } });
  });

  test('with the role RECRUITER see only their own report links', async () => {
    const recruiter = await createAdmin(portal, { adminRole: 'RECRUITER' });
    await admin.client.ask(CREATE_LINK, { name: 'Of the administrator' });
    await recruiter.client.ask(CREATE_LINK, { name: 'Of the recruiter' });
    expect(await recruiter.client.ask(LINKS)).toEqual({ reportLinks: [{ name: 'Of the recruiter' }] });
    expect((await admin.client.ask<{ reportLinks: object[] }>(LINKS)).reportLinks).toHaveLength(2);
  });

  test('are found and read as accounts only with the role ADMINISTRATOR; the others read their names where they have acted', async () => {
    const zubin = await createAdmin(portal, { firstName: 'Zubin', lastName: 'Wadia' });
    const { id: candidateId } = await insertCandidate(portal);
    await setUserActive(zubin, candidateId, false);
    const { id: companyId } = await registerEmployer(portal);
    await decideCompany(zubin, companyId, 'APPROVE');
    const seen = async ({ client }: Actor) => client.ask(ABOUT_ADMINISTRATOR, { id: zubin.id, companyId });
    const account = { id: zubin.id, email: zubin.email };
    expect(await seen(admin)).toEqual({
      search: [account],
      user: account,
      auditEvents: { nodes: [NAMED, NAMED].map((named) => ({ ...named, actor: account })) },
      company: { approvals: [{ decidedByName: 'Zubin Wadia', decidedBy: account }] },
    });
    for (const adminRole of ['RECRUITER', 'READER'] as const) {
      expect(await seen(await createAdmin(portal, { adminRole }))).toEqual({
        search: [],
        user: null,
        auditEvents: { nodes: [NAMED, NAMED].map((named) => ({ ...named, actor: null })) },
        company: { approvals: [{ decidedByName: 'Zubin Wadia', decidedBy: null }] },
      });
    }
    // Viewers can always read their own account.
    const own = await createAdmin(portal, { adminRole: 'READER' });
    expect(await own.client.ask('query ($id: ID!) { user(id: $id) { id } }', { id: own.id })).toEqual({
      user: { id: own.id },
    });
  });

  test('with the role RECRUITER cannot deactivate administrators or send them invitations', async () => {
    const recruiter = await createAdmin(portal, { adminRole: 'RECRUITER' });
    const { id } = await createAdmin(portal, { passwordHash: null });
    await expect(setUserActive(recruiter, id, false)).rejects.toThrow('Your role does not allow this');
    const send = 'mutation ($id: ID!) { resendInvitation(input: { userId: $id }) { user { id } } }';
    expect(await recruiter.client.outcome(send, { id })).toBe('NOT_FOUND');
  });

  test('have a changed role from their next request on, are told by email, and cannot change their own', async () => {
    const reader = await createAdmin(portal, { adminRole: 'READER', passwordHash: 'x' });
    await admin.client.ask(CHANGE_ADMINISTRATOR, settings(reader.id, 'ADMINISTRATOR'));
    expect(await reader.client.outcome(ADMINISTRATORS)).toBe('OK');
    const { email } = await users().findOneByOrFail({ id: reader.id });
    expect((await mailTo(portal, email, 'ADMINISTRATOR_CHANGED')).text).toContain('Asha Patel has changed');
    expect(await admin.client.outcome(CHANGE_ADMINISTRATOR, settings(admin.id, 'READER'))).toBe('FORBIDDEN');
    const events = await portal.dataSource.manager.findBy(AuditEventEntity, { action: 'CHANGE_ADMINISTRATOR' });
    expect(events).toMatchObject([{ actorId: admin.id, subjectId: reader.id }]);
  });

  test('are logged out when they are removed, and can be invited again', async () => {
    const input = newAdministrator();
    const removed = await createAdmin(portal, { email: input.email, firstName: 'Kavya', passwordHash: 'x' });
    expect(await admin.client.outcome(REMOVE_ADMINISTRATOR, { id: admin.id })).toBe('FORBIDDEN');
    await admin.client.ask(REMOVE_ADMINISTRATOR, { id: removed.id });
    expect(await removed.client.ask('{ viewer { id } }')).toEqual({ viewer: null });
    expect((await mailTo(portal, input.email, 'ADMINISTRATOR_CHANGED')).subject).toMatch(/ was closed$/);
    expect((await list()).map(({ id }) => id)).not.toContain(removed.id);
    await admin.client.ask(INVITE_ADMINISTRATOR, { input });
    expect(await list()).toContainEqual(
      expect.objectContaining({ id: removed.id, firstName: 'Kavya', role: 'RECRUITER', isInvited: true }),
    );
  });

  test('leave no account behind when an invitation is revoked, and take no address in use', async () => {
    const input = newAdministrator();
    await admin.client.ask(INVITE_ADMINISTRATOR, { input });
    expect(await admin.client.outcome(INVITE_ADMINISTRATOR, { input })).toBe('EMAIL_TAKEN');
    const { id } = await users().findOneByOrFail({ email: input.email });
    await admin.client.ask(REMOVE_ADMINISTRATOR, { id });
    expect(await users().findOneBy({ email: input.email })).toBeNull();
    const { email } = await completeCandidate(portal);
    expect(await admin.client.outcome(INVITE_ADMINISTRATOR, { input: { ...input, email } })).toBe('EMAIL_TAKEN');
  });

  test('who must have a second factor can do nothing before they have set it up, and cannot turn it off', async () => {
    const { id, client } = await createAdmin(portal);
    await givePassword(portal, id);
    await admin.client.ask(CHANGE_ADMINISTRATOR, settings(id, 'ADMINISTRATOR', true));
    expect(await client.ask('{ viewer { lacksSecondFactor } }')).toEqual({ viewer: { lacksSecondFactor: true } });
    expect(await client.errorOf('{ candidates { totalCount } }')).toMatchObject({
      message: 'Please set up two-step login first, under Security.',
    });
    const { id: candidateId } = await completeCandidate(portal);
    expect(
      await client.outcome('query ($id: ID!) { user(id: $id) { candidate { id panNumber } } }', { id: candidateId }),
    ).toBe('FORBIDDEN');
    const { startSecondFactor } = await client.ask<{ startSecondFactor: { secret: string } }>(START, {
      password: OWN_PASSWORD,
    });
    const code = codeAt(startSecondFactor.secret, new Date());
    await client.ask(CONFIRM, { code });
    expect(await client.outcome('{ candidates { totalCount } }')).toBe('OK');
    expect(await client.outcome(DISABLE, { password: OWN_PASSWORD, code })).toBe('FORBIDDEN');
  });

  test('who remove and demote each other at once leave one with the role ADMINISTRATOR', async () => {
    await users().update({ type: 'ADMIN' }, { isActive: false });
    const people = await Promise.all(Array.from({ length: 8 }, () => createAdmin(portal)));
    await Promise.allSettled(
      people.flatMap(({ client }) =>
        people.flatMap(({ id }, index) =>
          index % 2 === 0
            ? [client.outcome(REMOVE_ADMINISTRATOR, { id })]
            : [client.outcome(CHANGE_ADMINISTRATOR, settings(id, 'READER'))],
        ),
      ),
    );
    const left = await users().findBy({ type: 'ADMIN', isActive: true });
    expect(left.filter(({ adminRole }) => (adminRole ?? 'ADMINISTRATOR') === 'ADMINISTRATOR')).toHaveLength(1);
  });
});
