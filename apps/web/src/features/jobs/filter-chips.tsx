import { IconX } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { ALL_JOBS, activeFilters, type JobSearchState } from './job-search-params';
import classes from './job-search-results.module.css';

interface OpeningsChipsProps {
  asked: JobSearchState;
  /** The name of the one company whose openings are listed. */
  companyName?: string;
  /** The address of a search. */
  to: (asked: JobSearchState) => string;
}

/** The active filters of the list, each with a link that removes it. */
export function FilterChips({ asked, companyName, to }: OpeningsChipsProps) {
  const narrowings = activeFilters(asked, companyName);
  if (narrowings.length === 0) return null;
  return (
    <ul className={classes.chips} aria-label="Chosen filters">
      {narrowings.map(({ label, without, filter }) => (
        <li key={`${filter} ${label}`}>
          <Link
            to={to(without)}
            preventScrollReset
            rel="nofollow"
            className={classes.chip}
            aria-label={`Remove ${label}`}
          >
            {label} <IconX size={16} aria-hidden />
          </Link>
        </li>
      ))}
      <li>
        <Link to={to(ALL_JOBS)} preventScrollReset className={classes.clear}>
          Clear all
        </Link>
      </li>
    </ul>
  );
}
