import {
  MAX_WEBHOOK_URL_LENGTH,
  WEBHOOK_EVENT_TYPES,
  type WebhookEventType,
  webhookEventTypeToWire,
  webhookSchema,
} from '@job-alert/domain/integrations/webhooks';
import { Checkbox, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { FormFooter } from '../../components/form/form-footer';
import { useForm } from '../../components/form/use-form';
import { checkWithoutCleaning } from '../../lib/forms/check';
import { SecretDialog } from './secret-dialog';
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

interface WebhookValues {
  apiClientId: string;
  url: string;
  eventTypes: WebhookEventType[];
}

interface WebhookFormProps {
  initial: WebhookValues;
  /** The keys to choose from. Empty for an existing webhook. */
  keys: readonly { id: string; name: string }[];
  submitLabel: string;
  onCancel: () => void;
  /** Saves the webhook. The form shows the error of a rejected promise. */
  onSave: (values: WebhookValues) => Promise<void>;
}

function WebhookForm({ initial, keys, submitLabel, onCancel, onSave }: WebhookFormProps) {
  const form = useForm({
    initialValues: { ...initial },
    rules: (values) => checkWithoutCleaning(webhookSchema(false), values),
    save: onSave,
  });

  return (
    <form {...form.element}>
      <Stack gap="md">
        {keys.length > 0 ? (
          <NativeSelect
            size="md"
            label="Key"
            description="A key with the scope webhooks. It can read the records behind the ids."
            data={keys.map(({ id, name }) => ({ value: id, label: name }))}
            {...form.getInputProps('apiClientId')}
          />
        ) : null}
        <TextInput
          label="Address"
          description="Where events are sent, such as https://example.com/hooks."
          inputMode="url"
          autoComplete="off"
          maxLength={MAX_WEBHOOK_URL_LENGTH}
          data-autofocus
          withAsterisk
          {...form.getInputProps('url')}
        />
        <Checkbox.Group
          label="Events"
          description="Each carries ids and times only."
          withAsterisk
          {...form.getInputProps('eventTypes')}
          errorProps={{ role: 'alert' }}
        >
          <Stack gap="sm" mt="xs">
            {WEBHOOK_EVENT_TYPES.map((eventType) => (
              <Checkbox key={eventType} value={eventType} label={webhookEventTypeToWire(eventType)} />
            ))}
          </Stack>
        </Checkbox.Group>
        <FormFooter form={form} onCancel={onCancel} mt="sm" pendingText="Saving...">
          {submitLabel}
        </FormFooter>
      </Stack>
    </form>
  );
}
