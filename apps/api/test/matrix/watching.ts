import { OutboxMessageEntity } from '../../src/database/entities/outbox-message.entity.js';
import type { OperationRows } from './rows.js';
import { admins, ownAccount, users } from './verdicts.js';
import type { World } from './world.js';

const CREATE_KEY = 'mutation { createApiClient(input: { name: "Board", scopes: [JOBS_READ] }) { apiClient { id } } }';

/** A mail that could not be sent, by its id. */
async function deadMail({ portal: { dataSource } }: World): Promise<string> {
  const [mail] = await dataSource.manager.find(OutboxMessageEntity, { order: { id: 'DESC' }, take: 1 });
  if (!mail) throw new Error('No mail was written.');
  await dataSource.manager.update(OutboxMessageEntity, { id: mail.id }, { state: 'DEAD' });
  return mail.id;
}

const newKey = async ({ office }: World) => {
  const data = await office.admin.client.ask<{ createApiClient: { apiClient: { id: string } } }>(CREATE_KEY);
  return { variables: { id: data.createApiClient.apiClient.id } };
};

/** What the portal tells of itself: audit trail, notifications, mails that failed; and the keys of programs. */
export const watchingOperations: OperationRows = {
  'Query.search': { document: '{ search(query: "a") { ... on Job { id } } }', verdicts: admins() },
  'Query.auditEvents': { document: 'query { auditEvents { nodes { id } } }', verdicts: admins() },
  'User.notifications': {
    document: 'query { viewer { notifications { nodes { id text } } } }',
    verdicts: ownAccount('OK'),
  },
  'Mutation.markNotificationsRead': {
    document: 'mutation ($ids: [ID!]!) { markNotificationsRead(input: { ids: $ids }) { user { id } } }',
    call: () => ({ variables: { ids: ['1'] } }),
    verdicts: users('OK'),
  },
  'Mutation.markAllNotificationsRead': {
    document: 'mutation { markAllNotificationsRead { user { id } } }',
    verdicts: users('OK'),
  },
  'Query.deadMails': { document: 'query { deadMails { nodes { id } } }', verdicts: admins() },
  'Mutation.resendMail': {
    document: 'mutation ($id: ID!) { resendMail(input: { id: $id }) { outgoingMail { id } } }',
    call: () => ({ variables: { id: '1' } }),
    freshCall: async (world) => ({ variables: { id: await deadMail(world) } }),
    verdicts: admins(),
  },
  'Query.apiClients': { document: 'query { apiClients { id } }', verdicts: admins() },
  'Mutation.createApiClient': { document: CREATE_KEY, verdicts: admins() },
  'Mutation.revokeApiClient': {
    document: 'mutation ($id: ID!) { revokeApiClient(input: { id: $id }) { apiClient { id } } }',
    call: () => ({ variables: { id: '1' } }),
    freshCall: newKey,
    verdicts: admins(),
  },
};
