import { searchedDays } from '@job-alert/domain/lists/date-range';
import { dayFilters, type FilterValues, type ListFilter, type ListOption } from '../../../components/list/list-filter';

export type RecordFilter = 'search' | 'status' | 'from' | 'to';

interface RecordFiltersOptions {
  label: string;
  clean?: (text: string) => string;
  statuses: readonly ListOption[];
}

export const recordFilters = ({ label, clean, statuses }: RecordFiltersOptions): Record<RecordFilter, ListFilter> => ({
  search: { kind: 'text', label, maxLength: 254, ...(clean && { clean }) },
  status: { kind: 'choice', label: 'Status', options: statuses },
  ...dayFilters,
});

/** Returns the query variables of these filters, without empty filters. */
export const recordQuery = (filters: FilterValues<RecordFilter>) => ({
  search: filters.search || undefined,
  ...searchedDays(filters),
});
