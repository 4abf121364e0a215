import { useCallback } from 'react';
import type { CustomField } from '../../components/list/list-filter-form';
import { RecordFilter } from '../../components/list/record-filter';
import { useQueueCompaniesLazyQuery } from './approval-queue.generated';

interface CompanyFilterProps extends CustomField {
  name: string | undefined;
}

export function CompanyFilter({ name = 'Chosen company', ...field }: CompanyFilterProps) {
  const [findCompanies, { data, previousData }] = useQueueCompaniesLazyQuery();
  const find = useCallback((search?: string) => findCompanies({ variables: { search } }), [findCompanies]);
  const companies = (data ?? previousData)?.companies.nodes;
  return (
    <RecordFilter
      {...field}
      label="Company"
      name={name}
      options={companies?.map((company) => ({ value: company.id, label: company.name }))}
      find={find}
    />
  );
}
