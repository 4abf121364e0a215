import { Button, Group, SimpleGrid, Skeleton, Text } from '@mantine/core';
import { JOB_MESSAGES } from '@job-alert/domain/messages';
import { useEffect, useRef } from 'react';
import { EmptyState, ErrorState } from '../../components/states';
import { OpenJobCard } from './open-job-card';
import type { OpenJobCardFragment } from './open-jobs.public.generated';
import { OpeningsSlider } from './openings-slider';
import type { MoreOpenings } from './use-openings';

interface OpeningsListProps {
  /** Undefined while the first answer is on its way. */
  jobs: readonly OpenJobCardFragment[] | undefined;
  /** What Load More has brought last: how many openings, from which place in the list. */
  more: MoreOpenings | null;
  /** A sentence when the list could not be loaded. */
  failure: string | null;
  searched: boolean;
  applyPath: string;
  onRetry: () => void;
  onClearSearch: () => void;
}

/** The Current Openings: a slider for more than three, a grid otherwise, and its empty, no-result and error faces. */
export function OpeningsList({ jobs, more, failure, searched, applyPath, onRetry, onClearSearch }: OpeningsListProps) {
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
  return <FoundOpenings jobs={jobs} more={more} applyPath={applyPath} />;
}

/** The list itself. The focus goes to the first opening that Load More has brought, which comes into view with it. */
function FoundOpenings({
  jobs,
  more,
  applyPath,
}: Pick<OpeningsListProps, 'more' | 'applyPath'> & { jobs: readonly OpenJobCardFragment[] }) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const card = more ? list.current?.querySelectorAll('article').item(more.from) : undefined;
    if (!card) return;
    const place = card.closest('li') ?? card;
    place.inert = false;
    place.scrollIntoView({ block: 'nearest', inline: 'start', behavior: 'instant' });
    card.querySelector('a')?.focus({ preventScroll: true });
  }, [more]);

  const note = (
    <Text role="status" c="gray.7" fw={600}>
      {more ? `${more.count} more ${more.count === 1 ? 'opening' : 'openings'}` : null}
    </Text>
  );
  return (
    <div ref={list}>
      {jobs.length > 3 ? (
        <OpeningsSlider jobs={jobs} applyPath={applyPath} note={note} />
      ) : (
        <>
          {note}
          <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="lg">
            {jobs.map((job) => (
              <OpenJobCard key={job.id} job={job} applyPath={applyPath} />
            ))}
          </SimpleGrid>
        </>
      )}
    </div>
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
