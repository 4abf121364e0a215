import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { JOB_MESSAGES } from '@job-alert/domain/messages';
import { EmptyState } from '../../components/states';
import { cappedCount } from '../shared/openings-count';
import { nearSearches } from './near-searches';
import { listKey, type JobSearchState, describeSearch } from './job-search-params';
import classes from './job-search-results.module.css';

/** More would be a list to search through. */
const MOST_NEAR = 6;

interface OpeningsNoneProps {
  asked: JobSearchState;
  /** How many openings each near search finds, in their order; none while it is not known. */
  counts: readonly number[] | undefined;
  /** The address of a search. */
  to: (asked: JobSearchState) => string;
  onClear: () => void;
  /** How to hear of new openings. */
  alert?: ReactNode;
}

/** Nothing was found: an alert for what comes, and searches near it that find something. */
export function NoResults({ asked, counts, to, onClear, alert }: OpeningsNoneProps) {
  const near = nearSearches(asked)
    .map((search, index) => ({ search, count: counts?.[index] }))
    .filter(({ count }) => count !== undefined && count > 0);
  // All openings are the last of them, and always shown.
  const shown = near.length > MOST_NEAR ? [...near.slice(0, MOST_NEAR - 1), ...near.slice(-1)] : near;
  return (
    <div role="alert">
      <EmptyState
        text={JOB_MESSAGES.noMatch}
        hint={alert ? 'We can email you as soon as there is one.' : 'Try fewer words or another city.'}
        action={
          <>
            {alert}
            {shown.length > 0 ? (
              <>
                <p className={classes.near} id="near-searches">
                  Openings near your search
                </p>
                <ul className={`${classes.chips} ${classes.ways}`} aria-labelledby="near-searches">
                  {shown.map(({ search, count }) => (
                    <li key={listKey(search)}>
                      <Link to={to(search)} preventScrollReset rel="nofollow" className={classes.chip}>
                        {describeSearch(search)}: {cappedCount(count ?? 0)}
                      </Link>
                    </li>
                  ))}
                </ul>
              </>
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
