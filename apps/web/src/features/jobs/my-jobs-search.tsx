import { Select, TextInput } from '@mantine/core';
import { filterLettersAndSpaces } from '@job-alert/domain/typing-filters';
import { useState } from 'react';
import { SearchBar } from '../../components/search-bar';
import type { MyJobsFilters } from './use-my-jobs';

const statuses = [
  { value: '', label: 'All' },
  { value: 'active', label: 'Active' },
  { value: 'inactive', label: 'Inactive' },
];
const sorts = [
  { value: 'latest', label: 'Latest' },
  { value: 'oldest', label: 'Oldest' },
];

interface MyJobsSearchProps {
  initial: MyJobsFilters;
  onSearch: (filters: MyJobsFilters) => void;
  /** Given while something is searched for. */
  onClear?: () => void;
}

/** The search form over the employer's jobs. Give it a `key` that changes with `initial`. */
export function MyJobsSearch({ initial, onSearch, onClear }: MyJobsSearchProps) {
  const [filters, setFilters] = useState(initial);
  const set = (change: Partial<MyJobsFilters>) => setFilters((current) => ({ ...current, ...change }) as MyJobsFilters);

  return (
    <SearchBar
      label="Search jobs"
      onSearch={() => onSearch({ ...filters, search: filters.search.trim() })}
      onClear={onClear}
    >
      <TextInput
        label="Job Title"
        type="search"
        autoComplete="off"
        maxLength={150}
        value={filters.search}
        onChange={(event) => set({ search: filterLettersAndSpaces(event.currentTarget.value) })}
      />
      <Select
        label="Status"
        data={statuses}
        value={filters.status.toLowerCase()}
        onChange={(status) => set({ status: status ?? '' })}
      />
      <Select
        label="Sort By"
        data={sorts}
        value={filters.sort.toLowerCase()}
        onChange={(sort) => set({ sort: sort ?? 'latest' })}
      />
    </SearchBar>
  );
}
