import { WebhookDeliveryEntity } from '../../src/database/entities/messages/webhook-delivery.entity.js';
import { WebhookEntity } from '../../src/database/entities/messages/webhook.entity.js';
import type { OperationRows } from './rows.js';
import { admins } from './verdicts.js';
import type { World } from './world.js';

const CREATE = `mutation ($apiClientId: ID) {
  createWebhook(input: { apiClientId: $apiClientId, url: "https://receiver.example/hook", eventTypes: [OFFER_ANSWERED] }) { webhook { id } }
}`;

/** Creates the only webhook. It belongs to the key with the scope. */
async function newWebhook({ portal, strangers }: World): Promise<string> {
  await portal.dataSource.manager.deleteAll(WebhookEntity);
  const { createWebhook } = await strangers.reportsKey.ask<{ createWebhook: { webhook: { id: string } } }>(CREATE);
  return createWebhook.webhook.id;
}

const unknown = () => ({ variables: { id: '1' } });
const withNew = async (world: World) => ({ variables: { id: await newWebhook(world) } });
const verdicts = { ...admins('OK', 'ADMINISTRATOR'), reportsKey: 'OK' } as const;

/** Administrators can access all webhooks; a key with the scope can access its own. */
export const webhookOperations: OperationRows = {
  'Query.webhooks': { document: '{ webhooks { id deliveries { totalCount } } }', verdicts },
  'Query.webhook': {
    document: 'query ($id: ID!) { webhook(id: $id) { id } }',
    call: () => ({ variables: { id: '987654321' } }),
    verdicts: { ...admins('NULL', 'ADMINISTRATOR'), reportsKey: 'NULL' },
  },
  'Mutation.createWebhook': {
    document: CREATE,
    freshCall: async ({ portal, office }) => {
      await portal.dataSource.manager.deleteAll(WebhookEntity);
      const { createApiClient } = await office.admin.client.ask<{ createApiClient: { apiClient: { id: string } } }>(
        'mutation { createApiClient(input: { name: "Payroll", scopes: [WEBHOOKS] }) { apiClient { id } } }',
      );
      return { variables: { apiClientId: createApiClient.apiClient.id } };
    },
    verdicts,
  },
  'Mutation.updateWebhook': {
    document: 'mutation ($id: ID!) { updateWebhook(input: { id: $id, newSecret: true }) { secret } }',
    call: unknown,
    freshCall: withNew,
    verdicts,
  },
  'Mutation.deleteWebhook': {
    document: 'mutation ($id: ID!) { deleteWebhook(input: { id: $id }) { deletedId } }',
    call: unknown,
    freshCall: withNew,
    verdicts,
  },
  'Mutation.resendWebhookDelivery': {
    document: 'mutation ($id: ID!) { resendWebhookDelivery(input: { id: $id }) { delivery { state } } }',
    call: unknown,
    freshCall: async (world) => {
      const webhookId = await newWebhook(world);
      const { dataSource, container } = world.portal;
      await container.webhookEvents.write(dataSource.manager, 'OFFER_ANSWERED', { applicationId: '1' });
      await dataSource.manager.update(WebhookDeliveryEntity, { webhookId }, { state: 'DELIVERED' });
      const { id } = await dataSource.manager.findOneByOrFail(WebhookDeliveryEntity, { webhookId });
      return { variables: { id } };
    },
    verdicts,
  },
};
