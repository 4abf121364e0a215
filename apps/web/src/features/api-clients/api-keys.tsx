import { formatDate, formatDateAndTime, formatDay } from '@job-alert/domain/india/calendar';
import { apiKeyStatus, apiScopeToWire } from '@job-alert/domain/integrations/api-scopes';
import { COMMON_MESSAGES } from '@job-alert/domain/portal/messages';
import { Button, Code, Group, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/dialog/confirm-dialog';
import { LIST_QUERY_OPTIONS, toCompleteListResult } from '../../components/list/list-result';
import { ListScreen } from '../../components/list/list-screen';
import { RowButton } from '../../components/list/row-actions';
import { useDialog } from '../../components/list/use-dialog';
import { useList } from '../../components/list/use-list';
import { MESSAGE_MS, useRowChange } from '../../components/list/use-row-change';
import { StatusBadge } from '../../components/status-badge';
import type { Column } from '../../components/table/data-table';
import { useBanner } from '../../components/use-banner';
import { describeError } from '../../lib/errors/describe-error';
import { today } from '../../lib/today';
import {
  type ApiKeyFragment as ApiKey,
  type ApiKeyFragment,
  useApiKeysQuery,
  useRevokeApiKeyMutation,
} from './api-keys.generated';
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

interface KeyActs {
  onEdit: (key: ApiKey) => void;
  onRevoke: (key: ApiKey) => void;
}

const apiKeyColumns = (acts: KeyActs): Column<ApiKey>[] => [
  {
    key: 'name',
    header: 'Name',
    isHeading: true,
    cell: ({ name, prefix }) => (
      <div>
        <strong>{name}</strong>
        {prefix ? (
          <div>
            <Code>{prefix}…</Code>
          </div>
        ) : null}
      </div>
    ),
  },
  {
    key: 'scopes',
    header: 'Scopes',
    cell: ({ scopes }) => (
      <Group gap={6}>
        {scopes.map((scope) => (
          <Code key={scope}>{apiScopeToWire(scope)}</Code>
        ))}
      </Group>
    ),
  },
  { key: 'networks', header: 'Addresses', cell: ({ networks }) => <Networks networks={networks} /> },
  { key: 'created', header: 'Created', cell: ({ createdAt }) => formatDate(new Date(createdAt)) },
  {
    key: 'used',
    header: 'Last Use',
    cell: ({ lastUsedAt }) => (lastUsedAt ? formatDateAndTime(new Date(lastUsedAt)) : 'Never'),
  },
  {
    key: 'end',
    header: 'Valid Through',
    cell: ({ validThrough }) => (validThrough ? formatDay(validThrough, today()) : 'No end'),
  },
  { key: 'status', header: 'Status', cell: (key) => <KeyStatus apiKey={key} /> },
  { key: 'actions', header: 'Actions', cell: (key) => <Actions apiKey={key} acts={acts} /> },
];

const FACES = {
  ACTIVE: { tone: 'green', word: 'Active' },
  ENDS_SOON: { tone: 'amber', word: 'Ends soon' },
  EXPIRED: { tone: 'red', word: 'Expired' },
  REVOKED: { tone: 'grey', word: 'Revoked' },
} as const;

function KeyStatus({ apiKey }: { apiKey: ApiKey }) {
  const { tone, word } = FACES[apiKeyStatus(apiKey, today())];
  return <StatusBadge tone={tone}>{word}</StatusBadge>;
}

/** The number of addresses in a row. The row only counts the others; the edit form lists all of them. */
const MAX_NETWORKS = 2;

function Networks({ networks }: Pick<ApiKey, 'networks'>) {
  if (networks.length === 0) return 'Everywhere';
  return (
    <div>
      {networks.slice(0, MAX_NETWORKS).map((network) => (
        <div key={network}>
          <Code>{network}</Code>
        </div>
      ))}
      {networks.length > MAX_NETWORKS ? (
        <Text fz="sm" c="gray.7">
          and {networks.length - MAX_NETWORKS} more
        </Text>
      ) : null}
    </div>
  );
}

function Actions({ apiKey, acts }: { apiKey: ApiKey; acts: KeyActs }) {
  if (!apiKey.isActive) return '–';
  return (
    <Group gap={6} wrap="nowrap">
      <RowButton aria-label={`Edit ${apiKey.name}`} onClick={() => acts.onEdit(apiKey)}>
        Edit
      </RowButton>
      <RowButton c="red.9" aria-label={`Revoke ${apiKey.name}`} onClick={() => acts.onRevoke(apiKey)}>
        Revoke
      </RowButton>
    </Group>
  );
}
