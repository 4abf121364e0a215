import { IconX } from '@tabler/icons-react';
import { activeFilters, type JobSearchState, listKey, withoutFilters } from './job-search-params';
import classes from './job-search-results.module.css';
import { SearchLink } from './search-link';

interface FilterChipsProps {
  search: JobSearchState;
  /** The name of the one company whose openings are listed. */
  companyName?: string;
}

/** The active filters of the list, each with a link that removes it. */
export function FilterChips({ search, companyName }: FilterChipsProps) {
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
