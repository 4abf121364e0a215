import { COMMON_MESSAGES } from '@job-alert/domain/portal/messages';
import { Skeleton, Stack } from '@mantine/core';
import { describeError } from '../lib/errors/describe-error';
import { EmptyState, ErrorState, type Retry } from './states';

/** Shown if a link's record has been deleted. */
const RECORD_GONE = 'This record no longer exists.';

export function RecordFallback({ error, isGone, onRetry }: { error: unknown; isGone?: boolean; onRetry: Retry }) {
  if (isGone) return <EmptyState text={RECORD_GONE} />;
  if (error) {
    return (
      <ErrorState text={describeError(error, { fallback: COMMON_MESSAGES.wentWrongTryAgainStop })} onRetry={onRetry} />
    );
  }
  return (
    <Stack gap="sm" role="status" aria-label="Loading...">
      {Array.from({ length: 7 }, (_, row) => (
        <Skeleton key={row} height={28} />
      ))}
    </Stack>
  );
}
