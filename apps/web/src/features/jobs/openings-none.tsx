import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { JOB_MESSAGES } from '@job-alert/domain/messages';
import { countOf } from '../../components/list/count-of';
import { EmptyState } from '../../components/states';
import type { OpenJobsQuery } from './open-jobs.public.generated';
import { type ChoiceName, type Narrowing, narrowingsOf, type OpeningsAsked } from './openings-address';
import classes from './openings-found.module.css';
import { useOpeningsLink } from './use-openings-link';

type Facets = OpenJobsQuery['openJobs']['facets'];

/** Filters of which each opening has one choice: without the filter there are as many openings as its choices have together. */
const ONE_EACH: readonly ChoiceName[] = ['workModes', 'jobTypes', 'industries', 'cities'];
/** More names than this are not all listed. */
const LISTED_NAMES = 20;

/** How many openings there would be without a choice, as far as the counts of the filters tell. */
function countWithout({ filter, without }: Narrowing, facets: Facets): number | null {
  if (filter === null || !ONE_EACH.includes(filter) || !facets.isComplete) return null;
  if (without.chosen[filter].length > 0 || facets[filter].length >= LISTED_NAMES) return null;
  return facets[filter].reduce((sum, { count }) => sum + count, 0);
}

/** Nothing was found: what to leave out, and what that would find. */
export function OpeningsNone({
  asked,
  facets,
  onClear,
}: {
  asked: OpeningsAsked;
  facets: Facets;
  onClear: () => void;
}) {
  const to = useOpeningsLink();
  const narrowings = narrowingsOf(asked);
  const ways = narrowings
    .map((narrowing) => ({ ...narrowing, count: countWithout(narrowing, facets) }))
    .filter(({ count }) => count !== 0);
  const hasWays = narrowings.length > 1 && ways.length > 0;
  return (
    <div role="alert">
      <EmptyState
        text={JOB_MESSAGES.noMatch}
        hint={hasWays ? 'Remove one of these:' : 'Try fewer words or another city.'}
        action={
          <>
            {hasWays ? (
              <ul className={`${classes.chips} ${classes.ways}`}>
                {ways.map(({ label, filter, without, count }) => (
                  <li key={`${filter} ${label}`}>
                    <Link to={to(without)} preventScrollReset rel="nofollow" className={classes.chip}>
                      {label}
                      {count === null ? null : `: ${countOf(count, 'openings')} without it`}
                    </Link>
                  </li>
                ))}
              </ul>
            ) : null}
            <Button variant="default" onClick={onClear}>
              Clear the search
            </Button>
          </>
        }
      />
    </div>
  );
}
