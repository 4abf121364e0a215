import { formatDate, formatDateAndTime, formatDay } from '@job-alert/domain/india/calendar';
import { apiKeyStatus, apiScopeToWire } from '@job-alert/domain/integrations/api-scopes';
import { Code, Group, Text } from '@mantine/core';
import { RowButton } from '../../components/list/row-actions';
import { StatusBadge } from '../../components/status-badge';
import type { Column } from '../../components/table/data-table';
import { today } from '../../lib/today';
import type { ApiKeyFragment as ApiKey } from './api-keys.generated';

interface KeyActs {
  onEdit: (key: ApiKey) => void;
  onRevoke: (key: ApiKey) => void;
}

export const apiKeyColumns = (acts: KeyActs): Column<ApiKey>[] => [
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
