import { useState } from 'react';
import {
  type ApiKeyFragment as ApiKey,
  ApiKeysDocument,
  useCreateApiKeyMutation,
  useUpdateApiKeyMutation,
} from './api-keys.generated';
import { KeyForm, type KeyValues } from './key-form';
import { SecretDialog } from './secret-dialog';

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
