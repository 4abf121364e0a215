import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sampled } from '../../../test-release.js';
import { AuditEventEntity } from '../src/database/entities/operations/audit-event.entity.js';
import { OutboxMessageEntity } from '../src/database/entities/messages/outbox-message.entity.js';
import { OutboxQueue } from '../src/platform/outbox/outbox-queue.js';
import { UserEntity } from '../src/database/entities/accounts/user.entity.js';
import { createAdmin, decideApplication } from './builders/admin.js';
import { apply, approvedApplication, type Office, openOffice } from './builders/applications.js';
import { candidateInput, profileInput, registerCandidate, saveProfile } from './builders/candidate.js';
import { approvedEmployer, completeCompany, employerInput, openJob, PROPOSE, schedule } from './builders/employer.js';
import { pdf } from './builders/files.js';
import { type Actor, daysFromToday, insertCandidate, logIn, visitor } from './builders/records.js';
import { columnsWith } from './builders/text-search.js';
import { type Portal, startPortal } from './harness.js';

const CONTACT = 'mutation ($input: SendContactMessageInput!) { sendContactMessage(input: $input) { replyTo } }';
const FORGOT = 'mutation ($email: String!) { requestPasswordReset(input: { email: $email }) { email } }';
const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { token } }';
const ERASE = 'mutation ($password: String!) { deleteMyAccount(input: { password: $password }) { deleted { users } } }';
const DELETE = 'mutation ($ids: [ID!]!) { deleteUsers(input: { ids: $ids }) { deleted { users } } }';

/** The user who deletes an account. */
type Way = 'its owner' | 'an administrator';
const WAYS: readonly Way[] = sampled(['its owner', 'an administrator'], 1);

describe('the deletion of an account', () => {
  let portal: Portal;
  let office: Office;
  beforeAll(async () => {
    portal = await startPortal({ RATE_LIMITS: 'on' });
    office = await openOffice(portal);
  });
  beforeEach(() => portal.dataSource.query('DELETE FROM rate_limit'));
  afterAll(() => portal.stop());

  async function remove(way: Way, person: Actor, password: string): Promise<void> {
    if (way === 'its owner') await person.client.ask(ERASE, { password });
    else await office.admin.client.ask(DELETE, { ids: [person.id] });
    expect(await portal.dataSource.manager.existsBy(UserEntity, { id: person.id })).toBe(false);
  }

  /** Delivers the email that confirms the deletion to its owner, which is all that is left of the address. */
  async function deliverReceipt(way: Way, { email }: Actor): Promise<void> {
    const mails = await portal.dataSource.manager.findBy(OutboxMessageEntity, { recipient: email });
    expect(mails.map(({ kind }) => kind)).toEqual(way === 'its owner' ? ['ACCOUNT_DELETED'] : []);
    const queue = new OutboxQueue(portal.dataSource, portal.container.clock);
    for (const mail of await queue.claim(1_000)) await queue.record({ mail, error: null });
  }

  const confirmAddress = ({ id }: Actor) =>
    portal.dataSource.manager.update(UserEntity, { id }, { emailVerifiedAt: new Date() });

  /** Actions without a login: a support message, a password reset request, and a login with a wrong password. */
  async function comeAndGo(email: string, phone: string, name: string): Promise<void> {
    const message = { name, phone, message: `${name} asks to be called: ${phone}.`, userType: 'CANDIDATE' };
    await visitor(portal).ask(CONTACT, { input: { ...message, email: email.toUpperCase() } });
    await visitor(portal).ask(FORGOT, { email });
    const outcome = await visitor(portal).outcome(SIGN_IN, { input: { email, password: 'wrong' } });
    expect(outcome).toBe('INVALID_CREDENTIALS');
  }

  test.each(WAYS)(
    'by %s leaves no name, email or phone of a candidate with a confirmed address in any text of the database',
    async (way) => {
      const own = { firstName: 'Zubeidah', lastName: 'Quraishinagar', contact: '9000112233' };
      const email = `zq-${way.length}@erased.example`;
      const { password } = candidateInput();
      const candidate = await registerCandidate(portal, { ...own, email }, pdf('Zubeidah Quraishinagar.pdf'));
      await saveProfile(candidate, profileInput(own), { 'educations.0.certificate': pdf('Quraishinagar degree.pdf') });
      const person = await logIn(portal, candidate.id);
      const applicationId = await apply(person, office.jobId);
      await decideApplication(office.admin, applicationId, 'APPROVE');
      await schedule(office.employer, applicationId, { notes: 'Ask for Zubeidah.' });
      await decideApplication(office.admin, applicationId, 'APPROVE');
      const feedback = 'Zubeidah Quraishinagar fits.';
      const input = { id: applicationId, status: 'SELECTED', dateOfJoining: daysFromToday(30), feedback };
      const offer = { 'input.offerLetter': pdf('Offer Quraishinagar.pdf') };
      await office.employer.client.upload(PROPOSE, { input }, offer);
      await confirmAddress(person);
      await comeAndGo(email, own.contact, 'Zubeidah Quraishinagar');

      const texts = ['Zubeidah', 'Quraishinagar', email, own.contact];
      expect(await columnsWith(portal, texts)).toEqual(
        expect.arrayContaining([
          'user.email',
          'stored_file.original_name',
          'approval.requested_by_name',
          'notification.text',
          'contact_message.message',
          'outbox_message.recipient',
          'outbox_message.subject',
          'outbox_message.reply_to',
        ]),
      );
      await remove(way, person, password);
      await deliverReceipt(way, person);
      expect(await columnsWith(portal, texts)).toEqual([]);
    },
  );

  test.each(WAYS)(
    'by %s leaves no name, email or phone of an employer with a confirmed address in any text of the database',
    async (way) => {
      const own = { firstName: 'Bhanumati', lastName: 'Vaghelawala', contact: '9000445566' };
      const email = `bv-${way.length}@erased.example`;
      const organizationName = 'Vaghelawala and Daughters';
      const employer = await approvedEmployer(portal, office.admin, { ...own, email, organizationName });
      const contacts = { fullName: 'Bhanumati Vaghelawala', contact: own.contact, phone: own.contact };
      await completeCompany(employer, contacts);
      const jobId = await openJob(employer, office.admin);
      const { applicationId } = await approvedApplication(portal, { ...office, employer, jobId });
      await schedule(employer, applicationId, { location: 'https://meet.example/vaghelawala' });
      await decideApplication(office.admin, applicationId, 'APPROVE');
      await confirmAddress(employer);
      await comeAndGo(email, own.contact, 'Bhanumati Vaghelawala');

      const texts = ['Bhanumati', 'Vaghelawala', email, own.contact];
      expect(await columnsWith(portal, texts)).toEqual(
        expect.arrayContaining(['company.name', 'job.company_name', 'notification.text', 'outbox_message.text']),
      );
      await remove(way, employer, employerInput().password);
      await deliverReceipt(way, employer);
      expect(await columnsWith(portal, texts)).toEqual([]);
    },
  );

  test('by its owner sends no email to an address that is not confirmed', async () => {
    const person = await registerCandidate(portal);
    await remove('its owner', person, candidateInput().password);
    expect(await portal.dataSource.manager.existsBy(OutboxMessageEntity, { recipient: person.email })).toBe(false);
  });

  test.each(WAYS)('by %s leaves no IP address of its owner in the audit trail', async (way) => {
    const [person, other] = [await registerCandidate(portal), await registerCandidate(portal)];
    for (const { client, email } of [person, other]) {
      await comeAndGo(email, '9000112233', 'Somebody');
      await client.ask('mutation { requestMyData { url } }');
    }
    const events = async ({ id }: Actor) => {
      const all = await portal.dataSource.manager.findBy(AuditEventEntity, [{ actorId: id }, { subjectId: id }]);
      return all.filter(({ actorType }) => actorType !== 'ADMIN');
    };
    expect((await events(person)).map(({ ip }) => ip)).toEqual(['127.0.0.1', '127.0.0.1', '127.0.0.1']);
    await remove(way, person, candidateInput().password);
    expect(new Set((await events(person)).map(({ ip }) => ip))).toEqual(new Set([null]));
    expect(new Set((await events(other)).map(({ ip }) => ip))).toEqual(new Set(['127.0.0.1']));
  });

  test.each(sampled(['SENDING', 'WAITING', 'SENT', 'DEAD'] as const, 1))(
    'removes its %s emails, including those to administrators, but no emails of others',
    async (state) => {
      const [person, other] = [await insertCandidate(portal), await insertCandidate(portal)];
      await confirmAddress(person);
      for (const { email } of [person, other]) await comeAndGo(email, '9000778899', 'Somebody');
      for (const candidate of [person, other]) await apply(candidate, office.jobId);
      const { manager } = portal.dataSource;
      await portal.dataSource.query(
        `UPDATE outbox_message SET state = ?, sent_at = IF(state = 'SENT', created_at, NULL), claimed_by = IF(state = 'SENDING', 'worker', NULL)`,
        [state],
      );
      const before = await manager.find(OutboxMessageEntity);
      await office.admin.client.ask(DELETE, { ids: [person.id] });
      const remainingIds = new Set((await manager.find(OutboxMessageEntity)).map(({ id }) => id));
      const deletedMessages = before.filter(({ id }) => !remainingIds.has(id));
      expect(deletedMessages.map(({ kind }) => kind).toSorted()).toEqual([
        'APPLICATION_RECEIVED',
        'CONTACT',
        'NEW_APPLICATION',
        'PASSWORD_RESET',
      ]);
      expect(remainingIds.size).toBe(before.length - deletedMessages.length);
    },
  );

  test('keeps the notifications about others for every administrator', async () => {
    const second = await createAdmin(portal);
    const [person, other] = [await insertCandidate(portal), await insertCandidate(portal)];
    await apply(person, office.jobId);
    await apply(other, office.jobId);
    const news = async (admin: Actor): Promise<number> => {
      const { viewer } = await admin.client.ask<{ viewer: { unreadNotificationCount: number } }>(
        '{ viewer { unreadNotificationCount } }',
      );
      return viewer.unreadNotificationCount;
    };
    const before = [await news(office.admin), await news(second)];
    await office.admin.client.ask(DELETE, { ids: [person.id] });
    expect([await news(office.admin), await news(second)]).toEqual(before.map((count) => count - 1));
    await office.admin.client.ask(DELETE, { ids: [person.id] });
    expect(await news(second)).toBe(1);
  });
});
