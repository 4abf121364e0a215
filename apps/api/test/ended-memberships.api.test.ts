import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HomeVisitEntity } from '../src/database/entities/accounts/home-visit.entity.js';
import { UserEntity } from '../src/database/entities/accounts/user.entity.js';
import { CollectedEmailEntity } from '../src/database/entities/messages/collected-email.entity.js';
import { NotificationEntity } from '../src/database/entities/messages/notification.entity.js';
import { OutboxMessageEntity } from '../src/database/entities/messages/outbox-message.entity.js';
import { createAdmin, decideApplication, deleteUsers, setUserActive, userActiveError } from './builders/admin.js';
import { approvedApplication, type Office, openOffice } from './builders/applications.js';
import { MovableClock } from './builders/clock.js';
import { INVITE, invitee, member, REMOVE, RESEND } from './builders/company-members.js';
import { approvedEmployer, openJob, propose } from './builders/employer.js';
import { mailsTo, mailTo, tokenIn } from './builders/mails.js';
import { PASSWORD, reset, resetError, SIGN_IN } from './builders/password-links.js';
import { type Actor, logIn, visitor } from './builders/records.js';
import { type Portal, startPortal } from './harness.js';

const DEACTIVATED = {
  code: 'FORBIDDEN',
  message: 'An administrator has deactivated this person’s account. Please ask the consultancy to activate it.',
};

const MEMBERS = '{ viewer { company { members { isActive viewerCanTransferOwnership } } } }';

describe('a member whom an administrator has deactivated', () => {
  let portal: Portal;
  let admin: Actor;
  beforeAll(async () => {
    portal = await startPortal();
    admin = await createAdmin(portal);
  });
  afterAll(() => portal.stop());

  const company = async () => {
    const owner = await approvedEmployer(portal, admin);
    return { owner, recruiter: await member(portal, owner) };
  };
  const signIn = ({ email }: { email: string }) => visitor(portal).outcome(SIGN_IN, { email, password: PASSWORD });
  const isActive = async (id: string) => (await portal.dataSource.manager.findOneByOrFail(UserEntity, { id })).isActive;

  test('cannot be invited again by the owner, also after a removal, until an administrator activates the account', async () => {
    const { owner, recruiter } = await company();
    const input = invitee({ email: recruiter.email });
    await setUserActive(admin, recruiter.id, false);
    expect(await owner.client.ask(MEMBERS)).toMatchObject({
      viewer: { company: { members: [{ isActive: true }, { isActive: false, viewerCanTransferOwnership: false }] } },
    });
    expect(await owner.client.errorOf(INVITE, { input })).toMatchObject(DEACTIVATED);
    await owner.client.ask(REMOVE, { id: recruiter.id });
    expect(await owner.client.errorOf(INVITE, { input })).toMatchObject(DEACTIVATED);
    const other = await approvedEmployer(portal, admin);
    expect(await other.client.outcome(INVITE, { input })).toBe('EMAIL_TAKEN');
    expect(await isActive(recruiter.id)).toBe(false);
    // The account stays inactive without a company, but can be invited.
    await setUserActive(admin, recruiter.id, true);
    expect(await signIn(recruiter)).toBe('ACCOUNT_INACTIVE');
    expect(await userActiveError(admin, recruiter.id, true)).toMatchObject({ code: 'FORBIDDEN' });
    await owner.client.ask(INVITE, { input });
    await reset(portal, tokenIn(await mailTo(portal, recruiter.email, 'INVITATION')));
    expect(await signIn(recruiter)).toBe('OK');
  });

  test('cannot be invited again when the deactivation follows the removal', async () => {
    const { owner, recruiter } = await company();
    await owner.client.ask(REMOVE, { id: recruiter.id });
    await setUserActive(admin, recruiter.id, false);
    expect(await owner.client.errorOf(INVITE, { input: invitee({ email: recruiter.email }) })).toMatchObject(
      DEACTIVATED,
    );
  });

  test('cannot accept an older invitation, and the owner can neither send it again nor revoke it and invite the address', async () => {
    const owner = await approvedEmployer(portal, admin);
    const input = invitee();
    await owner.client.ask(INVITE, { input });
    const token = tokenIn(await mailTo(portal, input.email, 'INVITATION'));
    const { id } = await portal.dataSource.manager.findOneByOrFail(UserEntity, { email: input.email });
    await setUserActive(admin, id, false);
    expect(await resetError(portal, token)).toMatchObject({ code: 'RESET_TOKEN_INVALID' });
    expect(await owner.client.errorOf(RESEND, { id })).toMatchObject(DEACTIVATED);
    await owner.client.ask(REMOVE, { id });
    expect(await owner.client.errorOf(INVITE, { input })).toMatchObject(DEACTIVATED);
    expect(await resetError(portal, token)).toMatchObject({ code: 'RESET_TOKEN_INVALID' });
  });

  test('stays so when the company is deactivated and activated', async () => {
    const { owner, recruiter } = await company();
    const colleague = await member(portal, owner);
    await setUserActive(admin, recruiter.id, false);
    await setUserActive(admin, owner.id, false);
    await setUserActive(admin, owner.id, true);
    expect(await signIn(colleague)).toBe('OK');
    expect(await signIn(recruiter)).toBe('ACCOUNT_INACTIVE');
    await setUserActive(admin, recruiter.id, true);
    expect(await signIn(recruiter)).toBe('OK');
  });

  test('stays so whatever an owner does at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { owner, recruiter } = await company();
      await owner.client.ask(REMOVE, { id: recruiter.id });
      await Promise.all([
        setUserActive(admin, recruiter.id, false),
        owner.client.outcome(INVITE, { input: invitee({ email: recruiter.email }) }),
      ]);
      expect(await isActive(recruiter.id)).toBe(false);
    }
  });
});

const HISTORY = 'query ($id: ID!) { application(id: $id) { history { summary } approvals { requestedByName } } }';
const TRAIL = `query ($filter: AuditFilter) { auditEvents(first: 50, filter: $filter) { nodes { action actorName } } }`;
const TEAM = '{ viewer { company { members { firstName lastName } } } }';
const BELL = '{ viewer { notifications(first: 50) { nodes { text } } } }';

describe('a person who works for a second company', () => {
  let portal: Portal;
  let office: Office;
  beforeAll(async () => {
    portal = await startPortal();
    office = await openOffice(portal);
  });
  afterAll(() => portal.stop());

  /** A recruiter of the first company, whom the second one has invited by another name. */
  const moved = async (name: object = {}) => {
    const { admin, employer } = office;
    const recruiter = await member(portal, employer, name);
    await visitor(portal).ask(SIGN_IN, { email: recruiter.email, password: PASSWORD });
    const { applicationId } = await approvedApplication(portal, office);
    await propose(recruiter, applicationId, 'SHORTLISTED');
    await employer.client.ask(REMOVE, { id: recruiter.id });
    const second = await approvedEmployer(portal, admin, { organizationName: 'Nilambar Weaves' });
    const input = invitee({ email: recruiter.email, firstName: 'Mallory', lastName: 'Thief' });
    await second.client.ask(INVITE, { input });
    await reset(portal, tokenIn(await mailTo(portal, recruiter.email, 'INVITATION')));
    return { second, recruiter: await logIn(portal, recruiter.id), applicationId };
  };
  const trailOf = async (actorId: string, action: string) => {
    const { auditEvents } = await office.admin.client.ask<{
      auditEvents: { nodes: { action: string; actorName: string | null }[] };
    }>(TRAIL, { filter: { actorId, action } });
    return auditEvents.nodes.map(({ actorName }) => actorName);
  };

  test('keeps their name, in the history of the first company and in the second one', async () => {
    const { second, recruiter, applicationId } = await moved();
    const history = await office.employer.client.ask(HISTORY, { id: applicationId });
    expect(JSON.stringify(history)).toContain('Ravi Desai, Surat Silk Mills proposed');
    expect(await office.admin.client.ask(HISTORY, { id: applicationId })).toMatchObject({
      application: { approvals: expect.arrayContaining([{ requestedByName: 'Ravi Desai, Surat Silk Mills' }]) },
    });
    expect(await second.client.ask(TEAM)).toMatchObject({
      viewer: { company: { members: expect.arrayContaining([{ firstName: 'Ravi', lastName: 'Desai' }]) } },
    });
    expect((await mailTo(portal, recruiter.email, 'INVITATION')).text).toContain('Hello Ravi,');
  });

  test('is named in the audit trail with the company of each action', async () => {
    const { recruiter } = await moved();
    await openJob(recruiter, office.admin);
    expect(await trailOf(recruiter.id, 'PROPOSE')).toEqual(['Ravi Desai, Surat Silk Mills']);
    expect(await trailOf(recruiter.id, 'POST')).toEqual(['Ravi Desai, Nilambar Weaves']);
    // A login has no company yet. This one is older than the membership.
    expect(await trailOf(recruiter.id, 'SIGN_IN')).toEqual(['Ravi Desai']);
    await visitor(portal).ask(SIGN_IN, { email: recruiter.email, password: PASSWORD });
    expect(await trailOf(recruiter.id, 'SIGN_IN')).toEqual(['Ravi Desai, Nilambar Weaves', 'Ravi Desai']);
  });

  test('leaves no name in notifications about either company when the account is deleted', async () => {
    const { recruiter } = await moved({ firstName: 'Zubeidah' });
    await openJob(recruiter, office.admin);
    const texts = async () => JSON.stringify(await office.admin.client.ask(BELL));
    for (const company of ['Surat Silk Mills', 'Nilambar Weaves'])
      expect(await texts()).toContain(`Zubeidah Desai, ${company}`);
    await deleteUsers(office.admin, recruiter.id);
    expect(await texts()).not.toContain('Zubeidah');
  });
});

const CHOOSE = `mutation ($topic: CompanyEmailTopic!, $choice: CompanyEmailChoice!) {
  setCompanyEmailChoice(input: { topic: $topic, choice: $choice }) { user { id } } }`;
const CHANGE_ROLE = `mutation ($id: ID!, $role: InvitedRole!) {
  changeCompanyRole(input: { id: $id, role: $role }) { company { id } } }`;
const HOME = '{ viewer { dashboard { __typename } } }';

describe('the access of a member to the work of a company', () => {
  const clock = MovableClock.atNoon();
  let portal: Portal;
  let office: Office;
  beforeAll(async () => {
    portal = await startPortal({}, clock);
    office = await openOffice(portal);
  });
  afterAll(() => portal.stop());

  /** The numbers of rows that tell a person about the work, and the kinds of the emails. */
  const told = async ({ id: userId, email }: Actor) => {
    const { manager } = portal.dataSource;
    return {
      notifications: await manager.countBy(NotificationEntity, { userId }),
      collected: await manager.countBy(CollectedEmailEntity, { userId }),
      visits: await manager.countBy(HomeVisitEntity, { userId }),
      emails: (await mailsTo(portal, email)).map(({ kind }) => kind).filter((kind) => kind === 'PROPOSAL_DECIDED'),
    };
  };
  /** Writes the emails about decisions, which wait for an undo. */
  const passOn = async () => {
    clock.letPass(61);
    await portal.container.decisionNotifications.sendDue();
  };
  /** A recruiter with a notification, an email, an event for the daily email and a visit to Home. */
  const informed = async () => {
    const { admin, employer } = office;
    const recruiter = await member(portal, employer);
    await recruiter.client.ask(CHOOSE, { topic: 'APPLICANTS', choice: 'DAILY' });
    const { applicationId } = await approvedApplication(portal, office);
    await passOn();
    await propose(recruiter, applicationId, 'SHORTLISTED');
    await decideApplication(admin, applicationId, 'APPROVE');
    await passOn();
    await recruiter.client.ask(HOME);
    const line = { kind: 'INTERVIEW_CANCELLED', text: 'News.', path: '/', createdAt: clock.now() } as const;
    await portal.dataSource.manager.insert(NotificationEntity, { ...line, userId: recruiter.id });
    return recruiter;
  };
  const WAYS: readonly [string, (owner: Actor, recruiter: Actor) => Promise<unknown>][] = [
    ['the owner removes the member', (owner, { id }) => owner.client.ask(REMOVE, { id })],
    ['the member leaves', (_, { id, client }) => client.ask(REMOVE, { id })],
    [
      'a recruiter becomes an interviewer',
      (owner, { id }) => owner.client.ask(CHANGE_ROLE, { id, role: 'INTERVIEWER' }),
    ],
  ];

  test.each(WAYS)('ends with notifications, visits and emails that have not been sent: %s', async (_, end) => {
    const recruiter = await informed();
    expect(await told(recruiter)).toEqual({
      notifications: 1,
      collected: 1,
      visits: 1,
      emails: ['PROPOSAL_DECIDED'],
    });
    const owners = await told(office.employer);
    await end(office.employer, recruiter);
    expect(await told(recruiter)).toEqual({ notifications: 0, collected: 0, visits: 0, emails: [] });
    expect(await told(office.employer)).toEqual(owners);
  });

  test.each(WAYS)('ends with the emails about interviews, unless the person still interviews: %s', async (way, end) => {
    // The sessions of the stories before have ended, because each lets two hours pass.
    const { employer, admin } = office;
    office = { ...office, employer: await logIn(portal, employer.id), admin: await logIn(portal, admin.id) };
    const recruiter = await informed();
    const { manager } = portal.dataSource;
    const own = { recipient: recruiter.email, kind: 'INTERVIEWER_INVITED' };
    await manager.update(OutboxMessageEntity, { ...own, kind: 'PROPOSAL_DECIDED' }, { kind: own.kind, state: 'DEAD' });
    await end(office.employer, recruiter);
    const kept = way === 'a recruiter becomes an interviewer' ? 1 : 0;
    expect(await manager.countBy(OutboxMessageEntity, own)).toBe(kept);
  });
});
