import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAdmin } from './builders/admin.js';
import { mailsTo } from './builders/mails.js';
import { type Actor, visitor } from './builders/records.js';
import { RestClient } from './builders/rest.js';
import { type Portal, sharedPortal } from './harness.js';

const SEND = 'mutation ($input: SendContactMessageInput!) { sendContactMessage(input: $input) { replyTo } }';
const LIST = `query ($isHandled: Boolean) {
  contactMessages(filter: { isHandled: $isHandled }) { nodes { id name email phone message userType isHandled } totalCount }
}`;
const HANDLE =
  'mutation ($id: ID!) { markContactMessageHandled(input: { id: $id }) { contactMessage { id isHandled } } }';
const SUPPORT = 'support@job-alert.example';

interface Message {
  id: string;
  name: string;
  message: string;
  isHandled: boolean;
}

const input = (values: Record<string, unknown> = {}) => ({
  name: 'Asha Patel',
  email: 'asha@visitor.example',
  phone: '+91 98765 43210',
  userType: 'CANDIDATE',
  message: 'Please call me.\nThank you.',
  ...values,
});

describe('the contact page', () => {
  let portal: Portal;
  let admin: Actor;
  beforeAll(async () => {
    portal = await sharedPortal();
    admin = await createAdmin(portal);
  });
  beforeEach(async () => {
    for (const table of ['contact_message', 'outbox_message']) await portal.dataSource.query(`DELETE FROM ${table}`);
  });

  const listed = async (isHandled: boolean | null = null): Promise<Message[]> => {
    const data = await admin.client.ask<{ contactMessages: { nodes: Message[]; totalCount: number } }>(LIST, {
      isHandled,
    });
    expect(data.contactMessages.totalCount).toBe(data.contactMessages.nodes.length);
    return data.contactMessages.nodes;
  };

  test('stores a message for the administrators and emails it to the support address', async () => {
    expect(await visitor(portal).ask(SEND, { input: input() })).toEqual({
      sendContactMessage: { replyTo: input().email },
    });
    expect(await listed()).toEqual([{ ...input(), id: expect.any(String), phone: '9876543210', isHandled: false }]);
    const [mail] = await mailsTo(portal, SUPPORT);
    expect(mail).toMatchObject({ kind: 'CONTACT', subject: 'Message from Asha Patel' });
    expect(mail?.text).toContain('> Please call me.\n> Thank you.');
    expect(mail?.text).toContain('User type: Candidate');
    const [row] = await portal.dataSource.query('SELECT reply_to AS replyTo FROM outbox_message');
    expect(row).toEqual({ replyTo: 'asha@visitor.example' });
  });

  test('uses Employer as the user type when none is chosen', async () => {
    await visitor(portal).ask(SEND, { input: input({ userType: undefined }) });
    expect(await listed()).toMatchObject([{ userType: 'EMPLOYER' }]);
  });

  test('removes line breaks from a name and rejects them in an email, so that no header can be injected', async () => {
    await visitor(portal).ask(SEND, { input: input({ name: 'Asha\r\nBcc: victim@test.example' }) });
    const [mail] = await mailsTo(portal, SUPPORT);
    expect(mail?.subject).toBe('Message from Asha Bcc: victim@test.example');
    const smuggled = input({ email: 'a@b.example\r\nBcc: victim@test.example' });
    expect(await visitor(portal).errorOf(SEND, { input: smuggled })).toMatchObject({
      fields: { email: ['Invalid email format'] },
    });
  });

  test.each(['company', 'website'])(
    'silently discards the message of a bot that fills in the hidden field %s',
    async (trap) => {
      expect(await visitor(portal).ask(SEND, { input: input({ [trap]: 'https://spam.example' }) })).toEqual({
        sendContactMessage: { replyTo: input().email },
      });
      const answer = await new RestClient(portal.url).post('api/contact-us/', {
        name: 'A',
        email: 'a@b.example',
        phone: '9876543210',
        message: 'Buy.',
        [trap]: 'spam',
      });
      expect(answer.status).toBe(201);
      expect(await listed()).toEqual([]);
      expect(await mailsTo(portal, SUPPORT)).toEqual([]);
    },
  );

  test('marks a message as handled once and records the administrator in the audit trail', async () => {
    await visitor(portal).ask(SEND, { input: input() });
    await visitor(portal).ask(SEND, { input: input({ name: 'Second' }) });
    const { id } = (await listed()).find(({ name }) => name === 'Asha Patel') as Message;
    const ticked = { markContactMessageHandled: { contactMessage: { id, isHandled: true } } };
    expect(await admin.client.ask(HANDLE, { id })).toEqual(ticked);
    expect(await admin.client.ask(HANDLE, { id })).toEqual(ticked);
    expect(await listed(false)).toMatchObject([{ name: 'Second' }]);
    expect(await listed(true)).toMatchObject([{ name: 'Asha Patel' }]);
    const trail = await portal.dataSource.query(
      "SELECT actor_id AS actorId FROM audit_event WHERE subject_type = 'MESSAGE' AND subject_id = ?",
      [id],
    );
    expect(trail).toEqual([{ actorId: admin.id }]);
  });
});
