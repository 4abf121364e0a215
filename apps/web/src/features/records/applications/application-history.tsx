import { APPLICATION_STATUS_LABELS } from '@job-alert/domain/application-status';
import { changedBy } from '@job-alert/domain/approval';
import { formatTimestamp } from '@job-alert/domain/calendar';
import { APPLICATION_MESSAGES } from '@job-alert/domain/application-messages';
import { Stack } from '@mantine/core';
import { ActiveBadge, ApprovalBadge } from '../../shared/approval-badge';
import { InfoFallback } from '../../../components/info-fallback';
import { ApplicationStatusBadge } from '../../shared/application-status-badge';
import { type Column, DataTable } from '../../../components/data-table';
import { RejectionWords } from '../../shared/rejection-words';
import { EmptyState } from '../../../components/states';
import {
  type ManagedApplicationHistoryQuery,
  useManagedApplicationHistoryQuery,
} from './application-details.generated';

type Application = NonNullable<ManagedApplicationHistoryQuery['application']>;
type Entry = Application['approvals'][number];

/** Where the request stands, and why it was rejected. */
function Decided({ entry: { state, reason, note } }: { entry: Entry }) {
  return (
    <Stack gap={4} align="flex-start">
      <ApprovalBadge state={state} />
      <RejectionWords reason={reason} note={note} />
    </Stack>
  );
}

const columnsOf = ({ isActive }: Application): Column<Entry>[] => [
  {
    key: 'at',
    header: 'Timestamp',
    cell: ({ decidedAt, requestedAt }) => formatTimestamp(new Date(decidedAt ?? requestedAt)),
  },
  {
    key: 'status',
    header: 'Status',
    cell: ({ resultingStatus }) => <ApplicationStatusBadge status={resultingStatus} />,
  },
  {
    key: 'proposed',
    header: 'Proposed Status',
    cell: ({ proposedStatus }) => proposedStatus && APPLICATION_STATUS_LABELS[proposedStatus],
  },
  { key: 'approval', header: 'Admin Approval Status', cell: (entry) => <Decided entry={entry} /> },
  { key: 'record', header: 'Record Status', cell: () => <ActiveBadge isActive={isActive} /> },
  { key: 'by', header: 'Changed By', cell: changedBy },
  { key: 'feedback', header: 'Feedback', cell: ({ feedback }) => feedback ?? '–' },
  { key: 'words', header: 'What Happened', cell: ({ inWords }) => inWords },
];

/** Every step of an application, the oldest first. */
export function ApplicationHistory({ id }: { id: string }) {
  const { data, error, refetch } = useManagedApplicationHistoryQuery({
    variables: { id },
    fetchPolicy: 'network-only',
  });
  if (!data?.application) return <InfoFallback error={error} isGone={data?.application === null} onRetry={refetch} />;
  const { application } = data;
  if (application.approvals.length === 0) return <EmptyState text={APPLICATION_MESSAGES.noHistory} />;
  return (
    <DataTable
      caption="Application History"
      columns={columnsOf(application)}
      rows={application.approvals}
      rowKey={(entry) => entry.id}
    />
  );
}
