import { useCallback, useState } from 'react';
import type { CustomField } from '../../components/list/list-filter-form';
import { type SearchOption, SearchSelect } from '../../components/search-select';
import { useApplicantJobsLazyQuery } from './applicants.generated';

interface JobFilterProps extends CustomField {
  /** The title of the job in the URL, when it is known. */
  title: string | undefined;
}

/** Filters the applicants by one of the employer's jobs, which are searched by title. */
export function JobFilter({ value, title, onChange }: JobFilterProps) {
  const [chosen, setChosen] = useState<SearchOption | null>(null);
  const [findJobs, { data, previousData }] = useApplicantJobsLazyQuery();
  const search = useCallback(
    (text: string) => void findJobs({ variables: { search: text || undefined } }).catch(() => undefined),
    [findJobs],
  );
  const ofUrl = value === '' ? null : { value, label: title ?? 'Chosen job' };
  return (
    <SearchSelect
      label="Job Title"
      placeholder="All"
      clearable
      value={value}
      chosen={chosen ?? ofUrl}
      options={(data ?? previousData)?.viewer?.jobs?.nodes.map((job) => ({ value: job.id, label: job.title }))}
      onSearch={search}
      onChange={(job, option) => {
        onChange(job);
        setChosen(option);
      }}
    />
  );
}
