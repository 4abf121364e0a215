import { Button, SimpleGrid, Skeleton } from '@mantine/core';
import { IconHeart } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { SAVED_JOB_MESSAGES } from '@job-alert/domain/saved-job';
import { Screen } from '../../components/screen';
import { EmptyState, ErrorState } from '../../components/states';
import { paths } from '../../config/paths';
import { describeError } from '../../lib/errors/describe-error';
import explorer from './explorer.module.css';
import { JobAlerts } from './job-alerts';
import { SavedJobCard } from './saved-job-card';
import { useSavedJobsQuery } from './saved-jobs.generated';
import { useBroughtJobs, useLearntJobs } from './saved-jobs-store';

const grid = { cols: { base: 1, sm: 2, lg: 3 }, spacing: 'lg' } as const;

/** What the candidate has saved for later. A card whose heart is taken back stays until the screen is opened again. */
export function SavedJobs() {
  const { data, error, refetch } = useSavedJobsQuery({ fetchPolicy: 'network-only' });
  const jobs = data?.viewer?.savedJobs?.nodes;
  useLearntJobs(data?.viewer);
  const brought = useBroughtJobs();
  const first = useRef(brought);
  useEffect(() => {
    // What was saved before the login may have come to the account after the list was read.
    if (brought.size > first.current.size) void refetch().catch(() => undefined);
    first.current = brought;
  }, [brought, refetch]);

  return (
    <Screen title="Saved Jobs" lead="The openings you saved for later, and the searches we email you about.">
      {error && !jobs ? (
        <ErrorState
          text={describeError(error, { fallback: 'Your saved jobs could not be loaded.' })}
          onRetry={refetch}
        />
      ) : null}
      {error || jobs ? null : (
        <SimpleGrid {...grid} role="status" aria-busy="true" aria-label="Loading your saved jobs">
          <Skeleton height={280} radius="lg" />
          <Skeleton height={280} radius="lg" visibleFrom="sm" />
          <Skeleton height={280} radius="lg" visibleFrom="lg" />
        </SimpleGrid>
      )}
      {jobs?.length === 0 ? (
        <EmptyState
          icon={<IconHeart size={32} stroke={1.5} />}
          text={SAVED_JOB_MESSAGES.none}
          hint="Click the heart on an opening to save it here."
          action={
            <Button component={Link} to={paths.openings} mt="sm">
              See current openings
            </Button>
          }
        />
      ) : null}
      {jobs && jobs.length > 0 ? (
        <SimpleGrid {...grid} component="ul" className={explorer.list} aria-label="Saved jobs">
          {jobs.map((saved) => (
            <li key={saved.id}>
              <SavedJobCard saved={saved} />
            </li>
          ))}
        </SimpleGrid>
      ) : null}
      {data?.viewer ? <JobAlerts alerts={data.viewer.jobAlerts ?? []} /> : null}
    </Screen>
  );
}
