import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { UserEntity } from '../src/database/entities/accounts/user.entity.js';
import { CollectedEmailEntity } from '../src/database/entities/messages/collected-email.entity.js';
import { EmailChoiceEntity } from '../src/database/entities/messages/email-choice.entity.js';
import { createAdmin, setUserActive } from './builders/admin.js';
import { INVITE, invitee, member, REMOVE, TRANSFER } from './builders/company-members.js';
import { approvedEmployer, companyInput, openJob, SAVE_COMPANY } from './builders/employer.js';
import { mailTo, tokenIn } from './builders/mails.js';
import { PASSWORD, REQUEST, reset, SIGN_IN } from './builders/password-links.js';
import { type Actor, logIn, visitor } from './builders/records.js';
import { givePassword, PASSWORD as OWNERS } from './builders/second-factor.js';
import { type Portal, startPortal } from './harness.js';

const TEAM = `{ viewer { company { id viewerCanManage members { id role viewerCanRemove viewerCanTransferOwnership } } } }`;
const COMPANY = 'query ($id: ID!) { company(id: $id) { isActive fullName email employer { id } } }';
const SEARCH = 'query ($search: String!) { companies(filter: { search: $search }) { nodes { id fullName email } } }';
const ERASE =
  'mutation ($password: String!) { deleteMyAccount(input: { password: $password }) { deleted { users companies } } }';
const DELETE_USERS =
  'mutation ($ids: [ID!]!) { deleteUsers(input: { ids: $ids }) { deleted { users companies } deactivatedIds } }';
const IS_OPEN = 'query ($id: ID!) { job(id: $id) { isOpen } }';

describe('the ownership of a company', () => {
  let portal: Portal;
  let admin: Actor;
  beforeAll(async () => {
    portal = await startPortal();
    admin = await createAdmin(portal);
  });
  afterAll(() => portal.stop());

  const company = async () => {
    const first = await approvedEmployer(portal, admin);
    await givePassword(portal, first.id);
    return { first, recruiter: await member(portal, first) };
  };
  /** A company whose first user has transferred the ownership to a recruiter. */
  const transferred = async () => {
    const { first, recruiter } = await company();
    await first.client.ask(TRANSFER, { id: recruiter.id, password: OWNERS });
    return { first, owner: recruiter };
  };
  const team = async ({ client }: Actor) =>
    (await client.ask<{ viewer: { company: { viewerCanManage: boolean } } }>(TEAM)).viewer.company;
  const userOf = (id: string) => portal.dataSource.manager.findOneBy(UserEntity, { id });

  test('goes to a recruiter with the password of the owner, who stays as a recruiter, and both get an email', async () => {
    const { first, recruiter } = await company();
    expect(await first.client.errorOf(TRANSFER, { id: recruiter.id, password: 'wrong' })).toMatchObject({
      code: 'INVALID_INPUT',
    });
    const open = invitee();
    await first.client.ask(INVITE, { input: open });
    const { id: invitedId } = await portal.dataSource.manager.findOneByOrFail(UserEntity, { email: open.email });
    expect(await first.client.errorOf(TRANSFER, { id: invitedId, password: OWNERS })).toMatchObject({
      code: 'FORBIDDEN',
      message: 'This person has not accepted the invitation yet.',
    });
    expect(await recruiter.client.outcome(TRANSFER, { id: recruiter.id, password: PASSWORD })).toBe('FORBIDDEN');
    await first.client.ask(TRANSFER, { id: recruiter.id, password: OWNERS });
    expect(await team(recruiter)).toMatchObject({
      id: first.id,
      viewerCanManage: true,
      members: [
        { id: recruiter.id, role: 'OWNER', viewerCanRemove: false, viewerCanTransferOwnership: false },
        { id: first.id, role: 'RECRUITER', viewerCanRemove: true, viewerCanTransferOwnership: true },
        { id: invitedId, role: 'RECRUITER', viewerCanRemove: true, viewerCanTransferOwnership: false },
      ],
    });
    expect(await team(first)).toMatchObject({ viewerCanManage: false });
    const subjects = [recruiter, first].map(
      async ({ email }) => (await mailTo(portal, email, 'OWNERSHIP_TRANSFERRED')).subject,
    );
    expect(await Promise.all(subjects)).toEqual([
      'You are now the owner of Surat Silk Mills',
      'Ravi Desai now owns Surat Silk Mills',
    ]);
    expect(await first.client.outcome(INVITE, { input: invitee() })).toBe('FORBIDDEN');
    expect(await first.client.outcome(SAVE_COMPANY, { input: companyInput() })).toBe('FORBIDDEN');
    expect(await recruiter.client.outcome(INVITE, { input: invitee() })).toBe('OK');
    expect(await recruiter.client.outcome(SAVE_COMPANY, { input: companyInput({ fullName: 'Ravi Mehta' }) })).toBe(
      'OK',
    );
  });

  test('decides who is shown to administrators as the contact, and by whom they find the company', async () => {
    const { first, owner } = await transferred();
    expect(await admin.client.ask(COMPANY, { id: first.id })).toEqual({
      company: { isActive: true, fullName: 'Ravi Desai', email: owner.email, employer: { id: owner.id } },
    });
    expect(await admin.client.ask(SEARCH, { search: owner.email })).toEqual({
      companies: { nodes: [{ id: first.id, fullName: 'Ravi Desai', email: owner.email }] },
    });
  });

  test('lets the first user leave: the company stays, and the account cannot be used', async () => {
    const { first, owner } = await transferred();
    const jobId = await openJob(owner, admin);
    expect(await owner.client.outcome(REMOVE, { id: owner.id })).toBe('FORBIDDEN');
    await first.client.ask(REMOVE, { id: first.id });
    expect(await first.client.ask(TEAM)).toEqual({ viewer: null });
    const { email } = first;
    expect(await visitor(portal).outcome(SIGN_IN, { email, password: OWNERS })).toBe('INVALID_CREDENTIALS');
    expect(await visitor(portal).outcome(REQUEST, { email })).toBe('ACCOUNT_INACTIVE');
    const invite = `mutation { resendInvitation(input: { userId: "${first.id}" }) { user { id } } }`;
    expect(await admin.client.outcome(invite)).toBe('ACCOUNT_INACTIVE');
    expect(await admin.client.ask(IS_OPEN, { id: jobId })).toEqual({ job: { isOpen: true } });
    // Invited again, with a new password.
    await owner.client.ask(INVITE, { input: invitee({ email }) });
    await reset(portal, tokenIn(await mailTo(portal, email, 'INVITATION')));
    expect(await visitor(portal).outcome(SIGN_IN, { email, password: PASSWORD })).toBe('OK');
  });

  test('keeps the company when its first user deletes their account, of which nothing personal is left', async () => {
    const { first, owner } = await transferred();
    const { manager } = portal.dataSource;
    const userId = first.id;
    const event = { userId, messageKey: `${userId}:test`, kind: 'NEW_APPLICANTS', dueAt: new Date() } as const;
    await manager.insert(CollectedEmailEntity, event);
    await manager.insert(EmailChoiceEntity, { userId, topic: 'APPLICANTS', choice: 'DAILY' });
    expect(await first.client.ask(ERASE, { password: OWNERS })).toEqual({
      deleteMyAccount: { deleted: { users: 1, companies: 0 } },
    });
    expect(await manager.countBy(CollectedEmailEntity, { userId })).toBe(0);
    expect(await manager.countBy(EmailChoiceEntity, { userId })).toBe(0);
    expect(await userOf(first.id)).toMatchObject({
      email: `${first.id}@erased.invalid`,
      firstName: 'Former',
      lastName: 'Colleague',
      contact: '',
      passwordHash: null,
      isActive: true,
    });
    expect(await first.client.ask(TEAM)).toEqual({ viewer: null });
    expect(await team(owner)).toMatchObject({ id: first.id, members: [{ id: owner.id }] });
  });

  test('ends the company with the account of the owner', async () => {
    const { first, owner } = await transferred();
    expect(await owner.client.ask(ERASE, { password: PASSWORD })).toEqual({
      deleteMyAccount: { deleted: { users: 2, companies: 1 } },
    });
    expect(await userOf(first.id)).toBeNull();
    const other = await transferred();
    expect(await admin.client.ask(DELETE_USERS, { ids: [other.owner.id] })).toEqual({
      deleteUsers: { deleted: { users: 2, companies: 1 }, deactivatedIds: [] },
    });
  });

  test('ends and starts the company with the account of the owner when an administrator deactivates it', async () => {
    const { first, owner } = await transferred();
    await setUserActive(admin, owner.id, false);
    for (const { client } of [first, owner]) expect(await client.ask(TEAM)).toEqual({ viewer: null });
    expect((await mailTo(portal, owner.email, 'ACCOUNT_DEACTIVATED')).to).toBe(owner.email);
    await setUserActive(admin, owner.id, true);
    expect(await team(await logIn(portal, first.id))).toMatchObject({ members: [{ id: owner.id }, { id: first.id }] });
  });
});
