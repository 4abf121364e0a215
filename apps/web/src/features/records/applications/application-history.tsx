import { APPLICATION_STATUS_COLOURS, APPLICATION_STATUS_LABELS } from '@job-alert/domain/application-status';
import { formatTimestamp } from '@job-alert/domain/calendar';
import { APPLICATION_MESSAGES } from '@job-alert/domain/messages';
import { Stack } from '@mantine/core';
import { ActiveBadge, ApprovalBadge } from '../list/approval-badge';
import { InfoFallback } from '../list/info-modal';
import { type Column, DataTable } from '../../../components/data-table';
import { RejectionWords } from '../../../components/rejection-words';
import { EmptyState } from '../../../components/states';
import { StatusBadge } from '../../../components/status-badge';
import {
  type ManagedApplicationHistoryQuery,
  useManagedApplicationHistoryQuery,
} from './application-details.generated';

type Entry = ManagedApplicationHistoryQuery['application']['history'][number];

/** Where the request stands, and why it was rejected. */
function Decided({ entry: { approvalState, reason, note } }: { entry: Entry }) {
  return (
    <Stack gap={4} align="flex-start">
      <ApprovalBadge state={approvalState} />
      <RejectionWords reason={reason} note={note} />
    </Stack>
  );
}

const columns: Column<Entry>[] = [
  { key: 'at', header: 'Timestamp', cell: ({ at }) => formatTimestamp(new Date(at)) },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status }) => (
      <StatusBadge tone={APPLICATION_STATUS_COLOURS[status]}>{APPLICATION_STATUS_LABELS[status]}</StatusBadge>
    ),
  },
  { key: 'proposed', header: 'Proposed Status', cell: (entry) => APPLICATION_STATUS_LABELS[entry.proposedStatus] },
  { key: 'approval', header: 'Admin Approval Status', cell: (entry) => <Decided entry={entry} /> },
  { key: 'record', header: 'Record Status', cell: ({ isActive }) => <ActiveBadge isActive={isActive} /> },
  { key: 'by', header: 'Changed By', cell: ({ changedBy }) => changedBy },
  { key: 'feedback', header: 'Feedback', cell: ({ feedback }) => feedback ?? '–' },
];

/** Every step of an application, the oldest first. */
export function ApplicationHistory({ id }: { id: string }) {
  const { data, error, refetch } = useManagedApplicationHistoryQuery({
    variables: { id },
    fetchPolicy: 'network-only',
  });
  if (!data) return <InfoFallback error={error} onRetry={() => void refetch().catch(() => undefined)} />;
  const { history } = data.application;
  if (history.length === 0) return <EmptyState text={APPLICATION_MESSAGES.noHistory} />;
  return <DataTable caption="Application History" columns={columns} rows={history} rowKey={(entry) => entry.id} />;
}
