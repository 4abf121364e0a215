import { UserEntity } from '../../src/database/entities/accounts/user.entity.js';
import { passwordLink } from '../builders/password-link.js';
import { insertUser, visitor } from '../builders/records.js';
import { emailLink } from './accounts.js';
import type { OperationRows, RestRows } from './rows.js';
import { admins, everybody, users } from './verdicts.js';
import type { World } from './world.js';

const newLink = ({ portal, bystander }: World) => passwordLink(portal, bystander.id);
/** A link to confirm the bystander's address. An earlier row may have confirmed it, so this resets it. */
async function verificationLink({ portal, bystander: { id: userId, email } }: World): Promise<string> {
  await portal.dataSource.manager.update(UserEntity, { id: userId }, { emailVerifiedAt: null });
  return emailLink(portal, { userId, email, purpose: 'VERIFY' });
}
const message = {
  name: 'Ravi',
  email: 'ravi@test.example',
  phone: '9876543210',
  message: 'Please call me.',
};
const SEND = 'mutation ($input: SendContactMessageInput!) { sendContactMessage(input: $input) { replyTo } }';

/** Sends a contact message and returns its id. */
async function newMessage({ portal, office }: World): Promise<string> {
  await visitor(portal).ask(SEND, { input: message });
  const data = await office.admin.client.ask<{ contactMessages: { nodes: { id: string }[] } }>(
    'query { contactMessages(first: 1) { nodes { id } } }',
  );
  return data.contactMessages.nodes[0]?.id ?? '';
}

/** Forms for visitors, and the operations of administrators on their messages. */
export const publicFormOperations: OperationRows = {
  'Mutation.requestPasswordReset': {
    document: 'mutation ($email: String!) { requestPasswordReset(input: { email: $email }) { email } }',
    call: ({ bystander }) => ({ variables: { email: bystander.email } }),
    verdicts: everybody(),
  },
  'Query.passwordLink': {
    document: 'query { passwordLink(token: "none") }',
    verdicts: everybody(),
  },
  'Mutation.resetPassword': {
    document:
      'mutation ($token: String!) { resetPassword(input: { token: $token, password: "Loom&Thread8" }) { email } }',
    freshCall: async (world) => ({ variables: { token: await newLink(world) } }),
    verdicts: everybody(),
  },
  'Mutation.verifyEmail': {
    document: 'mutation ($token: String!) { verifyEmail(input: { token: $token }) { outcome } }',
    freshCall: async (world) => ({ variables: { token: await verificationLink(world) } }),
    verdicts: everybody(),
  },
  'Mutation.resendVerification': {
    document: 'mutation { resendVerification { user { id } } }',
    verdicts: users('OK'),
  },
  'Mutation.resendInvitation': {
    document: 'mutation ($id: ID!) { resendInvitation(input: { userId: $id }) { user { id } } }',
    call: ({ candidateId }) => ({ variables: { id: candidateId } }),
    freshCall: async ({ portal }) => ({ variables: { id: await insertUser(portal, 'CANDIDATE') } }),
    verdicts: admins('OK', 'RECRUITER'),
  },
  'Mutation.sendInvitations': {
    document: 'mutation ($ids: [ID!]!) { sendInvitations(input: { userIds: $ids }) { results { code } } }',
    call: ({ candidateId }) => ({ variables: { ids: [candidateId] } }),
    freshCall: async ({ portal }) => ({ variables: { ids: [await insertUser(portal, 'CANDIDATE')] } }),
    verdicts: admins('OK', 'RECRUITER'),
  },
  'Mutation.sendContactMessage': {
    document: SEND,
    call: () => ({ variables: { input: message } }),
    verdicts: everybody(),
  },
  'Mutation.recordVisit': {
    document: 'mutation { recordVisit(input: { source: { source: LINK, name: "poster" }, jobId: "1" }) { counted } }',
    freshCall: async () => ({}),
    verdicts: everybody(),
  },
  'Query.contactMessages': { document: 'query { contactMessages { nodes { id email } } }', verdicts: admins() },
  'Mutation.markContactMessageHandled': {
    document: 'mutation ($id: ID!) { markContactMessageHandled(input: { id: $id }) { contactMessage { id } } }',
    call: () => ({ variables: { id: '1' } }),
    freshCall: async (world) => ({ variables: { id: await newMessage(world) } }),
    verdicts: admins('OK', 'RECRUITER'),
  },
};

export const publicFormRoutes: RestRows = {
  'POST api/forgot-password': {
    request: ({ bystander }) => ({ body: { email: bystander.email } }),
    verdicts: everybody(),
  },
  'POST api/reset-password/{token}': {
    freshRequest: async (world) => ({ path: { token: await newLink(world) }, body: { password: 'Loom&Thread8' } }),
    verdicts: everybody(),
  },
  'POST api/contact-us': { request: () => ({ body: { ...message, user_type: 'employer' } }), verdicts: everybody() },
};
