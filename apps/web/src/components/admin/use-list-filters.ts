import { isValidDate } from '@job-alert/domain/calendar';
import { useMemo } from 'react';
import { pageNumber, useUrlFilters } from '../../lib/url/use-url-filters';

/** What the search form of an administrator's list asks for; an empty part does not narrow the list. */
export interface ListFilters {
  search: string;
  /** A value of the list's status options. */
  status: string;
  /** The first and the last day, YYYY-MM-DD. */
  from: string;
  to: string;
}

/** A choice of the status filter: its value is the URL's, its label is for people. */
export interface StatusOption {
  value: string;
  label: string;
}

const noFilters: ListFilters = { search: '', status: '', from: '', to: '' };
const defaults = { ...noFilters, page: '1' };

/** The filters and the page of an administrator's list as the URL has them; the status is read in any case (`?status=Pending`). */
export function useListFilters(statuses: readonly StatusOption[]) {
  const [{ page, ...texts }, change] = useUrlFilters(defaults);
  const { search, from, to } = texts;
  const wanted = texts.status.trim().toLowerCase();
  const status = statuses.find(({ value }) => value.toLowerCase() === wanted)?.value ?? '';

  const filters = useMemo<ListFilters>(
    () => ({ search, status, from: isValidDate(from) ? from : '', to: isValidDate(to) ? to : '' }),
    [search, status, from, to],
  );
  return {
    filters,
    page: pageNumber(page),
    /** Is the list narrowed? */
    narrowed: Object.values(filters).some((part) => part !== ''),
    /** The parts that every list's query understands, absent where empty. */
    query: {
      search: filters.search || undefined,
      from: filters.from || undefined,
      to: filters.to || undefined,
    },
    search: (next: ListFilters) => change({ ...next }),
    clear: () => change(noFilters),
    turnTo: (next: number) => change({ page: String(next) }),
  };
}

export type ListFilterState = ReturnType<typeof useListFilters>;
