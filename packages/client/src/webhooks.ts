import * as webhooks from './operations/webhooks.generated.js';
import type { Send } from './transport.js';

/** Webhooks, for keys with the scope webhooks. */
export function webhookOperations(send: Send) {
  return {
    webhooks: async () => (await send(webhooks.WebhooksDocument, {})).webhooks,
    /** Deliveries of a webhook, latest first; null if it is not yours. */
    webhookDeliveries: async (variables: webhooks.WebhookDeliveriesQueryVariables) =>
      (await send(webhooks.WebhookDeliveriesDocument, variables)).webhook?.deliveries ?? null,
    /** Only this result contains the secret. */
    createWebhook: async (input: webhooks.CreateWebhookMutationVariables['input']) =>
      (await send(webhooks.CreateWebhookDocument, { input })).createWebhook,
    updateWebhook: async (input: webhooks.UpdateWebhookMutationVariables['input']) =>
      (await send(webhooks.UpdateWebhookDocument, { input })).updateWebhook,
    deleteWebhook: async (id: string) =>
      (await send(webhooks.DeleteWebhookDocument, { input: { id } })).deleteWebhook.deletedId,
    resendWebhookDelivery: async (id: string) =>
      (await send(webhooks.ResendWebhookDeliveryDocument, { input: { id } })).resendWebhookDelivery.delivery,
  };
}
