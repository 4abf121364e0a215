import { useCallback, useState } from 'react';
import type { CustomField } from '../../components/list/list-filter-form';
import { type SearchOption, SearchSelect } from '../../components/search-select';
import { useQueueCompaniesLazyQuery } from './approval-queue.generated';

interface CompanyFilterProps extends CustomField {
  /** The name of the company in the URL, when it is known. */
  name: string | undefined;
}

/** Filters the queue by a company, which is searched by name. */
export function CompanyFilter({ value, name, onChange }: CompanyFilterProps) {
  const [chosen, setChosen] = useState<SearchOption | null>(null);
  const [findCompanies, { data, previousData }] = useQueueCompaniesLazyQuery();
  const search = useCallback(
    (text: string) => void findCompanies({ variables: { search: text || undefined } }).catch(() => undefined),
    [findCompanies],
  );
  const ofUrl = value === '' ? null : { value, label: name ?? 'Chosen company' };
  return (
    <SearchSelect
      label="Company"
      placeholder="All"
      clearable
      value={value}
      chosen={chosen ?? ofUrl}
      options={(data ?? previousData)?.companies.nodes.map((company) => ({ value: company.id, label: company.name }))}
      onSearch={search}
      onChange={(company, option) => {
        onChange(company);
        setChosen(option);
      }}
    />
  );
}
