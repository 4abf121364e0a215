import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { UserEntity } from '../src/database/entities/accounts/user.entity.js';
import { CompanyEntity } from '../src/database/entities/companies/company.entity.js';
import { CompanyMemberEntity } from '../src/database/entities/companies/company-member.entity.js';
import { createAdmin, decideApplication, decideCompany, setUserActive } from './builders/admin.js';
import { approvedApplication, type Office, openOffice } from './builders/applications.js';
import { MovableClock } from './builders/clock.js';
import {
  approvedEmployer,
  companyInput,
  registerEmployer,
  openJob,
  POST_JOB,
  jobInput,
  PROPOSE,
  SAVE_COMPANY,
} from './builders/employer.js';
import { INVITE, invitee, member, REMOVE, RESEND, TRANSFER } from './builders/company-members.js';
import { mailTo, tokenIn } from './builders/mails.js';
import { PASSWORD, reset, resetError, SIGN_IN } from './builders/password-links.js';
import { type Actor, insertCandidate, logIn, visitor } from './builders/records.js';
import { givePassword, PASSWORD as OWNERS } from './builders/second-factor.js';
import { RestClient } from './builders/rest.js';
import { type Portal, startPortal } from './harness.js';

interface Member {
  id: string;
  firstName: string;
  role: string;
  isInvited: boolean;
  viewerCanRemove: boolean;
}

const TEAM = `{ viewer { company { id name viewerCanManage members {
  id firstName role isInvited invitationExpiresAt viewerCanRemove } } } }`;
const SCREENS = `{ viewer {
  isProfileComplete jobs { nodes { id viewerCanEdit } } applications { nodes { id allowedProposals } }
  interviews { nodes { id } } dashboard { __typename } company { id } } }`;
const HISTORY = 'query ($id: ID!) { application(id: $id) { history { summary } } }';
const ERASE =
  'mutation ($password: String!) { deleteMyAccount(input: { password: $password }) { deleted { users companies } } }';
const DELETE_USERS =
  'mutation ($ids: [ID!]!) { deleteUsers(input: { ids: $ids, confirmedCompanies: ["Surat Silk Mills"] }) { deleted { users companies } } }';

describe('the members of a company', () => {
  const clock = new MovableClock();
  let portal: Portal;
  let office: Office;
  beforeAll(async () => {
    portal = await startPortal({}, clock);
    office = await openOffice(portal);
  });
  afterAll(() => portal.stop());

  const team = async ({ client }: Actor) =>
    (await client.ask<{ viewer: { company: { id: string; viewerCanManage: boolean; members: Member[] } } }>(TEAM))
      .viewer.company;
  const users = () => portal.dataSource.manager.getRepository(UserEntity);

  test('are its owner and the recruiter who accepts an invitation with a password and the privacy notice', async () => {
    const { employer } = office;
    const input = invitee();
    await employer.client.ask(INVITE, { input });
    const mail = await mailTo(portal, input.email, 'INVITATION');
    expect(mail.subject).toMatch(/^Meera Shah invites you to work for Surat Silk Mills at /);
    expect((await team(employer)).members).toMatchObject([
      { id: employer.id, role: 'OWNER', isInvited: false, viewerCanRemove: false },
      { firstName: 'Ravi', role: 'RECRUITER', isInvited: true, viewerCanRemove: true },
    ]);
    await reset(portal, tokenIn(mail), true);
    expect(await visitor(portal).outcome(SIGN_IN, { email: input.email, password: PASSWORD })).toBe('OK');
    const { id } = await users().findOneByOrFail({ email: input.email });
    const recruiter = await logIn(portal, id);
    expect(await team(recruiter)).toMatchObject({
      id: employer.id,
      viewerCanManage: false,
      members: [{ viewerCanRemove: false }, { id, isInvited: false, viewerCanRemove: true }],
    });
  });

  test('are only invited to a company that an administrator has approved', async () => {
    const pending = await registerEmployer(portal);
    const input = invitee();
    const PROBLEM = '{ viewer { company { memberInvitationProblem } } }';
    const problem = 'You can invite colleagues as soon as we have approved your company.';
    expect(await pending.client.ask(PROBLEM)).toEqual({ viewer: { company: { memberInvitationProblem: problem } } });
    expect(await pending.client.errorOf(INVITE, { input })).toMatchObject({
      code: 'COMPANY_NOT_APPROVED',
      message: problem,
    });
    expect(await users().countBy({ email: input.email })).toBe(0);
    await decideCompany(office.admin, pending.id, 'APPROVE');
    expect(await pending.client.ask(PROBLEM)).toEqual({ viewer: { company: { memberInvitationProblem: null } } });
    await pending.client.ask(INVITE, { input });
    // An invitation from before this rule.
    await portal.dataSource.manager.update(CompanyEntity, { id: pending.id }, { approvalState: 'PENDING' });
    const { id } = await users().findOneByOrFail({ email: input.email });
    expect(await pending.client.outcome(RESEND, { id })).toBe('COMPANY_NOT_APPROVED');
  });

  test('see and do the same work, and only the owner manages the company', async () => {
    const { admin, employer } = office;
    const { applicationId } = await approvedApplication(portal, office);
    const recruiter = await member(portal, employer);
    const [owners, recruiters] = [await employer.client.ask(SCREENS), await recruiter.client.ask(SCREENS)];
    expect(recruiters).toEqual(owners);
    expect(recruiters).toMatchObject({ viewer: { isProfileComplete: true, company: { id: employer.id } } });
    const jobId = await openJob(recruiter, admin);
    expect(await employer.client.ask('query ($id: ID!) { job(id: $id) { viewerCanEdit } }', { id: jobId })).toEqual({
      job: { viewerCanEdit: true },
    });
    await recruiter.client.ask(PROPOSE, { input: { id: applicationId, status: 'SHORTLISTED' } });
    expect(await recruiter.client.errorOf(SAVE_COMPANY, { input: companyInput() })).toMatchObject({
      code: 'FORBIDDEN',
      message: 'Only the owner of the company account can do this.',
    });
    expect(await recruiter.client.outcome(INVITE, { input: invitee() })).toBe('FORBIDDEN');
    expect(await recruiter.client.outcome(REMOVE, { id: employer.id })).toBe('FORBIDDEN');
  });

  test('are named with the company in the history, to each other and to administrators, but not to candidates', async () => {
    const { admin, employer } = office;
    const { candidate, applicationId } = await approvedApplication(portal, office);
    const recruiter = await member(portal, employer);
    await recruiter.client.ask(PROPOSE, { input: { id: applicationId, status: 'SHORTLISTED' } });
    await decideApplication(admin, applicationId, 'APPROVE');
    const seenBy = async ({ client }: Actor) => {
      const { application } = await client.ask<{ application: { history: { summary: string }[] } }>(HISTORY, {
        id: applicationId,
      });
      return application.history.at(-1)?.summary;
    };
    expect(await seenBy(recruiter)).toMatch(/^You proposed /);
    for (const reader of [employer, admin]) {
      expect(await seenBy(reader)).toMatch(/^Ravi Desai, Surat Silk Mills proposed /);
    }
    expect(await seenBy(candidate)).toMatch(/, Surat Silk Mills shortlisted you\./);
    // The name stays when the owner removes the member.
    await employer.client.ask(REMOVE, { id: recruiter.id });
    expect(await seenBy(employer)).toMatch(/^Ravi Desai, Surat Silk Mills proposed /);
  });

  test('use REST paths with the id of the company or with their own', async () => {
    const { employer } = office;
    const recruiter = await member(portal, employer);
    const rest = new RestClient(portal.url, recruiter.token);
    for (const id of [employer.id, recruiter.id]) {
      expect((await rest.get(`job/applied/${id}`)).status).toBe(200);
      expect((await rest.get(`job/my-jobs/${id}`)).status).toBe(200);
    }
    expect((await rest.get(`api/employer/company-profile/${recruiter.id}`)).status).toBe(200);
    expect((await rest.get(`job/applied/${Number(recruiter.id) + 999}`)).status).toBe(404);
  });

  test('of another company are not found, and the owner stays', async () => {
    const { admin, employer } = office;
    const stranger = await approvedEmployer(portal, admin);
    const recruiter = await member(portal, stranger);
    for (const document of [REMOVE, RESEND]) {
      expect(await employer.client.outcome(document, { id: recruiter.id })).toBe('NOT_FOUND');
    }
    expect(await employer.client.outcome(REMOVE, { id: employer.id })).toBe('FORBIDDEN');
    const query = 'query ($id: ID!) { company(id: $id) { members { id } } }';
    expect(await employer.client.ask(query, { id: stranger.id })).toEqual({ company: null });
  });

  test('end at once when the owner removes them, and what they wrote stays', async () => {
    const { admin, employer } = office;
    const recruiter = await member(portal, employer);
    const jobId = await openJob(recruiter, admin);
    await employer.client.ask(REMOVE, { id: recruiter.id });
    expect(await recruiter.client.outcome(POST_JOB, { input: jobInput() })).toBe('UNAUTHENTICATED');
    const { email } = recruiter;
    expect(await visitor(portal).outcome(SIGN_IN, { email, password: PASSWORD })).toBe('ACCOUNT_INACTIVE');
    expect(
      await admin.client.outcome(
        `mutation { setUserActive(input: { id: "${recruiter.id}", isActive: true }) { user { id } } }`,
      ),
    ).toBe('FORBIDDEN');
    expect(await employer.client.ask('query ($id: ID!) { job(id: $id) { isOpen } }', { id: jobId })).toEqual({
      job: { isOpen: true },
    });
    // Invited again, with a new password.
    await employer.client.ask(INVITE, { input: invitee({ email }) });
    await reset(portal, tokenIn(await mailTo(portal, email, 'INVITATION')));
    expect(await visitor(portal).outcome(SIGN_IN, { email, password: PASSWORD })).toBe('OK');
  });

  test('keep the company when they delete their own account, and are deleted with it', async () => {
    const { admin } = office;
    const owner = await approvedEmployer(portal, admin);
    const [first, second] = [await member(portal, owner), await member(portal, owner)];
    expect(await first.client.ask(ERASE, { password: PASSWORD })).toEqual({
      deleteMyAccount: { deleted: { users: 1, companies: 0 } },
    });
    expect((await team(owner)).members.map(({ id }) => id)).toEqual([owner.id, second.id]);
    expect(await admin.client.ask(DELETE_USERS, { ids: [owner.id] })).toEqual({
      deleteUsers: { deleted: { users: 2, companies: 1 } },
    });
    expect(await users().countBy({ id: second.id })).toBe(0);
  });

  test('are inactive while the company is', async () => {
    const { admin } = office;
    const owner = await approvedEmployer(portal, admin);
    const recruiter = await member(portal, owner);
    await setUserActive(admin, owner.id, false);
    expect(await recruiter.client.ask(TEAM)).toEqual({ viewer: null });
    expect(await visitor(portal).outcome(SIGN_IN, { email: recruiter.email, password: PASSWORD })).toBe(
      'ACCOUNT_INACTIVE',
    );
    await setUserActive(admin, owner.id, true);
    expect(await visitor(portal).outcome(SIGN_IN, { email: recruiter.email, password: PASSWORD })).toBe('OK');
  });
});

describe('an invitation of a colleague', () => {
  const clock = new MovableClock();
  let portal: Portal;
  let admin: Actor;
  beforeAll(async () => {
    portal = await startPortal({}, clock);
    admin = await createAdmin(portal);
  });
  afterAll(() => portal.stop());

  const invite = async (owner: Actor) => {
    const input = invitee();
    await owner.client.ask(INVITE, { input });
    const { id } = await portal.dataSource.manager.findOneByOrFail(UserEntity, { email: input.email });
    return { ...input, id, token: tokenIn(await mailTo(portal, input.email, 'INVITATION')) };
  };

  test('is refused for the address of a candidate, an administrator, an employer and a member', async () => {
    const owner = await approvedEmployer(portal, admin);
    const recruiter = await member(portal, owner);
    const taken = [await insertCandidate(portal), admin, await approvedEmployer(portal, admin), owner, recruiter];
    for (const { email } of taken) {
      expect(await owner.client.errorOf(INVITE, { input: invitee({ email }) })).toMatchObject({
        code: 'EMAIL_TAKEN',
        message: 'This email address already has an account here. Please use another address.',
      });
    }
  });

  test('that is revoked frees its address', async () => {
    const owner = await approvedEmployer(portal, admin);
    const { id, email, token } = await invite(owner);
    await owner.client.ask(REMOVE, { id });
    expect(await resetError(portal, token)).toMatchObject({ code: 'RESET_TOKEN_INVALID' });
    expect(await portal.dataSource.manager.countBy(UserEntity, { email })).toBe(0);
  });

  test('is one of at most 20 open ones, also of 50 concurrent ones; removals, acceptances and transfers leave one owner', async () => {
    const owner = await approvedEmployer(portal, admin);
    await givePassword(portal, owner.id);
    const colleagues = [await member(portal, owner), await member(portal, owner)];
    for (const { id } of colleagues) await givePassword(portal, id);
    const inputs = Array.from({ length: 50 }, () => invitee());
    const outcomes = await Promise.all(inputs.map((input) => owner.client.outcome(INVITE, { input })));
    expect(outcomes.filter((outcome) => outcome === 'OK').length).toBeLessThanOrEqual(20);
    expect(outcomes).toContain('OK');
    const { manager } = portal.dataSource;
    const open = await manager.find(CompanyMemberEntity, { where: { companyId: owner.id }, relations: { user: true } });
    expect(open.length).toBe(outcomes.filter((outcome) => outcome === 'OK').length + 3);
    const links = await Promise.all(
      open
        .filter(({ user }) => user?.passwordHash === null)
        .map(async ({ userId, user }) => ({
          userId,
          token: tokenIn(await mailTo(portal, user?.email ?? '', 'INVITATION')),
        })),
    );
    await Promise.all(
      links.flatMap(({ userId, token }, index) => [
        visitor(portal).outcome(
          'mutation ($token: String!) { resetPassword(input: { token: $token, password: "Fresh&Start9", consent: true }) { email } }',
          { token },
        ),
        owner.client.outcome(REMOVE, { id: userId }),
        owner.client.outcome(REMOVE, { id: owner.id }),
        ...colleagues
          .slice(index % 10 === 0 ? 0 : 2)
          .flatMap((colleague) => [
            owner.client.outcome(TRANSFER, { id: colleague.id, password: OWNERS }),
            colleague.client.outcome(TRANSFER, { id: owner.id, password: OWNERS }),
            colleague.client.outcome(TRANSFER, { id: userId, password: OWNERS }),
          ]),
      ]),
    );
    const rows = await manager.find(CompanyMemberEntity, { where: { companyId: owner.id }, relations: { user: true } });
    expect(rows.filter(({ role, removedAt }) => role === 'OWNER' && removedAt === null)).toHaveLength(1);
    expect(rows.filter(({ role }) => role === 'OWNER')).toHaveLength(1);
    for (const { userId, role, removedAt, user } of rows) {
      // The account with the id of the company is active while the company is.
      if (role === 'OWNER' || userId === owner.id) continue;
      expect({ isRemoved: removedAt !== null, isActive: user?.isActive }).toEqual(
        removedAt === null ? { isRemoved: false, isActive: true } : { isRemoved: true, isActive: false },
      );
    }
  });

  test('is valid for seven days and once; sent again, only its newest link works', async () => {
    const owner = await approvedEmployer(portal, admin);
    const [early, late] = [await invite(owner), await invite(owner)];
    clock.letPass(6 * 24 * 60);
    const again = await logIn(portal, owner.id);
    await reset(portal, early.token, true);
    expect(await resetError(portal, early.token)).toMatchObject({ code: 'RESET_TOKEN_INVALID' });
    expect(await again.client.outcome(RESEND, { id: early.id })).toBe('INVITATION_ACCEPTED');
    clock.letPass(25 * 60);
    expect(await resetError(portal, late.token)).toMatchObject({ code: 'RESET_TOKEN_INVALID' });
    await (await logIn(portal, owner.id)).client.ask(RESEND, { id: late.id });
    await reset(portal, tokenIn(await mailTo(portal, late.email, 'INVITATION')), true);
  });
});
