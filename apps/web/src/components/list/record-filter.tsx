import { useCallback, useState } from 'react';
import { type SearchOption, SearchSelect } from '../fields/search-select';
import type { CustomField } from './list-filter-form';

interface RecordFilterProps extends CustomField {
  label: string;
  name: string;
  /** The records that the search found, or undefined until the server has responded. */
  options: readonly SearchOption[] | undefined;
  /** Searches records by name. Without a text it finds the first records. */
  find: (search: string | undefined) => Promise<unknown>;
}

/** A filter by a record that is searched by name. `find` must be a stable function. */
export function RecordFilter({ label, name, value, options, find, onChange }: RecordFilterProps) {
  const [chosen, setChosen] = useState<SearchOption | null>(null);
  const search = useCallback((text: string) => void find(text || undefined).catch(() => undefined), [find]);
  return (
    <SearchSelect
      label={label}
      placeholder="All"
      clearable
      value={value}
      chosen={chosen ?? (value === '' ? null : { value, label: name })}
      options={options}
      onSearch={search}
      onChange={(next, option) => {
        onChange(next);
        setChosen(option);
      }}
    />
  );
}
