import { useQuery } from '@apollo/client/react';
import { COMMON_MESSAGES, JOB_MESSAGES } from '@job-alert/domain/messages';
import { SegmentedControl, SimpleGrid, Skeleton, Title } from '@mantine/core';
import { Banner } from '../../components/banner';
import { EmptyList } from '../../components/empty-list';
import { Results } from '../../components/list/results';
import { Pager } from '../../components/pager';
import { Screen } from '../../components/screen';
import { EmptyState, ErrorState } from '../../components/states';
import { useRowFocus } from '../../lib/use-row-focus';
import { openingsCount } from '../shared/openings-count';
import { OpenJobCountsDocument } from '../shared/openings-count.public.generated';
import { AlertLink } from './alert-link';
import { ApplyQuestionsDialog } from './apply-questions-dialog';
import classes from './explorer.module.css';
import { ExplorerCard } from './explorer-card';
import { nearFilters } from './near-searches';
import { FilterChips } from './filter-chips';
import { NoResults } from './no-results';
import { JobSearchForm } from './job-search-form';
import { useExplorer } from './use-explorer';

const grid = { cols: { base: 1, sm: 2, lg: 3 }, spacing: 'lg' } as const;

/** Job Explorer: the candidate searches the openings and applies. */
export function Explorer() {
  const explorer = useExplorer();
  useRowFocus(explorer.jobs !== undefined);

  return (
    <Screen title="Find Your Dream Job" lead="Search the current openings and apply with your profile.">
      <div className={classes.search}>
        <JobSearchForm initial={explorer.asked} busy={explorer.searching} onSearch={explorer.search} />
      </div>
      <FilterChips asked={explorer.asked} to={explorer.to} />
      <Banner message={explorer.banner.message} floating />
      <Results search={explorer.key} busy={explorer.loading}>
        {explorer.totalCount === undefined ? null : (
          <Title order={2} className={classes.total}>
            {openingsCount(explorer.totalCount)}
          </Title>
        )}
        <ListTools explorer={explorer} />
        <Jobs explorer={explorer} />
      </Results>
      <ApplyQuestionsDialog applying={explorer} />
    </Screen>
  );
}

/** What becomes of the search beside its list: an alert, and another order. */
function ListTools({ explorer }: { explorer: ReturnType<typeof useExplorer> }) {
  const { asked, searched, hasSkills, isByMatch, sort } = explorer;
  const label = searched ? 'Email me new openings like this' : 'Email me new openings';
  return (
    <div className={classes.tools}>
      <AlertLink asked={asked} label={label} />
      {hasSkills ? (
        <SegmentedControl
          aria-label="Sort by"
          size="md"
          className={classes.sort}
          data={[
            { value: '', label: asked.title ? 'Most relevant' : 'Newest' },
            { value: 'match', label: 'Best match' },
          ]}
          value={isByMatch ? 'match' : ''}
          onChange={(by) => sort(by === 'match' ? by : '')}
        />
      ) : null}
    </div>
  );
}

function Jobs({ explorer }: { explorer: ReturnType<typeof useExplorer> }) {
  const { jobs } = explorer;
  if (explorer.failed) {
    return <ErrorState text={COMMON_MESSAGES.wentWrongTryAgainStop} onRetry={explorer.retry} />;
  }
  if (!jobs) return <ExplorerSkeleton />;
  if (jobs.length === 0 && explorer.page > 1) {
    const { page, goTo } = explorer;
    return <EmptyList text={JOB_MESSAGES.none} hint="" page={page} onFirstPage={() => goTo(1)} />;
  }
  if (jobs.length === 0 && explorer.searched) return <ExplorerNone explorer={explorer} />;
  if (jobs.length === 0) {
    return <EmptyState text={JOB_MESSAGES.none} hint="New openings appear here once they are approved." />;
  }
  return (
    <>
      <SimpleGrid {...grid} component="ul" className={classes.list} aria-label="Openings" aria-busy={explorer.loading}>
        {jobs.map((job) => (
          <li key={job.id} data-row-key={job.id}>
            <ExplorerCard job={job} button={explorer.buttonOf(job.id)} onApply={() => explorer.apply(job)} />
          </li>
        ))}
      </SimpleGrid>
      <Pager page={explorer.page} hasNextPage={explorer.hasNextPage} onChange={explorer.goTo} />
    </>
  );
}

function ExplorerNone({ explorer }: { explorer: ReturnType<typeof useExplorer> }) {
  const { asked, to, clear } = explorer;
  const { data } = useQuery(OpenJobCountsDocument, { variables: { filters: nearFilters(asked) } });
  return <NoResults asked={asked} counts={data?.openJobCounts} to={to} onClear={clear} />;
}

function ExplorerSkeleton() {
  return (
    <SimpleGrid {...grid} role="status" aria-busy="true" aria-label="Loading the openings">
      <Skeleton height={400} radius="lg" />
      <Skeleton height={400} radius="lg" visibleFrom="sm" />
      <Skeleton height={400} radius="lg" visibleFrom="lg" />
    </SimpleGrid>
  );
}
