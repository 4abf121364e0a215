import { TOTAL_COUNT_CAP } from '@job-alert/domain/paging';
import { Button, VisuallyHidden } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { Fragment, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { countOf } from '../../components/list/count-of';
import { formatNumber } from '../../lib/format/format';
import { focusHeading } from '../../lib/go-to-part';
import { openingsCount } from '../shared/openings-count';
import { AlertLink } from './alert-link';
import { JobResultCard } from './job-result-card';
import type { OpenJobsQuery } from './open-jobs.public.generated';
import { listKey, MAX_RESULTS, activeFilters, PAGE_SIZE, type JobSearchState, type JobSort } from './job-search-params';
import { FilterChips } from './filter-chips';
import { JobSearchError } from './job-search-error';
import { resultsId } from './search-form-values';
import classes from './job-search-results.module.css';
import { filterPanelId, JobSearchFilters } from './job-search-filters';
import { NoResults } from './no-results';
import type { MoreOpenings, useJobSearch } from './use-job-search';
import { useSearchLink } from './use-search-link';

type Found = OpenJobsQuery['openJobs'];

interface OpeningsFoundProps {
  found: Found;
  openings: ReturnType<typeof useJobSearch>;
  applyPath: string;
}

/** All openings that the address asks for: how many, in which order, narrowed by what. */
export function JobSearchResults({ found, openings, applyPath }: OpeningsFoundProps) {
  const { asked, next, more, loading, failure } = openings;
  const { heading, news } = useNews(asked, found, more);
  const isNext = listKey(next) !== listKey(asked);
  const holder = useHeldPlace(found);
  const to = useSearchLink();
  const { title, location, experience } = asked;

  return (
    <section id={resultsId} className={classes.part} aria-labelledby="found-openings" {...holder}>
      <div className={classes.head}>
        <h2 id="found-openings" ref={heading} className={classes.total}>
          {openingsCount(found.totalCount)}
        </h2>
        <VisuallyHidden role="status">{news}</VisuallyHidden>
        <div className={classes.bar} data-no-print>
          <button type="button" popoverTarget={filterPanelId} className={classes.narrow}>
            <IconAdjustmentsHorizontal size={20} aria-hidden /> Filters
            {activeFilters(asked).length > 0 ? (
              <span className={classes.chosen}>{activeFilters(asked).length}</span>
            ) : null}
          </button>
          <AlertLink asked={next} />
        </div>
        <Sort asked={next} />
      </div>
      <div className={classes.columns}>
        {found.nodes.length > 0 ? <SkipFilters /> : null}
        <JobSearchFilters
          key={JSON.stringify([title, location, experience])}
          facets={found.facets}
          asked={next}
          show={isNext ? 'Show the openings' : `Show ${openingsCount(found.totalCount).toLowerCase()}`}
        />
        <div>
          <FilterChips asked={asked} companyName={found.nodes[0]?.company.name} to={to} />
          {failure ? <JobSearchError failure={failure} isOlder onRetry={openings.retry} /> : null}
          {found.nodes.length === 0 ? (
            <NoResults
              asked={asked}
              counts={openings.nearCounts}
              to={to}
              onClear={openings.clear}
              alert={<AlertLink asked={asked} label="Email me when there is one" />}
            />
          ) : (
            <List jobs={found.nodes} more={more} applyPath={applyPath} isBusy={loading && isNext} />
          )}
          <LoadMore found={found} asked={asked} isBusy={next.shown > asked.shown} />
        </div>
      </div>
    </section>
  );
}

/**
 * What a change of the list tells people who do not see it. When what had the focus has gone with the last list, such as the mark of a
 * choice that was taken away, the focus goes to the list's heading.
 */
function useNews(asked: JobSearchState, found: Found, more: MoreOpenings | null) {
  const heading = useRef<HTMLHeadingElement>(null);
  const key = listKey(asked);
  const [first] = useState(key);
  const last = useRef(key);
  useEffect(() => {
    if (last.current === key) return;
    last.current = key;
    if (document.activeElement === document.body) focusHeading(heading.current);
  }, [key]);
  const arrived = more ? moreText(more) : '';
  return { heading, news: arrived || (key === first ? '' : openingsCount(found.totalCount)) };
}

/** How far below the top of the page something stands, wherever the page is scrolled to. */
const placeOnPage = (part: HTMLElement | null): number => (part?.getBoundingClientRect().top ?? 0) + window.scrollY;

/**
 * The page scrolls by as much as the part has moved since it was pressed: with another list the slider above comes, goes, or has other
 * cards, and nothing moves under the pointer.
 */
function useHeldPlace(found: Found) {
  const part = useRef<HTMLElement>(null);
  const pressedAt = useRef<number | null>(null);
  const shown = useRef(found);
  useLayoutEffect(() => {
    if (shown.current === found) return;
    shown.current = found;
    if (pressedAt.current === null) return;
    window.scrollBy({ top: placeOnPage(part.current) - pressedAt.current, behavior: 'instant' });
    pressedAt.current = null;
  }, [found]);
  return {
    ref: part,
    onClickCapture() {
      pressedAt.current = placeOnPage(part.current);
    },
  };
}

const moreText = ({ count }: MoreOpenings): string => countOf(count, 'more openings');

/** Without words to match, the best are the newest. */
const sortsOf = ({ title }: JobSearchState): readonly (readonly [JobSort, string])[] =>
  title
    ? [
        ['best', 'Best match'],
        ['newest', 'Newest'],
        ['oldest', 'Oldest'],
        ['salary', 'Highest pay'],
      ]
    : [
        ['best', 'Newest'],
        ['oldest', 'Oldest'],
        ['salary', 'Highest pay'],
      ];

function Sort({ asked }: { asked: JobSearchState }) {
  const to = useSearchLink();
  const sorts = sortsOf(asked);
  const present = sorts.some(([sort]) => sort === asked.sort) ? asked.sort : 'best';
  return (
    <nav className={classes.sort} aria-label="Sort by" data-no-print>
      <span aria-hidden="true">Sort by</span>
      {sorts.map(([sort, label]) => (
        <Link
          key={sort}
          to={to({ ...asked, sort, shown: PAGE_SIZE })}
          preventScrollReset
          rel="nofollow"
          aria-current={sort === present || undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

interface ListProps {
  jobs: Found['nodes'];
  more: MoreOpenings | null;
  applyPath: string;
  isBusy: boolean;
}

/** The focus goes to the first opening that Load More has brought, which comes into view under a line that says how many have come. */
function List({ jobs, more, applyPath, isBusy }: ListProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (!more) return;
    const arrived = list.current?.querySelectorAll('article').item(more.from);
    (arrived?.closest('li')?.previousElementSibling ?? arrived)?.scrollIntoView();
    arrived?.querySelector('a')?.focus({ preventScroll: true });
  }, [more]);

  return (
    <ul ref={list} className={classes.list} aria-busy={isBusy || undefined} aria-label="Openings">
      {jobs.map((job, index) => (
        <Fragment key={job.id}>
          {index === more?.from ? (
            <li className={classes.arrived} aria-hidden="true">
              {moreText(more)}
            </li>
          ) : null}
          <li id={placeOf(index)}>
            <JobResultCard job={job} applyPath={applyPath} />
          </li>
        </Fragment>
      ))}
    </ul>
  );
}

/** The part of the page where an opening stands. */
const placeOf = (index: number): string => `opening-${index + 1}`;

/** Leads the keyboard past the filters, of which there are many. */
function SkipFilters() {
  return (
    <a
      href={`#${placeOf(0)}`}
      className={classes.skip}
      data-no-print
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(placeOf(0))?.querySelector('a')?.focus();
      }}
    >
      Skip the filters
    </a>
  );
}

/** A link too: without the page's code the page is opened with more openings, at the first of them. */
function LoadMore({ found, asked, isBusy }: { found: Found; asked: JobSearchState; isBusy: boolean }) {
  const to = useSearchLink();
  const count = found.nodes.length;
  if (!found.pageInfo.hasNextPage) return null;
  if (count >= MAX_RESULTS) {
    return <p className={classes.end}>{`These are the first ${count}. Narrow the list to see the others.`}</p>;
  }
  return (
    <div className={classes.end}>
      <Button
        component={Link}
        to={to({ ...asked, shown: count + PAGE_SIZE }, placeOf(count))}
        replace
        preventScrollReset
        rel="nofollow"
        variant="default"
        size="md"
        aria-busy={isBusy}
      >
        {isBusy ? 'Loading...' : 'Load more openings'}
      </Button>
      {found.totalCount < TOTAL_COUNT_CAP ? (
        <p>{`${formatNumber(count)} of ${openingsCount(found.totalCount)}`}</p>
      ) : null}
    </div>
  );
}
