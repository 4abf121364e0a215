import { Button, Skeleton, Stack } from '@mantine/core';
import { Link } from 'react-router-dom';
import { PageMeta } from '../../components/page-meta';
import { EmptyState } from '../../components/states';
import { paths } from '../../config/paths';
import { usePageStatus } from '../../lib/page-status';

/** The job does not exist, or takes no applications any more. */
export function JobGone() {
  usePageStatus(410);
  return (
    <>
      <PageMeta title="Opening not available" />
      <EmptyState
        text="This opening is no longer available."
        hint="It may have been filled, or its last day for applying has passed."
        action={
          <Button component={Link} to={paths.openings}>
            See current openings
          </Button>
        }
      />
    </>
  );
}

/** The shape of a job that is on its way. */
export function OpenJobSkeleton() {
  return (
    <Stack role="status" aria-label="Loading the job" gap="md" mt="lg">
      <Skeleton height={20} width={160} />
      <Skeleton height={44} width="60%" />
      <Skeleton height={320} mt="lg" radius="lg" />
    </Stack>
  );
}
