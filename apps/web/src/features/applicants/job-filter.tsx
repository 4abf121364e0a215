import { useCallback } from 'react';
import type { CustomField } from '../../components/list/list-filter-form';
import { RecordFilter } from '../../components/list/record-filter';
import { useApplicantJobsLazyQuery } from './applicants.generated';

interface JobFilterProps extends CustomField {
  title: string | undefined;
}

export function JobFilter({ title = 'Chosen job', ...field }: JobFilterProps) {
  const [findJobs, { data, previousData }] = useApplicantJobsLazyQuery();
  const find = useCallback((search?: string) => findJobs({ variables: { search } }), [findJobs]);
  const jobs = (data ?? previousData)?.viewer?.jobs?.nodes;
  return (
    <RecordFilter
      {...field}
      label="Job Title"
      name={title}
      options={jobs?.map((job) => ({ value: job.id, label: job.title }))}
      find={find}
    />
  );
}
