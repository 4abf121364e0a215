import { Button, SegmentedControl, SimpleGrid, Skeleton, Title } from '@mantine/core';
import { COMMON_MESSAGES, JOB_MESSAGES } from '@job-alert/domain/messages';
import { Banner } from '../../components/banner';
import { EmptyList } from '../../components/empty-list';
import { Results } from '../../components/list/results';
import { Pager } from '../../components/pager';
import { Screen } from '../../components/screen';
import { EmptyState, ErrorState } from '../../components/states';
import { useRowFocus } from '../../lib/use-row-focus';
import classes from './explorer.module.css';
import { AlertLink } from './alert-link';
import { ApplyAsked } from './apply-asked';
import { ExplorerCard } from './explorer-card';
import { ALL_OPENINGS } from './openings-address';
import { openingsCount } from './openings-count';
import { OpeningsSearch } from './openings-search';
import { useExplorer } from './use-explorer';

const grid = { cols: { base: 1, sm: 2, lg: 3 }, spacing: 'lg' } as const;

/** Job Explorer: the candidate searches the openings and applies. */
export function Explorer() {
  const explorer = useExplorer();
  useRowFocus(explorer.jobs !== undefined);

  return (
    <Screen title="Find Your Dream Job" lead="Search the current openings and apply with your profile.">
      <div className={classes.search}>
        <OpeningsSearch initial={explorer.filters} busy={explorer.searching} onSearch={explorer.search} />
      </div>
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
      <ApplyAsked applying={explorer} />
    </Screen>
  );
}

/** What becomes of the search beside its list: an alert, and another order. */
function ListTools({ explorer }: { explorer: ReturnType<typeof useExplorer> }) {
  const { filters, searched, hasSkills, isByMatch, sort } = explorer;
  const label = searched ? 'Email me new openings like this' : 'Email me new openings';
  return (
    <div className={classes.tools}>
      <AlertLink asked={{ ...ALL_OPENINGS, ...filters }} label={label} isWide />
      {hasSkills ? (
        <SegmentedControl
          aria-label="Sort by"
          size="md"
          className={classes.sort}
          data={[
            { value: '', label: filters.title ? 'Most relevant' : 'Newest' },
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
  if (jobs.length === 0 && explorer.searched) {
    return (
      <div role="alert">
        <EmptyState
          text={JOB_MESSAGES.noMatch}
          hint="Try fewer words or another city, or leave Experience empty."
          action={
            <Button variant="default" onClick={explorer.clear}>
              Clear the search
            </Button>
          }
        />
      </div>
    );
  }
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

function ExplorerSkeleton() {
  return (
    <SimpleGrid {...grid} role="status" aria-busy="true" aria-label="Loading the openings">
      <Skeleton height={400} radius="lg" />
      <Skeleton height={400} radius="lg" visibleFrom="sm" />
      <Skeleton height={400} radius="lg" visibleFrom="lg" />
    </SimpleGrid>
  );
}
