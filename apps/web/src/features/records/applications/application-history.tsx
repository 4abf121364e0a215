import { APPLICATION_STATUS_LABELS } from '@job-alert/domain/application-status';
import { changedBy } from '@job-alert/domain/approval';
import { formatTimestamp } from '@job-alert/domain/calendar';
import { APPLICATION_MESSAGES } from '@job-alert/domain/application-messages';
import { Stack } from '@mantine/core';
import { ActiveBadge, ApprovalBadge } from '../../shared/approval-badge';
import { InfoFallback } from '../../../components/info-fallback';
import { ApplicationStatusBadge } from '../../shared/application-status-badge';
import { HistoryEventBadge } from '../../shared/history-event-badge';
import { type Column, DataTable } from '../../../components/data-table';
import { RejectionWords } from '../../shared/rejection-words';
import { EmptyState } from '../../../components/states';
import {
  type ManagedApplicationHistoryQuery,
  useManagedApplicationHistoryQuery,
} from './application-details.generated';

type Application = NonNullable<ManagedApplicationHistoryQuery['application']>;
type Entry = Application['history'][number];

/** Where the request stands, and why it was rejected. */
function Decided({ entry: { approval } }: { entry: Entry }) {
  if (!approval) return '–';
  return (
    <Stack gap={4} align="flex-start">
      <ApprovalBadge state={approval.state} />
      <RejectionWords reason={approval.reason} note={approval.note} />
    </Stack>
  );
}

/** Candidates answer offers and withdraw; the words say why an interview was cancelled. */
function actorOf({ kind, approval }: Entry): string {
  if (approval) return changedBy(approval);
  return kind === 'INTERVIEW_CANCELLED' ? '–' : 'Candidate';
}

const columnsOf = ({ isActive }: Application): Column<Entry>[] => [
  { key: 'at', header: 'Timestamp', cell: ({ at }) => formatTimestamp(new Date(at)) },
  {
    key: 'status',
    header: 'Status',
    cell: ({ kind, approval }) =>
      approval ? <ApplicationStatusBadge status={approval.resultingStatus} /> : <HistoryEventBadge kind={kind} />,
  },
  {
    key: 'proposed',
    header: 'Proposed Status',
    cell: ({ approval }) => (approval?.proposedStatus ? APPLICATION_STATUS_LABELS[approval.proposedStatus] : '–'),
  },
  { key: 'approval', header: 'Admin Approval Status', cell: (entry) => <Decided entry={entry} /> },
  { key: 'record', header: 'Record Status', cell: () => <ActiveBadge isActive={isActive} /> },
  { key: 'by', header: 'Changed By', cell: actorOf },
  { key: 'feedback', header: 'Feedback', cell: ({ approval }) => approval?.feedback ?? '–' },
  { key: 'words', header: 'What Happened', cell: ({ inWords }) => inWords },
];

/** Everything that has happened with an application, the oldest first. */
export function ApplicationHistory({ id }: { id: string }) {
  const { data, error, refetch } = useManagedApplicationHistoryQuery({
    variables: { id },
    fetchPolicy: 'network-only',
  });
  if (!data?.application) return <InfoFallback error={error} isGone={data?.application === null} onRetry={refetch} />;
  const { application } = data;
  if (application.history.length === 0) return <EmptyState text={APPLICATION_MESSAGES.noHistory} />;
  return (
    <DataTable
      caption="Application History"
      columns={columnsOf(application)}
      rows={application.history}
      rowKey={(entry) => entry.id}
    />
  );
}
