import { latestDate } from '@job-alert/domain/fields/latest-date';
import { addDays } from '@job-alert/domain/india/calendar';
import {
  API_SCOPES,
  apiClientSchema,
  apiScopeToWire,
  MAX_API_CLIENT_NAME_LENGTH,
  newApiClientSchema,
} from '@job-alert/domain/integrations/api-scopes';
import { Button, Checkbox, Group, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { DateField } from '../../components/fields/date-field';
import { FormFooter } from '../../components/form/form-footer';
import { TextArea } from '../../components/form/text-area';
import { useForm } from '../../components/form/use-form';
import { checkWithoutCleaning } from '../../lib/forms/check';
import type { ApiScope } from '../../lib/graphql/schema.generated';
import { today } from '../../lib/today';
import {
  type ApiKeyFragment as ApiKey,
  ApiKeysDocument,
  useCreateApiKeyMutation,
  useUpdateApiKeyMutation,
} from './api-keys.generated';
import { SecretDialog } from './secret-dialog';

const SCOPE_LABELS: Readonly<Record<ApiScope, string>> = {
  JOBS_READ: 'Open jobs, with a rate limit of its own.',
  REPORTS_READ: 'Reports: numbers about jobs and applications, without personal data.',
  APPLICATIONS_READ: 'Applications: their status, for all companies, without names and contact details.',
  WEBHOOKS: 'Webhooks: notified of changes, with ids and timestamps only.',
};

interface KeyDialogProps {
  opened: boolean;
  /** The key to edit; null for a new one. */
  apiKey: ApiKey | null;
  onClose: () => void;
  onChanged: (name: string) => void;
}

/** Creates or edits a key. Give it a new `key` each time it opens. */
export function KeyDialog({ opened, apiKey, onClose, onChanged }: KeyDialogProps) {
  const [secret, setSecret] = useState<string | null>(null);
  // The secret is shown once and must not be cached. The cache gets only the row of the new key.
  const [create] = useCreateApiKeyMutation({
    fetchPolicy: 'no-cache',
    update(cache, { data }) {
      const created = data?.createApiClient.apiClient;
      if (created)
        cache.updateQuery(
          { query: ApiKeysDocument },
          (existing) => existing && { apiClients: [created, ...existing.apiClients] },
        );
    },
  });
  const [update] = useUpdateApiKeyMutation();

  async function save({ scopes, validThrough, ...rest }: KeyValues) {
    const input = { ...rest, validThrough: validThrough || null };
    if (apiKey === null) {
      const { data } = await create({ variables: { input: { ...input, scopes } } });
      setSecret(data?.createApiClient.key ?? null);
      return;
    }
    await update({ variables: { input: { ...input, id: apiKey.id } } });
    onClose();
    onChanged(rest.name.trim());
  }

  return (
    <SecretDialog
      opened={opened}
      title={apiKey ? 'Edit API key' : 'Create API key'}
      what="key"
      secret={secret}
      onClose={onClose}
    >
      <KeyForm
        initial={{
          name: apiKey?.name ?? '',
          scopes: [],
          validThrough: apiKey?.validThrough ?? '',
          networks: [...(apiKey?.networks ?? [])],
        }}
        isNew={apiKey === null}
        onCancel={onClose}
        onSave={save}
      />
    </SecretDialog>
  );
}

const LENGTHS = [
  { label: '90 days', days: 90 },
  { label: '1 year', days: 365 },
];

interface KeyValues {
  name: string;
  scopes: ApiScope[];
  validThrough: string;
  networks: string[];
}

interface KeyFormProps {
  initial: KeyValues;
  /** True for a new key. The scopes of an existing key cannot be changed. */
  isNew: boolean;
  onCancel: () => void;
  /** Saves the key. The form shows the error of a rejected promise. */
  onSave: (values: KeyValues) => Promise<void>;
}

const splitLines = (text: string): string[] => text.split(/[\s,;]+/).filter((line) => line !== '');

/** A form for the name, scopes, expiry and allowed IP addresses of a key. */
function KeyForm({ initial, isNew, onCancel, onSave }: KeyFormProps) {
  const form = useForm({
    initialValues: { ...initial, networks: initial.networks.join('\n') },
    rules(values) {
      const schema = isNew ? newApiClientSchema : apiClientSchema;
      return checkWithoutCleaning(schema(today()), { ...values, networks: splitLines(values.networks) });
    },
    save: onSave,
  });

  return (
    <form {...form.element}>
      <Stack gap="md">
        <TextInput
          label="Name"
          description="Who uses the key, such as a job board or reporting tool."
          autoComplete="off"
          maxLength={MAX_API_CLIENT_NAME_LENGTH}
          data-autofocus
          withAsterisk
          {...form.getInputProps('name')}
        />
        {isNew ? (
          <Checkbox.Group
            label="Scopes"
            description="What the key may do."
            withAsterisk
            {...form.getInputProps('scopes')}
            errorProps={{ role: 'alert' }}
          >
            <Stack gap="sm" mt="xs">
              {API_SCOPES.map((scope) => (
                <Checkbox key={scope} value={scope} label={apiScopeToWire(scope)} description={SCOPE_LABELS[scope]} />
              ))}
            </Stack>
          </Checkbox.Group>
        ) : null}
        <Stack gap="xs">
          <DateField
            label="Valid through"
            description="The last day on which the key works. Leave it empty for a key that does not expire."
            minDate={today()}
            maxDate={latestDate('apiKey', today())}
            {...form.getInputProps('validThrough')}
          />
          <Group gap="xs" role="group" aria-label="Valid for">
            {LENGTHS.map(({ label, days }) => (
              <Button
                key={days}
                variant="light"
                size="compact-md"
                onClick={() => form.setFieldValue('validThrough', addDays(today(), days))}
              >
                {label}
              </Button>
            ))}
          </Group>
        </Stack>
        <TextArea
          label="Addresses"
          description="Where the key works from: one address (203.0.113.7) or network (203.0.113.0/24) per line. Leave it empty to allow every address."
          minRows={2}
          maxRows={6}
          {...form.getInputProps('networks')}
        />
        <FormFooter form={form} onCancel={onCancel} mt="sm" pendingText={isNew ? 'Creating...' : 'Saving...'}>
          {isNew ? 'Create key' : 'Save'}
        </FormFooter>
      </Stack>
    </form>
  );
}
