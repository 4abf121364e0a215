import { apiScopeToEdge } from '@job-alert/domain/api-scopes';
import { formatDate, formatDateAndTime } from '@job-alert/domain/calendar';
import { Button, Code, Group } from '@mantine/core';
import type { Column } from '../../components/data-table';
import { StatusBadge } from '../../components/status-badge';
import type { ApiKeyFragment as ApiKey } from './api-keys.generated';

/** The columns of the keys. */
export const apiKeyColumns = (onRevoke: (key: ApiKey) => void): Column<ApiKey>[] => [
  { key: 'name', header: 'Name', cell: ({ name }) => <strong>{name}</strong> },
  {
    key: 'scopes',
    header: 'Scopes',
    cell: ({ scopes }) => (
      <Group gap={6}>
        {scopes.map((scope) => (
          <Code key={scope}>{apiScopeToEdge(scope)}</Code>
        ))}
      </Group>
    ),
  },
  { key: 'created', header: 'Created', cell: ({ createdAt }) => formatDate(new Date(createdAt)) },
  {
    key: 'used',
    header: 'Last Use',
    cell: ({ lastUsedAt }) => (lastUsedAt ? formatDateAndTime(new Date(lastUsedAt)) : 'Never'),
  },
  {
    key: 'status',
    header: 'Status',
    cell: ({ isActive }) => (
      <StatusBadge tone={isActive ? 'green' : 'grey'}>{isActive ? 'Active' : 'Revoked'}</StatusBadge>
    ),
  },
  {
    key: 'actions',
    header: 'Actions',
    cell: (key) =>
      key.isActive ? (
        <Button
          size="compact-sm"
          variant="default"
          radius="sm"
          c="red.9"
          aria-label={`Revoke ${key.name}`}
          onClick={() => onRevoke(key)}
        >
          Revoke
        </Button>
      ) : (
        '–'
      ),
  },
];
