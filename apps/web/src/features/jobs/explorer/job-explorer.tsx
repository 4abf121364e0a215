import { useApolloClient } from '@apollo/client/react';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { formatMatch } from '@job-alert/domain/applications/skill-match';
import { ACCOUNT_MESSAGES, JOB_MESSAGES } from '@job-alert/domain/portal/messages';
import { SimpleGrid, Skeleton } from '@mantine/core';
import { IconSchool } from '@tabler/icons-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Banner } from '../../../components/banner';
import { PendingButton } from '../../../components/buttons/pending-button';
import { Screen } from '../../../components/screen';
import { StatusBadge } from '../../../components/status-badge';
import { useAsyncAction } from '../../../lib/forms/use-async-action';
import { type Loaded, load } from '../../../lib/public-data/loaded';
import { useSaveScrollPosition } from '../../../lib/scroll-restoration';
import { readToken } from '../../../lib/session/session-storage';
import { useRowFocus } from '../../../lib/use-row-focus';
import { OpenJobCountsDocument } from '../../shared/jobs/openings-count.public.generated';
import { ApplyQuestionsDialog } from '../apply/apply-questions-dialog';
import { type ApplyButton, applyButton, applyLabel } from '../apply/apply-state';
import { useApply } from '../apply/use-apply';
import { experienceFact, locationFact, salaryFact, skillsFact } from '../job-card/job-facts';
import { JobResultCard, workModeFact } from '../job-card/job-result-card';
import { JobSearchForm } from '../job-search/job-search-form';
import { parseSearchParams } from '../job-search/job-search-params';
import { JobSearchResults } from '../job-search/job-search-results';
import { type JobSearchData, loadResults } from '../job-search/load-job-search';
import type { SearchFormValues } from '../job-search/search-form-values';
import { useJobSearch } from '../job-search/use-job-search';
import { useSeedSavedJobs } from '../saved-jobs/saved-jobs-store';
import {
  ExploreJobsDocument,
  type ExploreJobsQuery,
  type ExplorerJobFragment,
  FurtherExplorerJobsDocument,
  useApplyToJobMutation,
} from './job-explorer.generated';
import classes from './job-explorer.module.css';

/** The Job Explorer, where a candidate searches the openings and applies. */
export function JobExplorer() {
  const jobSearch = useJobSearch(useExplorerResults());
  const { search, results, failure, isSearching, banner } = jobSearch;
  const { nodes, viewer } = { nodes: results?.data.openJobs.nodes, viewer: results?.data.viewer };
  const [applyToJob] = useApplyToJobMutation();
  const { buttonOverrides, apply, ...questions } = useApply(banner, async (application) => {
    const { data } = await applyToJob({ variables: application });
    return data?.applyToJob.application.appliedAt;
  });
  useSaveScrollPosition(results !== null);
  useRowFocus(results !== null);
  useSeedSavedJobs(viewer);
  const applied = new Map(viewer?.appliedJobs?.map((last) => [last.job.id, last]));
  // `match` is null for candidates without skills in their profile.
  const hasMatch = search.sort === 'match' || nodes?.some(({ match }) => match !== null) === true;

  function submit(values: SearchFormValues) {
    if (readToken() === null) banner.show('error', ACCOUNT_MESSAGES.notSignedIn, 3000);
    else void jobSearch.submit(values);
  }

  return (
    <Screen title="Find Your Dream Job" lead="Search the current openings and apply with your profile.">
      <div className={classes.search}>
        <JobSearchForm initial={search} busy={isSearching} onSearch={submit} />
      </div>
      <ApplyQuestionsDialog applying={questions} candidate={viewer?.candidate} />
      <Banner message={banner.message} isFloating />
      {results || failure ? (
        <JobSearchResults
          jobSearch={jobSearch}
          emptyText={JOB_MESSAGES.none}
          hasMatch={hasMatch}
          renderCard={(job) => (
            <ExplorerCard
              job={job}
              button={buttonOverrides.get(job.id) ?? applyButton(applied.get(job.id))}
              onApply={() => apply(job)}
            />
          )}
        />
      ) : (
        <SimpleGrid
          cols={{ base: 1, sm: 2 }}
          spacing="lg"
          role="status"
          aria-busy="true"
          aria-label="Loading the openings"
        >
          <Skeleton height={400} radius="lg" />
          <Skeleton height={400} radius="lg" visibleFrom="sm" />
        </SimpleGrid>
      )}
    </Screen>
  );
}

interface ExplorerCardProps {
  job: ExplorerJobFragment;
  button: ApplyButton;
  onApply: () => Promise<void>;
}

function ExplorerCard({ job, button, onApply }: ExplorerCardProps) {
  const { isPending, run } = useAsyncAction();
  const label = applyLabel(button);
  return (
    <JobResultCard
      job={job}
      facts={[
        experienceFact(job),
        salaryFact(job),
        locationFact(job),
        workModeFact(job),
        [IconSchool, 'Qualification', job.minimumQualification],
        skillsFact(job),
      ]}
      action={
        <PendingButton
          fullWidth
          className={classes.action}
          disabled={button.kind !== 'OPEN'}
          isPending={isPending}
          pendingText="Applying..."
          onClick={() => void run(onApply)}
          aria-label={`${isPending ? 'Applying...' : label}: ${job.title}`}
        >
          {label}
        </PendingButton>
      }
    >
      {job.match && job.match.matched > 0 ? (
        <div>
          <StatusBadge tone="grey">{formatMatch(job.match)}</StatusBadge>
        </div>
      ) : null}
      <p className={classes.description}>{job.description}</p>
    </JobResultCard>
  );
}

type ExplorerResults = ExploreJobsQuery & Pick<JobSearchData, 'nearCounts'>;

/** Returns the results of the URL's search and the candidate's applications. Loads both on each visit, because both can change elsewhere. */
function useExplorerResults() {
  const client = useApolloClient();
  const { search: query } = useLocation();
  const [response, setResponse] = useState<(Loaded<ExplorerResults> & { query: string }) | null>(null);
  const [isLoading, setLoading] = useState(true);
  const latest = useRef(0);

  const reload = useCallback(async () => {
    latest.current += 1;
    const request = latest.current;
    setLoading(true);
    async function execute<Data, Variables extends Record<string, unknown>>(
      document: TypedDocumentNode<Data, Variables>,
      variables: Variables,
    ): Promise<Data> {
      const { data } = await client.query<Data>({ query: document, variables, fetchPolicy: 'no-cache' });
      return data as Data;
    }
    const loaded = await load(
      loadResults<ExplorerResults>(parseSearchParams(new URLSearchParams(query)), {
        first: (variables) => execute(ExploreJobsDocument, variables),
        further: (variables) => execute(FurtherExplorerJobsDocument, variables),
        counts: (filters) => execute(OpenJobCountsDocument, { filters }),
      }),
    );
    if (request !== latest.current) return;
    setResponse({ ...loaded, query });
    setLoading(false);
  }, [client, query]);
  useEffect(() => void reload(), [reload]);

  const current = response?.query === query ? response : null;
  return {
    data: current?.data ?? null,
    failure: current?.failure ?? null,
    loading: isLoading || current === null,
    reload,
  };
}
