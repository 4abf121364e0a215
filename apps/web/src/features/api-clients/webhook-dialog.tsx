import { useState } from 'react';
import { SecretDialog } from './secret-dialog';
import { WebhookForm, type WebhookValues } from './webhook-form';
import {
  useAddWebhookMutation,
  useChangeWebhookMutation,
  type WebhookLineFragment as Webhook,
  WebhooksScreenDocument,
} from './webhooks.generated';

interface WebhookDialogProps {
  opened: boolean;
  /** The webhook to edit; null for a new one. */
  webhook: Webhook | null;
  /** A secret to show immediately, such as a renewed one. */
  secret: string | null;
  keys: readonly { id: string; name: string }[];
  onClose: () => void;
}

/** Creates or edits a webhook. Give it a new `key` each time it opens. */
export function WebhookDialog({ opened, webhook, secret: initialSecret, keys, onClose }: WebhookDialogProps) {
  const [createdSecret, setCreatedSecret] = useState<string | null>(null);
  // The secret must not be cached. The cache gets only the row of the new webhook.
  const [add] = useAddWebhookMutation({
    fetchPolicy: 'no-cache',
    update(cache, { data }) {
      const line = data?.createWebhook.webhook;
      if (line)
        cache.updateQuery(
          { query: WebhooksScreenDocument },
          (existing) => existing && { ...existing, webhooks: [line, ...existing.webhooks] },
        );
    },
  });
  const [change] = useChangeWebhookMutation();

  async function save({ apiClientId, url, eventTypes }: WebhookValues) {
    if (webhook) {
      await change({ variables: { input: { id: webhook.id, url, eventTypes } } });
      onClose();
      return;
    }
    const { data } = await add({ variables: { input: { apiClientId, url, eventTypes } } });
    setCreatedSecret(data?.createWebhook.secret ?? null);
  }

  const initial = {
    apiClientId: webhook?.apiClient.id ?? keys[0]?.id ?? '',
    url: webhook?.url ?? '',
    eventTypes: webhook ? [...webhook.eventTypes] : [],
  };
  return (
    <SecretDialog
      opened={opened}
      title={webhook ? 'Edit webhook' : 'Add webhook'}
      what="secret"
      secret={initialSecret ?? createdSecret}
      onClose={onClose}
    >
      <WebhookForm
        initial={initial}
        keys={webhook ? [] : keys}
        submitLabel={webhook ? 'Save' : 'Add'}
        onCancel={onClose}
        onSave={save}
      />
    </SecretDialog>
  );
}
