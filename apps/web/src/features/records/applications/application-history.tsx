import { APPLICATION_MESSAGES } from '@job-alert/domain/application-messages';
import { changedBy } from '@job-alert/domain/approval';
import { Group, Text } from '@mantine/core';
import { InfoFallback } from '../../../components/info-fallback';
import { EmptyState } from '../../../components/states';
import { ActiveBadge } from '../../shared/approval-badge';
import { HistoryTimeline } from '../../shared/history-timeline';
import {
  type ManagedApplicationHistoryQuery,
  useManagedApplicationHistoryQuery,
} from './application-details.generated';

type Entry = NonNullable<ManagedApplicationHistoryQuery['application']>['history'][number];

/** Candidates answer offers and withdraw; the words say why an interview was cancelled. */
function actorOf({ kind, approval }: Entry): string | null {
  if (approval) return changedBy(approval);
  return kind === 'INTERVIEW_CANCELLED' ? null : 'Candidate';
}

/** Everything that has happened with an application, the oldest first. */
export function ApplicationHistory({ id }: { id: string }) {
  const { data, error, refetch } = useManagedApplicationHistoryQuery({
    variables: { id },
    fetchPolicy: 'network-only',
  });
  if (!data?.application) return <InfoFallback error={error} isGone={data?.application === null} onRetry={refetch} />;
  const { history, isActive } = data.application;
  if (history.length === 0) return <EmptyState text={APPLICATION_MESSAGES.noHistory} />;
  return (
    <>
      <Group gap="xs" mb="sm">
        <Text c="gray.7">Record Status</Text>
        <ActiveBadge isActive={isActive} />
      </Group>
      <HistoryTimeline items={history} by={actorOf} />
    </>
  );
}
