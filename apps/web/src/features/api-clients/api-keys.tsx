import { COMMON_MESSAGES } from '@job-alert/domain/messages';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { ListSkeleton } from '../../components/list/list-faces';
import { liveList } from '../../components/list/list-answer';
import { useDialog } from '../../components/list/use-dialog';
import { MESSAGE_TIME, useRowChange } from '../../components/list/use-row-change';
import { Banner } from '../../components/banner';
import { useBanner } from '../../components/use-banner';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { DataTable } from '../../components/data-table';
import { Screen } from '../../components/screen';
import { EmptyState, ErrorState } from '../../components/states';
import { describeError } from '../../lib/errors/describe-error';
import { apiKeyColumns } from './api-key-columns';
import { type ApiKeyFragment, useApiKeysQuery, useRevokeApiKeyMutation } from './api-keys.generated';
import { KeyDialog } from './key-dialog';

const describe = (error: unknown) => describeError(error, { fallback: COMMON_MESSAGES.wentWrongTryAgainStop });

/** A key that is made or changed. */
interface Edited {
  apiKey: ApiKeyFragment | null;
  /** Each opening begins anew. */
  count: number;
}

/** The keys of integrators and reporting tools: who may read from outside, and when they last did. */
export function ApiKeys() {
  const { data, error, loading, refetch } = useApiKeysQuery({
    ...liveList,
  });
  const banner = useBanner();
  const [revoke] = useRevokeApiKeyMutation();
  const change = useRowChange({ banner, reload: refetch, describe });
  const revoked = useDialog<ApiKeyFragment>();
  const edited = useDialog<Edited>();
  const [count, setCount] = useState(0);
  const keys = data?.apiClients;

  function edit(apiKey: ApiKeyFragment | null) {
    setCount(count + 1);
    edited.open({ apiKey, count });
  }

  return (
    <Screen
      title="API Keys"
      lead="Keys for job boards and reporting tools. A key gives no access to accounts."
      action={
        <Button leftSection={<IconPlus size={20} aria-hidden />} onClick={() => edit(null)}>
          Create API key
        </Button>
      }
    >
      <Banner message={banner.message} floating />
      {error && !keys && !loading ? (
        <ErrorState text="Failed to fetch API keys. Please try again." onRetry={refetch} />
      ) : null}
      {!keys && (loading || !error) ? <ListSkeleton /> : null}
      {keys && keys.length === 0 ? (
        <EmptyState text="No API keys." hint="Create a key for a job board or a reporting tool." />
      ) : null}
      {keys && keys.length > 0 ? (
        <DataTable
          caption="API Keys"
          columns={apiKeyColumns({ onEdit: edit, onRevoke: revoked.open })}
          rows={keys}
          rowKey={({ id }) => id}
        />
      ) : null}
      <KeyDialog
        key={edited.subject?.count}
        opened={edited.opened}
        apiKey={edited.subject?.apiKey ?? null}
        onClose={edited.close}
        onChanged={(name) => banner.show('success', `The key for ${name} has been changed.`, MESSAGE_TIME)}
      />
      <ConfirmDialog
        opened={revoked.opened}
        title="Revoke this key?"
        confirmLabel="Revoke"
        busyLabel="Revoking..."
        danger
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
        The key stops working at once. This cannot be undone.
      </ConfirmDialog>
    </Screen>
  );
}
