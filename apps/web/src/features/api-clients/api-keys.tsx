import { COMMON_MESSAGES } from '@job-alert/domain/portal/messages';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/dialog/confirm-dialog';
import { LIST_QUERY_OPTIONS, toCompleteListResult } from '../../components/list/list-result';
import { ListScreen } from '../../components/list/list-screen';
import { useDialog } from '../../components/list/use-dialog';
import { useList } from '../../components/list/use-list';
import { MESSAGE_MS, useRowChange } from '../../components/list/use-row-change';
import { useBanner } from '../../components/use-banner';
import { describeError } from '../../lib/errors/describe-error';
import { apiKeyColumns } from './api-key-columns';
import { type ApiKeyFragment, useApiKeysQuery, useRevokeApiKeyMutation } from './api-keys.generated';
import { KeyDialog } from './key-dialog';

const definition = { filters: {} };

const describe = (error: unknown) => describeError(error, { fallback: COMMON_MESSAGES.wentWrongTryAgainStop });

interface Edited {
  apiKey: ApiKeyFragment | null;
  /** The React key of the dialog. A new value resets the form each time the dialog opens. */
  count: number;
}

export function ApiKeys() {
  const list = useList(definition);
  const result = toCompleteListResult(useApiKeysQuery(LIST_QUERY_OPTIONS), 'apiClients');
  const banner = useBanner();
  const [revoke] = useRevokeApiKeyMutation();
  const change = useRowChange({ banner, reload: result.reload, describe });
  const revoked = useDialog<ApiKeyFragment>();
  const edited = useDialog<Edited>();
  const [count, setCount] = useState(0);

  function edit(apiKey: ApiKeyFragment | null) {
    setCount(count + 1);
    edited.open({ apiKey, count });
  }

  return (
    <ListScreen
      title="API Keys"
      lead="Keys for job boards and reporting tools. A key gives no access to accounts."
      action={
        <Button leftSection={<IconPlus size={20} aria-hidden />} onClick={() => edit(null)}>
          Create API key
        </Button>
      }
      recordsName="API keys"
      list={list}
      result={result}
      banner={banner}
      errorText="Failed to fetch API keys. Please try again."
      empty={{ text: 'No API keys.', hint: 'Create a key for a job board or a reporting tool.' }}
      rows={apiKeyColumns({ onEdit: edit, onRevoke: revoked.open })}
    >
      <KeyDialog
        key={edited.subject?.count}
        opened={edited.opened}
        apiKey={edited.subject?.apiKey ?? null}
        onClose={edited.close}
        onChanged={(name) => banner.show('success', `The key for ${name} has been changed.`, MESSAGE_MS)}
      />
      <ConfirmDialog
        opened={revoked.opened}
        title="Revoke this key?"
        confirmLabel="Revoke"
        pendingLabel="Revoking..."
        isDestructive
        onClose={revoked.close}
        onConfirm={async () => {
          const key = revoked.subject;
          if (key)
            await change(
              () => revoke({ variables: { input: { id: key.id } } }),
              `The key for ${key.name} has been revoked.`,
            );
        }}
      >
        <strong>{revoked.subject?.name}</strong>
        <br />
        The key stops working immediately. This cannot be undone.
      </ConfirmDialog>
    </ListScreen>
  );
}
