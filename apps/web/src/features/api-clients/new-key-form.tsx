import { API_CLIENT_NAME_LENGTH, API_SCOPES, apiScopeToEdge, newApiClientSchema } from '@job-alert/domain/api-scopes';
import { COMMON_MESSAGES } from '@job-alert/domain/messages';
import { Button, Checkbox, Group, Stack, TextInput } from '@mantine/core';
import { Banner } from '../../components/banner';
import { useBanner } from '../../components/use-banner';
import { SubmitButton } from '../../components/submit-button';
import { describeError } from '../../lib/errors/describe-error';
import { useCheckedForm } from '../../lib/forms/use-checked-form';
import { applyFieldErrors, focusFirstWrongField } from '../../lib/forms/form-helpers';
import { useSending } from '../../lib/forms/use-sending';
import { useUnsavedChanges } from '../../lib/forms/use-unsaved-changes';
import { validateWith } from '../../lib/forms/validate-with';
import type { ApiScope } from '../../lib/graphql/schema.generated';
import { ApiKeysDocument, useCreateApiKeyMutation } from './api-keys.generated';
import { SCOPE_WORDS } from './scope-words';

const errorsOf = validateWith(newApiClientSchema);

interface NewKeyFormProps {
  onCancel: () => void;
  /** Gets the key, which nobody can read again. */
  onCreated: (key: string) => void;
}

/** Asks whose key it is and what it may do. */
export function NewKeyForm({ onCancel, onCreated }: NewKeyFormProps) {
  const form = useCheckedForm<{ name: string; scopes: ApiScope[] }>({
    initialValues: { name: '', scopes: [] },
    errorsOf,
  });
  useUnsavedChanges(form.isDirty());
  const banner = useBanner();
  // The answer stays out of the cache, for the key is shown once and kept nowhere; the list gets its line.
  const [create] = useCreateApiKeyMutation({
    fetchPolicy: 'no-cache',
    update(cache, { data }) {
      const made = data?.createApiClient.apiClient;
      if (made)
        cache.updateQuery({ query: ApiKeysDocument }, (known) => known && { apiClients: [made, ...known.apiClients] });
    },
  });
  const { busy, send } = useSending();

  const submit = (input: { name: string; scopes: ApiScope[] }, element: HTMLElement | undefined) =>
    send(async () => {
      banner.clear();
      try {
        const { data } = await create({ variables: { input } });
        if (data) onCreated(data.createApiClient.key);
      } catch (error) {
        if (!applyFieldErrors(form, error, element)) {
          banner.show('error', describeError(error, { fallback: COMMON_MESSAGES.wentWrongTryAgainStop }));
        }
      }
    });

  return (
    <form
      onSubmit={form.onSubmit((values, event) => void submit(values, event?.currentTarget), focusFirstWrongField)}
      noValidate
    >
      <Stack gap="md">
        <TextInput
          label="Name"
          description="Who uses the key, such as a job board or reporting tool."
          autoComplete="off"
          maxLength={API_CLIENT_NAME_LENGTH}
          data-autofocus
          withAsterisk
          {...form.getInputProps('name')}
        />
        <Checkbox.Group
          label="Scopes"
          description="What the key may do."
          withAsterisk
          {...form.getInputProps('scopes')}
          errorProps={{ role: 'alert' }}
        >
          <Stack gap="sm" mt="xs">
            {API_SCOPES.map((scope) => (
              <Checkbox key={scope} value={scope} label={apiScopeToEdge(scope)} description={SCOPE_WORDS[scope]} />
            ))}
          </Stack>
        </Checkbox.Group>
        <Banner message={banner.message} />
        <Group justify="flex-end" mt="sm">
          <Button variant="default" size="md" onClick={onCancel} disabled={busy}>
            Cancel
          </Button>
          <SubmitButton busy={busy} busyText="Creating...">
            Create key
          </SubmitButton>
        </Group>
      </Stack>
    </form>
  );
}
