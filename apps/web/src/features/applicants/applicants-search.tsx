import {
  APPLICATION_STATUS_LABELS,
  APPLICATION_STATUSES,
  applicationStatusFromEdge,
  applicationStatusToEdge,
} from '@job-alert/domain/application-status';
import {
  candidateReplyFromEdge,
  candidateReplyToEdge,
  REPLY_CHOICES,
  REPLY_LABEL,
} from '@job-alert/domain/candidate-reply';
import { filterPersonName } from '@job-alert/domain/person-name';
import { Select, TextInput } from '@mantine/core';
import { useCallback, useState } from 'react';
import { SearchBar } from '../../components/search-bar';
import { type SearchOption, SearchSelect } from '../../components/search-select';
import { useApplicantJobsLazyQuery } from './applicants.generated';
import type { ApplicantsFilters } from './use-applicants';

const statuses = [
  { value: '', label: 'All' },
  ...APPLICATION_STATUSES.map((status) => ({
    value: applicationStatusToEdge(status),
    label: APPLICATION_STATUS_LABELS[status],
  })),
];

const replies = [{ value: '', label: 'All' }, ...REPLY_CHOICES];

interface ApplicantsSearchProps {
  initial: ApplicantsFilters;
  /** The title of the job in `initial`, when it is known. */
  jobTitle: string | undefined;
  busy: boolean;
  onSearch: (filters: ApplicantsFilters) => void;
  /** Given while something is searched for. */
  onClear?: () => void;
}

/** The search form over the applicants. Give it a `key` that changes with `initial`. */
export function ApplicantsSearch({ initial, jobTitle, busy, onSearch, onClear }: ApplicantsSearchProps) {
  const [filters, setFilters] = useState(initial);
  const [chosen, setChosen] = useState<SearchOption | null>(null);
  const [findJobs, jobs] = useApplicantJobsLazyQuery();
  const set = (change: Partial<ApplicantsFilters>) =>
    setFilters((current) => ({ ...current, ...change }) as ApplicantsFilters);
  const search = useCallback(
    (text: string) => void findJobs({ variables: { search: text || undefined } }).catch(() => undefined),
    [findJobs],
  );
  const reply = candidateReplyFromEdge(filters.reply);
  const inUrl = filters.job === '' ? null : { value: filters.job, label: jobTitle ?? 'Chosen job' };

  return (
    <SearchBar
      label="Search applicants"
      busy={busy}
      onSearch={() => onSearch({ ...filters, search: filters.search.trim() })}
      onClear={onClear}
    >
      <TextInput
        label="Candidate Name"
        type="search"
        autoComplete="off"
        maxLength={200}
        value={filters.search}
        onChange={(event) => set({ search: filterPersonName(event.currentTarget.value) })}
      />
      <SearchSelect
        label="Job Title"
        placeholder="All"
        clearable
        value={filters.job}
        chosen={chosen ?? inUrl}
        options={(jobs.data ?? jobs.previousData)?.viewer?.jobs?.nodes.map(({ id, title }) => ({
          value: id,
          label: title,
        }))}
        onSearch={search}
        onChange={(job, option) => {
          set({ job });
          setChosen(option);
        }}
      />
      <Select
        label="Status"
        data={statuses}
        value={toEdge(filters.status)}
        onChange={(status) => set({ status: status ?? '' })}
      />
      <Select
        label={REPLY_LABEL}
        data={replies}
        value={reply ? candidateReplyToEdge(reply) : ''}
        onChange={(next) => set({ reply: next ?? '' })}
      />
    </SearchBar>
  );
}

/** The URL's status in any case as the options spell it. */
function toEdge(text: string): string {
  const status = applicationStatusFromEdge(text);
  return status ? applicationStatusToEdge(status) : '';
}
