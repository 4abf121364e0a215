import { OutboxMessageEntity } from '../../src/database/entities/messages/outbox-message.entity.js';
import { SavedViewEntity } from '../../src/database/entities/accounts/saved-view.entity.js';
import { nextNumber } from '../builders/records.js';
import type { Call, OperationRows } from './rows.js';
import { admins, ownAccount, users } from './verdicts.js';
import { freshClient, type World } from './world.js';

const CREATE_KEY = 'mutation { createApiClient(input: { name: "Board", scopes: [JOBS_READ] }) { apiClient { id } } }';

/** Marks the latest email as undelivered and returns its id. */
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

const SAVE_VIEW = `mutation ($name: String!) {
  saveView(input: { name: $name, path: "/job-alert/admin/manage-candidate" }) { user { savedViews { id name } } }
}`;

/** Creates the administrator's only saved view. The limit is twenty. */
async function newView(world: World): Promise<Call> {
  await world.portal.dataSource.manager.deleteAll(SavedViewEntity);
  const client = await freshClient(world, 'admin');
  const { saveView } = await client.ask<{ saveView: { user: { savedViews: { id: string }[] } } }>(SAVE_VIEW, {
    name: 'Mine',
  });
  return { variables: { id: saveView.user.savedViews[0]?.id } };
}

/** Operations that watch the portal: audit trail, notifications, failed emails, and API keys. */
/** The view is the one of `admin`. */
const notOfOthers = users('FORBIDDEN', { admin: 'OK', adminRecruiter: 'NOT_FOUND', adminReader: 'NOT_FOUND' });

export const watchingOperations: OperationRows = {
  'Query.findCandidates': { document: '{ findCandidates { nodes { id } } }', verdicts: admins() },
  'Query.suggestedCandidates': {
    document: 'query ($id: ID!) { suggestedCandidates(jobId: $id) { totalCount } }',
    call: ({ jobId }) => ({ variables: { id: jobId } }),
    verdicts: admins(),
  },
  'Query.suggestedJobs': {
    document: 'query ($id: ID!) { suggestedJobs(candidateId: $id) { nodes { fit } } }',
    call: ({ candidateId }) => ({ variables: { id: candidateId } }),
    verdicts: admins(),
  },
  'Query.search': { document: '{ search(query: "a") { ... on Job { id } } }', verdicts: admins() },
  'Mutation.saveView': {
    document:
      'mutation ($name: String!) { saveView(input: { name: $name, path: "/job-alert/admin/manage-candidate" }) { user { id } } }',
    call: () => ({ variables: { name: `View ${nextNumber()}` } }),
    verdicts: admins(),
  },
  'Mutation.renameView': {
    document: 'mutation ($id: ID!) { renameView(input: { id: $id, name: "Renamed" }) { user { id } } }',
    call: () => ({ variables: { id: '1' } }),
    freshCall: newView,
    verdicts: notOfOthers,
  },
  'Mutation.deleteView': {
    document: 'mutation ($id: ID!) { deleteView(input: { id: $id }) { user { id } } }',
    call: () => ({ variables: { id: '1' } }),
    freshCall: newView,
    verdicts: notOfOthers,
  },
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
  'Query.undeliveredEmails': { document: 'query { undeliveredEmails { nodes { id } } }', verdicts: admins() },
  'Mutation.resendEmails': {
    document: 'mutation ($id: ID!) { resendEmails(input: { ids: [$id] }) { resentIds remainingCount } }',
    call: () => ({ variables: { id: '1' } }),
    freshCall: async (world) => ({ variables: { id: await deadMail(world) } }),
    verdicts: admins('OK', 'RECRUITER'),
  },
  'Mutation.resendEmail': {
    document: 'mutation ($id: ID!) { resendEmail(input: { id: $id }) { outgoingEmail { id } } }',
    call: () => ({ variables: { id: '1' } }),
    freshCall: async (world) => ({ variables: { id: await deadMail(world) } }),
    verdicts: admins('OK', 'RECRUITER'),
  },
  'Query.apiClients': { document: 'query { apiClients { id } }', verdicts: admins('OK', 'ADMINISTRATOR') },
  'Mutation.createApiClient': { document: CREATE_KEY, verdicts: admins('OK', 'ADMINISTRATOR') },
  'Mutation.updateApiClient': {
    document: 'mutation ($id: ID!) { updateApiClient(input: { id: $id, name: "Board" }) { apiClient { id } } }',
    call: () => ({ variables: { id: '1' } }),
    freshCall: newKey,
    verdicts: admins('OK', 'ADMINISTRATOR'),
  },
  'Mutation.revokeApiClient': {
    document: 'mutation ($id: ID!) { revokeApiClient(input: { id: $id }) { apiClient { id } } }',
    call: () => ({ variables: { id: '1' } }),
    freshCall: newKey,
    verdicts: admins('OK', 'ADMINISTRATOR'),
  },
};
