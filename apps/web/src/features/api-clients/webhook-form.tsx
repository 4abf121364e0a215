import {
  WEBHOOK_KINDS,
  WEBHOOK_URL_LENGTH,
  type WebhookKind,
  webhookKindToEdge,
  webhookSchema,
} from '@job-alert/domain/webhooks';
import { Checkbox, NativeSelect, Stack, TextInput } from '@mantine/core';
import { FormFoot } from '../../components/form-foot';
import { useFormSending } from '../../components/use-form-sending';
import { useCheckedForm } from '../../lib/forms/use-checked-form';
import { useUnsavedChanges } from '../../lib/forms/use-unsaved-changes';
import { validateWith } from '../../lib/forms/validate-with';

const errorsOf = validateWith(webhookSchema(false));

/** What the form asks for. */
export interface WebhookValues {
  apiClientId: string;
  url: string;
  kinds: WebhookKind[];
}

interface WebhookFormProps {
  initial: WebhookValues;
  /** The keys that it can belong to; none for a webhook that there is. */
  keys: readonly { id: string; name: string }[];
  submitLabel: string;
  onCancel: () => void;
  /** Saves; what it throws stands in the form. */
  onSave: (values: WebhookValues) => Promise<void>;
}

/** Asks where events go, and which. */
export function WebhookForm({ initial, keys, submitLabel, onCancel, onSave }: WebhookFormProps) {
  const form = useCheckedForm<Pick<WebhookValues, keyof WebhookValues>>({ initialValues: initial, errorsOf });
  useUnsavedChanges(form.isDirty());
  const sending = useFormSending(form, onSave);

  return (
    <form {...sending.element}>
      <Stack gap="md">
        {keys.length > 0 ? (
          <NativeSelect
            size="md"
            label="Key"
            description="The key with the scope webhooks that reads what is behind the ids."
            data={keys.map(({ id, name }) => ({ value: id, label: name }))}
            {...form.getInputProps('apiClientId')}
          />
        ) : null}
        <TextInput
          label="Address"
          description="Where events are sent, such as https://example.com/hooks."
          inputMode="url"
          autoComplete="off"
          maxLength={WEBHOOK_URL_LENGTH}
          data-autofocus
          withAsterisk
          {...form.getInputProps('url')}
        />
        <Checkbox.Group
          label="Events"
          description="Each carries ids and times only."
          withAsterisk
          {...form.getInputProps('kinds')}
          errorProps={{ role: 'alert' }}
        >
          <Stack gap="sm" mt="xs">
            {WEBHOOK_KINDS.map((kind) => (
              <Checkbox key={kind} value={kind} label={webhookKindToEdge(kind)} />
            ))}
          </Stack>
        </Checkbox.Group>
        <FormFoot sending={sending} onCancel={onCancel} mt="sm" busyText="Saving...">
          {submitLabel}
        </FormFoot>
      </Stack>
    </form>
  );
}
