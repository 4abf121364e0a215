import { COMMON_MESSAGES } from '@job-alert/domain/messages';
import {
  WEBHOOK_KINDS,
  WEBHOOK_URL_LENGTH,
  type WebhookKind,
  webhookKindToEdge,
  webhookSchema,
} from '@job-alert/domain/webhooks';
import { Button, Checkbox, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { Banner } from '../../components/banner';
import { SubmitButton } from '../../components/submit-button';
import { useBanner } from '../../components/use-banner';
import { describeError } from '../../lib/errors/describe-error';
import { applyFieldErrors, focusFirstWrongField } from '../../lib/forms/form-helpers';
import { useCheckedForm } from '../../lib/forms/use-checked-form';
import { useSending } from '../../lib/forms/use-sending';
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
  const banner = useBanner();
  const { busy, send } = useSending();

  const submit = (values: WebhookValues, element: HTMLElement | undefined) =>
    send(async () => {
      banner.clear();
      try {
        await onSave(values);
      } catch (error) {
        if (!applyFieldErrors(form, error, element))
          banner.show('error', describeError(error, { fallback: COMMON_MESSAGES.wentWrongTryAgainStop }));
      }
    });

  return (
    <form
      onSubmit={form.onSubmit((values, event) => void submit(values, event?.currentTarget), focusFirstWrongField)}
      noValidate
    >
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
        <Banner message={banner.message} />
        <Group justify="flex-end" mt="sm">
          <Button variant="default" size="md" onClick={onCancel} disabled={busy}>
            Cancel
          </Button>
          <SubmitButton busy={busy} busyText="Saving...">
            {submitLabel}
          </SubmitButton>
        </Group>
      </Stack>
    </form>
  );
}
