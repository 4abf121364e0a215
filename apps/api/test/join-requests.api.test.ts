import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { UserEntity } from '../src/database/entities/accounts/user.entity.js';
import { CompanyEntity } from '../src/database/entities/companies/company.entity.js';
import { CompanyJoinRequestEntity } from '../src/database/entities/companies/company-join-request.entity.js';
import { createAdmin, decideCompany, setUserActive } from './builders/admin.js';
import { MovableClock } from './builders/clock.js';
import { INVITE, member } from './builders/company-members.js';
import { approvedEmployer, employerInput, REGISTER_EMPLOYER, registerEmployer } from './builders/employer.js';
import {
  applicant,
  ASK_TO_JOIN,
  askToJoin,
  DECIDE_JOIN,
  joinRequests,
  registerBranch,
} from './builders/join-requests.js';
import { mailsTo, mailTo, tokenIn } from './builders/mails.js';
import { PASSWORD, reset, SIGN_IN } from './builders/password-links.js';
import { type Actor, insertCandidate, logIn, visitor } from './builders/records.js';
import { type Portal, startPortal } from './harness.js';

const TEAM = '{ viewer { company { id members { firstName role isInvited } } } }';
const NOTIFICATIONS = '{ viewer { notifications(first: 50) { nodes { kind text } } } }';

interface Notified {
  viewer: { notifications: { nodes: { kind: string; text: string }[] } };
}

describe('a sign-up with the GSTIN of a company', () => {
  const clock = new MovableClock();
  let portal: Portal;
  let admin: Actor;
  beforeAll(async () => {
    portal = await startPortal({}, clock);
    admin = await createAdmin(portal);
  });
  afterAll(() => portal.stop());

  const gstinOf = async ({ id }: Actor) =>
    (await portal.dataSource.manager.findOneByOrFail(CompanyEntity, { id })).gstin;
  const companies = (gstin: string) => portal.dataSource.manager.countBy(CompanyEntity, { gstin });
  const register = (input: object) => visitor(portal).errorOf(REGISTER_EMPLOYER, { input });
  const asked = async () => {
    const owner = await approvedEmployer(portal, admin);
    const person = await askToJoin(portal, await gstinOf(owner));
    const [request] = await joinRequests(owner, owner.id);
    return { owner, person, id: request?.id ?? '' };
  };

  test('creates no second company, and says no more than the name of the first', async () => {
    const owner = await approvedEmployer(portal, admin);
    const gstin = await gstinOf(owner);
    expect(await register(employerInput({ gstin: ` ${gstin.toLowerCase()}` }))).toMatchObject({
      code: 'COMPANY_REGISTERED',
      message: 'Surat Silk Mills is registered. Ask its people to let you in.',
      companyName: 'Surat Silk Mills',
    });
    expect(await companies(gstin)).toBe(1);
    // The error for an address with an account stays first, as specified.
    const { email } = await insertCandidate(portal);
    expect(await register(employerInput({ gstin, email }))).toMatchObject({ code: 'EMAIL_TAKEN' });
  });

  test('creates a company and says nothing about the first one, if that waits for its approval, was rejected or is inactive', async () => {
    const pending = await registerEmployer(portal);
    const rejected = await registerEmployer(portal);
    await decideCompany(admin, rejected.id, 'REJECT', 'Unknown.');
    const inactive = await approvedEmployer(portal, admin);
    await setUserActive(admin, inactive.id, false);
    for (const employer of [pending, rejected, inactive]) {
      const gstin = await gstinOf(employer);
      expect(await visitor(portal).outcome(ASK_TO_JOIN, { input: applicant(gstin) })).toBe('NOT_FOUND');
      expect(await visitor(portal).outcome(REGISTER_EMPLOYER, { input: employerInput({ gstin }) })).toBe('OK');
    }
  });

  test('creates no other company once an administrator has approved one of those that wait', async () => {
    const { gstin } = employerInput();
    const first = await registerEmployer(portal, { gstin });
    expect(await visitor(portal).outcome(REGISTER_EMPLOYER, { input: employerInput({ gstin }) })).toBe('OK');
    await decideCompany(admin, first.id, 'APPROVE');
    expect(await register(employerInput({ gstin }))).toMatchObject({ code: 'COMPANY_REGISTERED' });
    expect(await companies(String(gstin))).toBe(2);
  });

  test('asks the owner once, who accepts: the person chooses a password by the email and is a recruiter', async () => {
    const { owner, person, id } = await asked();
    expect((await mailTo(portal, owner.email, 'JOIN_REQUESTED')).subject).toBe(
      'Nita Rao asks to join Surat Silk Mills',
    );
    expect(await visitor(portal).ask(ASK_TO_JOIN, { input: person })).toEqual({
      requestToJoinCompany: { companyName: 'Surat Silk Mills' },
    });
    expect(await joinRequests(owner, owner.id)).toEqual([
      { id, firstName: 'Nita', email: person.email, organizationName: 'Surat Silk Mills', viewerCanDecide: true },
    ]);
    const recruiter = await member(portal, owner);
    expect(await joinRequests(recruiter, owner.id)).toEqual([]);
    expect(await recruiter.client.outcome(DECIDE_JOIN, { id, decision: 'ACCEPT' })).toBe('FORBIDDEN');
    expect(await owner.client.outcome(DECIDE_JOIN, { id, decision: 'SEPARATE' })).toBe('FORBIDDEN');
    const stranger = await approvedEmployer(portal, admin);
    expect(await stranger.client.outcome(DECIDE_JOIN, { id, decision: 'ACCEPT' })).toBe('NOT_FOUND');
    await owner.client.ask(DECIDE_JOIN, { id, decision: 'ACCEPT' });
    const mail = await mailTo(portal, person.email, 'INVITATION');
    expect(mail.subject).toMatch(/^You can now work for Surat Silk Mills at /);
    await reset(portal, tokenIn(mail), true);
    expect(await visitor(portal).outcome(SIGN_IN, { email: person.email, password: PASSWORD })).toBe('OK');
    expect(await owner.client.ask(TEAM)).toMatchObject({
      viewer: {
        company: {
          id: owner.id,
          members: [
            { role: 'OWNER' },
            { role: 'RECRUITER' },
            { firstName: 'Nita', role: 'RECRUITER', isInvited: false },
          ],
        },
      },
    });
    expect(await joinRequests(owner, owner.id)).toEqual([]);
    expect((await mailsTo(portal, owner.email)).map(({ kind }) => kind)).not.toContain('JOIN_ACCEPTED');
    expect(await owner.client.outcome(DECIDE_JOIN, { id, decision: 'REFUSE' })).toBe('NOT_FOUND');
  });

  test('leaves no account when the owner refuses, and one email says so', async () => {
    const { owner, person, id } = await asked();
    await owner.client.ask(DECIDE_JOIN, { id, decision: 'REFUSE' });
    expect((await mailTo(portal, person.email, 'JOIN_ENDED')).subject).toBe('Surat Silk Mills has not let you in');
    expect(await portal.dataSource.manager.countBy(UserEntity, { email: person.email })).toBe(0);
    expect(await portal.dataSource.manager.countBy(CompanyJoinRequestEntity, { id })).toBe(0);
    // The owner can invite the person instead.
    const { firstName, lastName, email } = person;
    expect(await owner.client.outcome(INVITE, { input: { firstName, lastName, email } })).toBe('OK');
  });

  test('is decided by one of two people who decide at the same time', async () => {
    const { owner, person, id } = await asked();
    const decide = (decision: string) => owner.client.outcome(DECIDE_JOIN, { id, decision });
    const outcomes = await Promise.all([decide('ACCEPT'), decide('REFUSE'), decide('ACCEPT')]);
    expect(outcomes.toSorted()).toEqual(['NOT_FOUND', 'NOT_FOUND', 'OK']);
    expect(await portal.dataSource.manager.countBy(CompanyJoinRequestEntity, { email: person.email })).toBe(0);
  });

  test('becomes a second company when an administrator says so', async () => {
    const owner = await approvedEmployer(portal, admin);
    const id = await registerBranch(portal, admin, owner.id, { organizationName: 'Surat Silk Mills, Navsari' });
    const company = await portal.dataSource.manager.findOneByOrFail(CompanyEntity, { id });
    expect(company).toMatchObject({ name: 'Surat Silk Mills, Navsari', gstin: await gstinOf(owner) });
    expect(company.approvalState).toBe('PENDING');
    const { email } = await portal.dataSource.manager.findOneByOrFail(UserEntity, { id });
    await reset(portal, tokenIn(await mailTo(portal, email, 'INVITATION')), true);
    expect(await visitor(portal).outcome(SIGN_IN, { email, password: PASSWORD })).toBe('OK');
  });

  test('of a company that is not approved any more stays hidden from its owner, who cannot accept it', async () => {
    const { owner, id } = await asked();
    // A request from before the rule that only an approved company is known.
    await portal.dataSource.manager.update(CompanyEntity, { id: owner.id }, { approvalState: 'PENDING' });
    expect(await joinRequests(owner, owner.id)).toEqual([]);
    expect(await owner.client.outcome(DECIDE_JOIN, { id, decision: 'ACCEPT' })).toBe('COMPANY_NOT_APPROVED');
    expect(await owner.client.outcome(DECIDE_JOIN, { id, decision: 'REFUSE' })).toBe('OK');
  });

  test('cannot ask without consent, for an address with an account, or for an unknown GSTIN', async () => {
    const owner = await approvedEmployer(portal, admin);
    const gstin = await gstinOf(owner);
    const ask = (input: object) => visitor(portal).outcome(ASK_TO_JOIN, { input });
    expect(await ask(applicant(gstin, { consent: false }))).toBe('INVALID_INPUT');
    expect(await ask(applicant(gstin, { email: owner.email }))).toBe('EMAIL_TAKEN');
    expect(await ask(applicant('24UNKNO0000F1Z5'))).toBe('NOT_FOUND');
  });

  test('waits for administrators after two days, who are told once, and expires after 30', async () => {
    const { owner, person, id } = await asked();
    expect(await admin.client.outcome(DECIDE_JOIN, { id, decision: 'ACCEPT' })).toBe('FORBIDDEN');
    clock.letPass(2 * 24 * 60 + 1);
    const later = await logIn(portal, admin.id);
    await portal.container.joinRequests.sweep();
    await portal.container.joinRequests.sweep();
    const { viewer } = await later.client.ask<Notified>(NOTIFICATIONS);
    expect(viewer.notifications.nodes.filter(({ kind }) => kind === 'JOIN_REQUEST')).toEqual([
      {
        kind: 'JOIN_REQUEST',
        text: 'Nita Rao has asked to join Surat Silk Mills, and its owner has not decided for 2 days.',
      },
    ]);
    expect(await joinRequests(later, owner.id)).toMatchObject([{ id, viewerCanDecide: true }]);
    const other = await askToJoin(portal, await gstinOf(owner));
    await later.client.ask(DECIDE_JOIN, { id, decision: 'ACCEPT' });
    expect((await mailTo(portal, person.email, 'INVITATION')).subject).toMatch(/^You can now work for /);
    expect((await mailTo(portal, owner.email, 'JOIN_ACCEPTED')).subject).toMatch(
      /^Nita Rao now works for Surat Silk Mills at /,
    );
    clock.letPass(30 * 24 * 60 + 1);
    expect(await joinRequests(await logIn(portal, admin.id), owner.id)).toEqual([]);
    await portal.container.joinRequests.sweep();
    expect((await mailTo(portal, other.email, 'JOIN_ENDED')).subject).toBe(
      'Your request to join Surat Silk Mills has expired',
    );
    expect(await portal.dataSource.manager.countBy(CompanyJoinRequestEntity, { email: other.email })).toBe(0);
  });
});
