import {
  MAX_WEBHOOK_URL_LENGTH,
  WEBHOOK_EVENT_TYPES,
  type WebhookEventType,
  webhookEventTypeToWire,
  webhookSchema,
} from '@job-alert/domain/integrations/webhooks';
import { Checkbox, NativeSelect, Stack, TextInput } from '@mantine/core';
import { FormFooter } from '../../components/form/form-footer';
import { useForm } from '../../components/form/use-form';
import { checkWithoutCleaning } from '../../lib/forms/check';

export interface WebhookValues {
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

export function WebhookForm({ initial, keys, submitLabel, onCancel, onSave }: WebhookFormProps) {
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
