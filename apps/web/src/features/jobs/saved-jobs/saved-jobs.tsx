import { SAVED_JOB_MESSAGES } from '@job-alert/domain/jobs/saved-job';
import { Button, SimpleGrid } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { toViewerListResult } from '../../../components/list/list-result';
import { ListScreen } from '../../../components/list/list-screen';
import { useList } from '../../../components/list/use-list';
import { useBanner } from '../../../components/use-banner';
import { paths } from '../../../config/paths';
import { describeError } from '../../../lib/errors/describe-error';
import explorer from '../explorer/job-explorer.module.css';
import { JobAlerts } from '../job-alerts/job-alerts';
import { SavedJobCard } from './saved-job-card';
import { useSavedJobsQuery } from './saved-jobs.generated';
import { useMergedJobIds, useSeedSavedJobs } from './saved-jobs-store';

const definition = { filters: {}, pageSize: 24 };

/** The jobs that the candidate saved for later. A removed card remains until the screen is opened again. */
export function SavedJobs() {
  const list = useList(definition);
  const banner = useBanner();
  const query = useSavedJobsQuery({
    variables: list.position,
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  const { data, error, refetch } = query;
  useSeedSavedJobs(data?.viewer);
  const mergedIds = useMergedJobIds();
  const lastMergedIds = useRef(mergedIds);
  useEffect(() => {
    // Jobs saved before the login may have been uploaded after the list was loaded.
    if (mergedIds.size > lastMergedIds.current.size) void refetch().catch(() => undefined);
    lastMergedIds.current = mergedIds;
  }, [mergedIds, refetch]);

  return (
    <ListScreen
      title="Saved Jobs"
      lead="The openings you saved for later, and the searches we email you about."
      recordsName="saved jobs"
      list={list}
      result={toViewerListResult(query, 'savedJobs')}
      banner={banner}
      errorText={describeError(error, { fallback: 'Your saved jobs could not be loaded.' })}
      empty={{
        text: SAVED_JOB_MESSAGES.none,
        hint: 'Click the heart on an opening to save it here.',
        action: (
          <Button component={Link} to={paths.openings} mt="sm">
            See current openings
          </Button>
        ),
      }}
      rows={(jobs) => (
        <SimpleGrid
          cols={{ base: 1, sm: 2, lg: 3 }}
          spacing="lg"
          component="ul"
          className={explorer.list}
          aria-label="Saved jobs"
        >
          {jobs.map((saved) => (
            <li key={saved.id} data-row-key={saved.id}>
              <SavedJobCard saved={saved} />
            </li>
          ))}
        </SimpleGrid>
      )}
    >
      {data?.viewer ? <JobAlerts alerts={data.viewer.jobAlerts ?? []} /> : null}
    </ListScreen>
  );
}
