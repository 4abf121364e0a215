import { Group, Text } from '@mantine/core';
import { RecordFallback } from '../../../components/record-fallback';
import { ActiveBadge } from '../../shared/history/approval-badge';
import { History } from '../../shared/history/history';
import { useManagedApplicationHistoryQuery } from './application-details.generated';

export function ApplicationHistory({ id }: { id: string }) {
  const { data, error, refetch } = useManagedApplicationHistoryQuery({
    variables: { id },
    fetchPolicy: 'network-only',
  });
  if (!data?.application) return <RecordFallback error={error} isGone={data?.application === null} onRetry={refetch} />;
  return (
    <>
      <Group gap="xs" mb="sm">
        <Text c="gray.7">Record Status</Text>
        <ActiveBadge isActive={data.application.isActive} />
      </Group>
      <History role="admin" events={data.application.history} />
    </>
  );
}
