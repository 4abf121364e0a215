import { JOB_MESSAGES } from '@job-alert/domain/portal/messages';
import { Button } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { EmptyState } from '../../../components/states';
import { cappedCount } from '../../shared/jobs/openings-count';
import { AlertLink } from '../job-alerts/alert-link';
import { describeSearch, type JobSearchState, listKey, toSearchParams, withoutFilters } from './job-search-params';
import classes from './job-search-results.module.css';
import { nearSearches } from './near-searches';
import { SearchLink } from './search-link';

/** The maximum number of links to near searches. */
const MAX_NEAR = 6;

interface NoResultsProps {
  search: JobSearchState;
  /** The number of openings of each near search, in the same order. Undefined if unknown. */
  counts: readonly number[] | undefined;
}

/** Offers an alert for a search without results, and near searches that have results. */
export function NoResults({ search, counts }: NoResultsProps) {
  const navigate = useNavigate();
  const near = nearSearches(search)
    .map((nearSearch, index) => ({ ...nearSearch, sort: search.sort, count: counts?.[index] ?? 0 }))
    .filter(({ count }) => count > 0);
  const clear = () =>
    navigate({ search: toSearchParams(withoutFilters(search)).toString() }, { preventScrollReset: true });
  return (
    <div role="alert">
      <EmptyState
        text={JOB_MESSAGES.noMatch}
        hint="We can email you as soon as there is one."
        action={
          <>
            <AlertLink search={search} label="Email me when there is one" />
            {near.length > 0 ? (
              <>
                <p className={classes.near} id="near-searches">
                  Openings near your search
                </p>
                <ul className={`${classes.chips} ${classes.centered}`} aria-labelledby="near-searches">
                  {near.slice(0, MAX_NEAR).map(({ count, ...nearSearch }) => (
                    <li key={listKey(nearSearch)}>
                      <SearchLink search={nearSearch} className={classes.chip}>
                        {describeSearch(nearSearch)}: {cappedCount(count)}
                      </SearchLink>
                    </li>
                  ))}
                </ul>
              </>
            ) : null}
            <Button variant="default" onClick={() => void clear()}>
              Clear the search
            </Button>
          </>
        }
      />
    </div>
  );
}
