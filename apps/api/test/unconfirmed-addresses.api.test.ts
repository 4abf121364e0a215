import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { OutboxMessageEntity } from '../src/database/entities/messages/outbox-message.entity.js';
import { UserEntity } from '../src/database/entities/accounts/user.entity.js';
import { createAdmin, deleteUsers } from './builders/admin.js';
import { candidateInput, REGISTER_CANDIDATE } from './builders/candidate.js';
import { confirmEmail, linkIn, newAddress, REQUEST, requestChange } from './builders/email-change.js';
import { employerInput, REGISTER_EMPLOYER, registerEmployer } from './builders/employer.js';
import { pdf } from './builders/files.js';
import { mailsTo, mailTo, verificationTokenIn } from './builders/mails.js';
import { type Actor, insertCandidate, visitor } from './builders/records.js';
import { restEmployer, RestClient } from './builders/rest.js';
import { givePassword, PASSWORD } from './builders/second-factor.js';
import { candidateRow, csvFile, PREVIEW_IMPORT, RUN_IMPORT } from './builders/spreadsheets.js';
import { type Portal, startPortal } from './harness.js';

const CONTACT = 'mutation ($input: SendContactMessageInput!) { sendContactMessage(input: $input) { replyTo } }';
const MESSAGES = '{ contactMessages { nodes { email } } }';
const VERIFY = 'mutation ($token: String!) { verifyEmail(input: { token: $token }) { outcome } }';
const ERASE = `mutation { deleteMyAccount(input: { password: "${PASSWORD}" }) { deleted { users } } }`;
const SUPPORT = 'help@portal.example';

describe('an unconfirmed email address of another person', () => {
  let portal: Portal;
  let admin: Actor;
  beforeAll(async () => {
    portal = await startPortal({ SUPPORT_EMAIL: SUPPORT });
    admin = await createAdmin(portal);
  });
  afterAll(() => portal.stop());
  beforeEach(async () => {
    for (const table of ['contact_message', 'outbox_message']) await portal.dataSource.query(`DELETE FROM ${table}`);
  });

  const addressesOfMessages = async () => {
    const data = await admin.client.ask<{ contactMessages: { nodes: { email: string }[] } }>(MESSAGES);
    return data.contactMessages.nodes.map(({ email }) => email);
  };
  const kindsTo = async (email: string) => (await mailsTo(portal, email)).map(({ kind }) => kind).toSorted();
  const write = async (email: string) => {
    const input = { name: 'Asha', email, phone: '9876543210', message: 'Please call me.', userType: 'CANDIDATE' };
    await visitor(portal).ask(CONTACT, { input });
  };

  async function signUp(email: string): Promise<Actor> {
    const actor = await registerEmployer(portal, { email });
    await givePassword(portal, actor.id);
    return actor;
  }
  async function changeTo(actor: Actor, email: string): Promise<void> {
    await requestChange(actor, email);
    await confirmEmail(portal, linkIn(await mailTo(portal, email, 'EMAIL_CHANGE')));
  }
  const confirmAddress = async ({ email }: Actor) =>
    visitor(portal).ask(VERIFY, { token: verificationTokenIn(await mailTo(portal, email, 'WELCOME')) });

  test('keeps the contact messages of its owner when the account with it changes to another address', async () => {
    const owner = newAddress();
    await write(owner);
    const stranger = await signUp(owner);
    const next = newAddress();
    await changeTo(stranger, next);
    expect(await addressesOfMessages()).toEqual([owner]);
    expect(await kindsTo(next)).toContain('WELCOME');
  });

  test.each([
    ['its user', (actor: Actor) => actor.client.ask(ERASE)],
    ['an administrator', ({ id }: Actor) => deleteUsers(admin, id)],
  ])('keeps contact messages and emails that others caused when its account is deleted by %s', async (_who, remove) => {
    const owner = newAddress();
    await write(owner);
    // Another user's email change sent a confirmation to the owner before the account existed.
    const other = await insertCandidate(portal);
    await givePassword(portal, other.id);
    await requestChange(other, owner);
    const stranger = await signUp(owner);
    expect(await kindsTo(owner)).toEqual(['EMAIL_CHANGE', 'WELCOME']);
    await remove(stranger);
    expect(await addressesOfMessages()).toEqual([owner]);
    expect(await kindsTo(owner)).toEqual(['EMAIL_CHANGE']);
    expect(await kindsTo(SUPPORT)).toEqual(['CONTACT']);
  });

  test('links contact messages to the account once it is confirmed, and deleting the account deletes them', async () => {
    const owner = newAddress();
    await write(owner);
    const actor = await signUp(owner);
    await confirmAddress(actor);
    const next = newAddress();
    await changeTo(actor, next);
    expect(await addressesOfMessages()).toEqual([next]);
    await actor.client.ask(ERASE);
    expect(await addressesOfMessages()).toEqual([]);
    expect(await portal.dataSource.manager.countBy(OutboxMessageEntity, { kind: 'CONTACT' })).toBe(0);
  });

  test('does not move support emails when an administrator with the support address changes to another one', async () => {
    await portal.dataSource.manager.update(
      UserEntity,
      { id: admin.id },
      { email: SUPPORT, emailVerifiedAt: new Date() },
    );
    await givePassword(portal, admin.id);
    await write(newAddress());
    await changeTo(admin, newAddress());
    expect(await kindsTo(SUPPORT)).toContain('CONTACT');
  });
});

describe('the email addresses of the portal', () => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await startPortal({
      SUPPORT_EMAIL: 'Help@Portal.example',
      MAIL_FROM: '"Loom, Jobs" <No-Reply@portal.example>',
    });
  });
  afterAll(() => portal.stop());

  const SENTENCE = 'This address belongs to the portal. Enter your own email address.';
  const refused = { code: 'INVALID_INPUT', message: SENTENCE, fields: { email: [SENTENCE] } };
  const OWN = ['help@portal.example', ' NO-REPLY@portal.example'];

  test.each(OWN)('%s is rejected at sign-up for candidates and employers, over GraphQL and REST', async (email) => {
    const client = visitor(portal);
    expect(await client.errorOf(REGISTER_EMPLOYER, { input: employerInput({ email }) })).toMatchObject(refused);
    const files = { 'input.resume': pdf() };
    const candidate = { input: candidateInput({ email }) };
    expect(await client.uploadErrorOf(REGISTER_CANDIDATE, candidate, files)).toMatchObject(refused);
    const answer = await new RestClient(portal.url).post('api/register/', { ...restEmployer(), email });
    expect(answer).toMatchObject({ status: 422, body: { errors: { email: [SENTENCE] } } });
    expect(await portal.dataSource.manager.count(UserEntity)).toBe(0);
  });

  test('are rejected when an account changes its address', async () => {
    const actor = await insertCandidate(portal);
    await givePassword(portal, actor.id);
    for (const email of OWN) {
      expect(await actor.client.errorOf(REQUEST, { email, password: PASSWORD })).toMatchObject(refused);
    }
  });

  test('are rejected by an import', async () => {
    const admin = await createAdmin(portal);
    const file = csvFile(OWN.map((email) => candidateRow({ email })));
    const variables = { kind: 'CANDIDATES', file: null };
    const preview = await admin.client.upload<{ previewImport: { rows: { error: string }[] } }>(
      PREVIEW_IMPORT,
      variables,
      { file },
    );
    expect(preview.previewImport.rows.map(({ error }) => error)).toEqual([SENTENCE, SENTENCE]);
    expect(await admin.client.upload(RUN_IMPORT, variables, { file })).toEqual({
      runImport: { imported: 0, failed: 2 },
    });
  });

  test('are accepted for an administrator that the operator creates', async () => {
    const { email } = await portal.container.administrators.create({
      email: 'help@portal.example',
      password: 'Loom&Thread7',
      firstName: 'Meera',
      lastName: 'Shah',
    });
    expect(email).toBe('help@portal.example');
  });
});
