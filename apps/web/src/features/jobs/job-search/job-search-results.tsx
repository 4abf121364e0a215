import { TOTAL_COUNT_CAP } from '@job-alert/domain/lists/paging';
import { Button, VisuallyHidden } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconX } from '@tabler/icons-react';
import { Fragment, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { pluralizeCount } from '../../../components/list/pluralize-count';
import { EmptyState } from '../../../components/states';
import { formatNumber } from '../../../lib/format/format';
import { focusHeading } from '../../../lib/scroll-to-section';
import { openingsCount } from '../../shared/jobs/openings-count';
import { AlertLink } from '../job-alerts/alert-link';
import { JobSearchError } from './job-search-error';
import { filterPanelId, JobSearchFilters } from './job-search-filters';
import {
  activeFilters,
  type JobSearchState,
  type JobSort,
  listKey,
  MAX_RESULTS,
  PAGE_SIZE,
  withoutFilters,
} from './job-search-params';
import classes from './job-search-results.module.css';
import type { JobSearchData } from './load-job-search';
import { NoResults } from './no-results';
import type { JobResultFragment } from './open-jobs.public.generated';
import { resultsId, searchKey } from './search-form-values';
import { SearchLink } from './search-link';
import type { MoreJobs, SearchResults, useJobSearch } from './use-job-search';

interface JobSearchResultsProps<Job extends JobResultFragment> {
  jobSearch: ReturnType<typeof useJobSearch<JobSearchData<Job>>>;
  renderCard: (job: Job) => ReactNode;
  /** The text if there are no openings at all. */
  emptyText: string;
  /** True if the list can be sorted by the match with the candidate's skills. */
  hasMatch?: boolean;
}

/** The openings of a search with their number, order and filters. */
export function JobSearchResults<Job extends JobResultFragment>(props: JobSearchResultsProps<Job>) {
  const { results, failure, reload } = props.jobSearch;
  const error = failure ? (
    <JobSearchError failure={failure} hasOlderResults={results !== null} onRetry={reload} />
  ) : null;
  if (!results) return error;
  if (results.data.openJobs.nodes.length > 0 || activeFilters(results.search).length > 0) {
    return <Results {...props} results={results} error={error} />;
  }
  return (
    <>
      {error}
      <EmptyState text={props.emptyText} hint="New openings appear here once they are approved." />
    </>
  );
}

interface ResultsProps<Job extends JobResultFragment> extends JobSearchResultsProps<Job> {
  results: SearchResults<JobSearchData<Job>>;
  error: ReactNode;
}

function Results<Job extends JobResultFragment>({
  jobSearch,
  results,
  error,
  renderCard,
  hasMatch,
}: ResultsProps<Job>) {
  const { search, loading } = jobSearch;
  const { openJobs, nearCounts } = results.data;
  const { nodes, totalCount, facets, leftOutWords } = openJobs;
  const { heading, announcement } = useResultsAnnouncement(results, totalCount);
  const isOutdated = listKey(search) !== listKey(results.search);
  const stablePosition = useStablePosition(openJobs);
  const filterCount = activeFilters(search).length;

  return (
    <section id={resultsId} className={classes.section} aria-labelledby="search-results" {...stablePosition}>
      <div className={classes.head}>
        <h2 id="search-results" ref={heading} className={classes.total}>
          {openingsCount(totalCount)}
        </h2>
        <VisuallyHidden role="status">{announcement}</VisuallyHidden>
        <AlertLink search={search} />
        <button type="button" popoverTarget={filterPanelId} className={classes.filters} data-no-print>
          <IconAdjustmentsHorizontal size={20} aria-hidden /> Filters
          {filterCount > 0 ? <span className={classes.filterCount}>{filterCount}</span> : null}
        </button>
        <Sort search={search} hasMatch={hasMatch} />
      </div>
      <div className={classes.columns}>
        {nodes.length > 0 ? <SkipFilters /> : null}
        <JobSearchFilters
          key={searchKey(search)}
          facets={facets}
          search={search}
          showLabel={isOutdated ? 'Show the openings' : `Show ${openingsCount(totalCount).toLowerCase()}`}
        />
        <div>
          <FilterChips search={results.search} companyName={nodes[0]?.company.name} />
          {error}
          <LeftOutWords words={leftOutWords} />
          {nodes.length > 0 ? (
            <List jobs={nodes} more={results.more} renderCard={renderCard} isBusy={loading && isOutdated} />
          ) : (
            <NoResults search={results.search} counts={nearCounts} />
          )}
          <LoadMore
            openJobs={openJobs}
            search={results.search}
            isBusy={loading && search.visibleCount > results.search.visibleCount}
          />
        </div>
      </div>
    </section>
  );
}

/** Says that the list ignores words of the search. */
function LeftOutWords({ words }: { words: readonly string[] }) {
  if (words.length === 0) return null;
  const quoted = words.map((word) => `“${word}”`).join(', ');
  return <p className={classes.leftOut}>{`No opening matches all your words. These match without ${quoted}.`}</p>;
}

/**
 * Returns the announcement of new results for screen readers. Moves the focus to the heading if the focused element has been removed, such
 * as the chip of a filter.
 */
function useResultsAnnouncement({ search, more }: SearchResults<unknown>, totalCount: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const key = listKey(search);
  const [firstKey] = useState(key);
  const lastKey = useRef(key);
  useEffect(() => {
    if (lastKey.current === key) return;
    lastKey.current = key;
    if (document.activeElement === document.body) focusHeading(heading.current);
  }, [key]);
  const added = more ? moreJobsLabel(more) : '';
  return { heading, announcement: added || (key === firstKey ? '' : openingsCount(totalCount)) };
}

/** Returns the distance of an element from the top of the page, regardless of the scroll position. */
const pageTop = (part: HTMLElement | null): number => (part?.getBoundingClientRect().top ?? 0) + window.scrollY;

/**
 * Scrolls the page by the distance that the results have moved since the last click on them, so that nothing moves under the pointer. New
 * results can add, remove or change the slider above.
 */
function useStablePosition(openJobs: JobSearchData['openJobs']) {
  const part = useRef<HTMLElement>(null);
  const topAtClick = useRef<number | null>(null);
  const last = useRef(openJobs);
  // Without this, the browser scrolls too. In CSS, `:root:has()` would be evaluated on each change of any screen.
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.overflowAnchor = 'none';
    return () => {
      style.overflowAnchor = '';
    };
  }, []);
  useLayoutEffect(() => {
    if (last.current === openJobs) return;
    last.current = openJobs;
    if (topAtClick.current === null) return;
    window.scrollBy({ top: pageTop(part.current) - topAtClick.current, behavior: 'instant' });
    topAtClick.current = null;
  }, [openJobs]);
  return {
    ref: part,
    onClickCapture() {
      topAtClick.current = pageTop(part.current);
    },
  };
}

const moreJobsLabel = ({ count }: MoreJobs): string => pluralizeCount(count, 'more openings');

/** Returns the sorts with their labels. Without a title, the most relevant openings are the newest. */
function availableSorts({ title }: JobSearchState, hasMatch: boolean): [JobSort, string][] {
  const relevant = hasMatch ? 'Most relevant' : 'Best match';
  const sorts: [JobSort, string, boolean][] = [
    ['best', title ? relevant : 'Newest', true],
    ['match', 'Best match', hasMatch],
    ['newest', 'Newest', title !== ''],
    ['oldest', 'Oldest', true],
    ['salary', 'Highest pay', true],
  ];
  return sorts.filter(([, , isOffered]) => isOffered).map(([sort, label]) => [sort, label]);
}

function Sort({ search, hasMatch = false }: { search: JobSearchState; hasMatch?: boolean | undefined }) {
  const sorts = availableSorts(search, hasMatch);
  const current = sorts.some(([sort]) => sort === search.sort) ? search.sort : 'best';
  return (
    <nav className={classes.sort} aria-label="Sort by" data-no-print>
      <span aria-hidden="true">Sort by</span>
      {sorts.map(([sort, label]) => (
        <SearchLink
          key={sort}
          search={{ ...search, sort, visibleCount: PAGE_SIZE }}
          aria-current={sort === current || undefined}
        >
          {label}
        </SearchLink>
      ))}
    </nav>
  );
}

interface ListProps<Job> {
  jobs: Job[];
  more: MoreJobs | null;
  renderCard: (job: Job) => ReactNode;
  isBusy: boolean;
}

/** After Load more, focuses the first added opening and scrolls to the line above it with the number of added openings. */
function List<Job extends JobResultFragment>({ jobs, more, renderCard, isBusy }: ListProps<Job>) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (!more) return;
    const added = list.current?.querySelectorAll('article').item(more.from);
    (added?.closest('li')?.previousElementSibling ?? added)?.scrollIntoView();
    added?.querySelector('a')?.focus({ preventScroll: true });
  }, [more]);

  return (
    <ul ref={list} className={classes.list} aria-busy={isBusy || undefined} aria-label="Openings">
      {jobs.map((job, index) => (
        <Fragment key={job.id}>
          {index === more?.from ? (
            <li className={classes.added} aria-hidden="true">
              {moreJobsLabel(more)}
            </li>
          ) : null}
          <li id={resultId(index)} data-row-key={job.id}>
            {renderCard(job)}
          </li>
        </Fragment>
      ))}
    </ul>
  );
}

/** Returns the id of the opening at an index of the list. */
const resultId = (index: number): string => `opening-${index + 1}`;

/** A link for keyboard users. It moves the focus to the first opening. */
function SkipFilters() {
  return (
    <a
      href={`#${resultId(0)}`}
      className={classes.skip}
      data-no-print
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(resultId(0))?.querySelector('a')?.focus();
      }}
    >
      Skip the filters
    </a>
  );
}

interface LoadMoreProps {
  openJobs: JobSearchData['openJobs'];
  search: JobSearchState;
  isBusy: boolean;
}

/** A link, which works before the page's code has loaded: it then opens the page with more openings, at the first new one. */
function LoadMore({ openJobs: { nodes, pageInfo, totalCount }, search, isBusy }: LoadMoreProps) {
  const count = nodes.length;
  if (!pageInfo.hasNextPage) return null;
  if (count >= MAX_RESULTS) {
    return <p className={classes.end}>{`These are the first ${count}. Narrow the list to see the others.`}</p>;
  }
  return (
    <div className={classes.end}>
      <Button
        component={SearchLink}
        search={{ ...search, visibleCount: count + PAGE_SIZE }}
        part={resultId(count)}
        replace
        variant="default"
        size="md"
        aria-busy={isBusy}
      >
        {isBusy ? 'Loading...' : 'Load more openings'}
      </Button>
      {totalCount < TOTAL_COUNT_CAP ? <p>{`${formatNumber(count)} of ${openingsCount(totalCount)}`}</p> : null}
    </div>
  );
}

interface FilterChipsProps {
  search: JobSearchState;
  /** The name of the one company whose openings are listed. */
  companyName?: string;
}

/** The active filters of the list, each with a link that removes it. */
function FilterChips({ search, companyName }: FilterChipsProps) {
  const filters = activeFilters(search, companyName);
  if (filters.length === 0) return null;
  return (
    <ul className={classes.chips} aria-label="Chosen filters">
      {filters.map(({ label, without }) => (
        <li key={listKey(without)}>
          <SearchLink search={without} className={classes.chip} aria-label={`Remove ${label}`}>
            {label} <IconX size={16} aria-hidden />
          </SearchLink>
        </li>
      ))}
      <li>
        <SearchLink search={withoutFilters(search)} className={classes.clear}>
          Clear all
        </SearchLink>
      </li>
    </ul>
  );
}
