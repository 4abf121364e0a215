import { Button, Group, SimpleGrid, Skeleton } from '@mantine/core';
import { JOB_MESSAGES } from '@job-alert/domain/messages';
import { EmptyState, ErrorState } from '../../components/states';
import { OpenJobCard } from './open-job-card';
import type { OpenJobCardFragment } from './open-jobs.public.generated';
import { OpeningsSlider } from './openings-slider';

interface OpeningsListProps {
  /** Undefined while the first answer is on its way. */
  jobs: readonly OpenJobCardFragment[] | undefined;
  /** A sentence when the list could not be loaded. */
  failure: string | null;
  searched: boolean;
  applyPath: string;
  onRetry: () => void;
  onClearSearch: () => void;
}

/** The Current Openings: a slider for more than three, a grid otherwise, and its empty, no-result and error faces. */
export function OpeningsList({ jobs, failure, searched, applyPath, onRetry, onClearSearch }: OpeningsListProps) {
  if (failure) return <ErrorState text={failure} onRetry={onRetry} />;
  if (!jobs) return <OpeningsSkeleton />;
  if (jobs.length === 0 && searched) {
    return (
      <div role="alert">
        <EmptyState
          text={JOB_MESSAGES.noMatch}
          hint="Try fewer words or another city, or leave Experience empty."
          action={
            <Button variant="default" onClick={onClearSearch}>
              Clear the search
            </Button>
          }
        />
      </div>
    );
  }
  if (jobs.length === 0) {
    return <EmptyState text={JOB_MESSAGES.nonePosted} hint="New openings appear here once they are approved." />;
  }
  if (jobs.length > 3) return <OpeningsSlider jobs={jobs} applyPath={applyPath} />;
  return (
    <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="lg">
      {jobs.map((job) => (
        <OpenJobCard key={job.id} job={job} applyPath={applyPath} />
      ))}
    </SimpleGrid>
  );
}

function OpeningsSkeleton() {
  return (
    <Group grow aria-busy="true" aria-label="Loading the openings" role="status" preventGrowOverflow={false}>
      <Skeleton height={320} radius="lg" />
      <Skeleton height={320} radius="lg" visibleFrom="sm" />
      <Skeleton height={320} radius="lg" visibleFrom="lg" />
    </Group>
  );
}
