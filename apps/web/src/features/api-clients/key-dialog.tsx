import { Code } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../../components/dialog';
import {
  type ApiKeyFragment as ApiKey,
  ApiKeysDocument,
  useCreateApiKeyMutation,
  useUpdateApiKeyMutation,
} from './api-keys.generated';
import { CreatedKey } from './created-key';
import { KeyForm, type KeyValues } from './key-form';

interface KeyDialogProps {
  opened: boolean;
  /** The key that is changed; null for a new one. */
  apiKey: ApiKey | null;
  onClose: () => void;
  /** With the name that the changed key has now. */
  onChanged: (name: string) => void;
}

/** Makes or changes a key; a new one is shown once, and only Done takes it away. Give it a `key` for each opening. */
export function KeyDialog({ opened, apiKey, onClose, onChanged }: KeyDialogProps) {
  const [secret, setSecret] = useState<string | null>(null);
  // The answer stays out of the cache, for the key is shown once and kept nowhere; the list gets its line.
  const [create] = useCreateApiKeyMutation({
    fetchPolicy: 'no-cache',
    update(cache, { data }) {
      const made = data?.createApiClient.apiClient;
      if (made)
        cache.updateQuery({ query: ApiKeysDocument }, (known) => known && { apiClients: [made, ...known.apiClients] });
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
    <Dialog
      opened={opened}
      onClose={onClose}
      title={secret === null ? (apiKey ? 'Edit API key' : 'Create API key') : 'The new key'}
      size={560}
      withCloseButton={secret === null}
      closeOnEscape={secret === null}
      closeOnClickOutside={secret === null}
      styles={{ title: { fontWeight: 700, fontSize: '1.25rem' } }}
    >
      {secret === null ? (
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
      ) : (
        <CreatedKey value={secret} onDone={onClose}>
          Send it with each request in the header <Code>Authorization: Bearer …</Code>
        </CreatedKey>
      )}
    </Dialog>
  );
}
