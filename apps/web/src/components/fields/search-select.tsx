import { Loader, type SelectProps, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { SelectField } from '../form/select-field';

export interface SearchOption {
  value: string;
  label: string;
  disabledReason?: string | null;
}

type SearchSelectProps = Omit<SelectProps, 'data' | 'value' | 'onChange' | 'searchable' | 'searchValue'> & {
  value: string;
  onChange: (value: string, option: SearchOption | null) => void;
  /** The server's results, or undefined until it has responded. */
  options: readonly SearchOption[] | undefined;
  /** The chosen option. The results may not contain it. */
  chosen: SearchOption | null;
  /** Called with the typed text when the list opens and after each change. No request is sent before. */
  onSearch: (text: string) => void;
};

/** A select whose options are requested from the server when it opens and while the user types. */
export function SearchSelect({ value, onChange, options, chosen, onSearch, ...props }: SearchSelectProps) {
  const [opened, setOpened] = useState(false);
  const [typed, setTyped] = useState('');
  const [debounced] = useDebouncedValue(typed, 250);
  const search = debounced === chosen?.label ? '' : debounced.trim();

  useEffect(() => {
    if (opened) onSearch(search);
  }, [opened, search, onSearch]);

  const results = options ?? [];
  const all = chosen && !results.some((option) => option.value === chosen.value) ? [chosen, ...results] : results;
  return (
    <SelectField
      searchable
      data={all.map((option) => ({ ...option, disabled: Boolean(option.disabledReason) }))}
      renderOption={({ option }) => <OptionLabel {...(all.find((one) => one.value === option.value) ?? option)} />}
      value={value || null}
      onChange={(next) => onChange(next ?? '', all.find((option) => option.value === next) ?? null)}
      searchValue={typed}
      onSearchChange={setTyped}
      onDropdownOpen={() => setOpened(true)}
      nothingFoundMessage={options ? 'Nothing found' : 'Loading...'}
      rightSection={opened && !options ? <Loader size={18} aria-hidden /> : undefined}
      {...props}
    />
  );
}

const OptionLabel = ({ label, disabledReason }: Pick<SearchOption, 'label' | 'disabledReason'>) => (
  <span>
    {label}
    {disabledReason ? (
      <Text component="span" display="block" fz="sm">
        {disabledReason}
      </Text>
    ) : null}
  </span>
);
