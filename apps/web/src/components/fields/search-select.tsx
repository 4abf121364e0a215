import { Loader, Select, type SelectProps, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useState } from 'react';

export interface SearchOption {
  value: string;
  label: string;
  /** The reason why the option cannot be chosen. */
  problem?: string | null;
}

type SearchSelectProps = Omit<SelectProps, 'data' | 'value' | 'onChange' | 'searchable' | 'searchValue'> & {
  value: string;
  onChange: (value: string, option: SearchOption | null) => void;
  /** The server's results, or undefined until it has responded. */
  options: readonly SearchOption[] | undefined;
  /** The chosen option, which the results need not contain. */
  chosen: SearchOption | null;
  /** Called with the typed text, first when the list opens. Nothing is requested before. */
  onSearch: (text: string) => void;
};

/** A select whose options come from the server: requested on opening and while typing. */
export function SearchSelect({ value, onChange, options, chosen, onSearch, ...props }: SearchSelectProps) {
  const [opened, setOpened] = useState(false);
  const [typed, setTyped] = useState('');
  const [settled] = useDebouncedValue(typed, 250);
  const search = settled === chosen?.label ? '' : settled.trim();

  useEffect(() => {
    if (opened) onSearch(search);
  }, [opened, search, onSearch]);

  const found = options ?? [];
  const all = chosen && !found.some((option) => option.value === chosen.value) ? [chosen, ...found] : found;
  return (
    <Select
      searchable
      data={all.map((option) => ({ ...option, disabled: Boolean(option.problem) }))}
      renderOption={({ option }) => <Words {...(all.find((one) => one.value === option.value) ?? option)} />}
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

const Words = ({ label, problem }: Pick<SearchOption, 'label' | 'problem'>) => (
  <span>
    {label}
    {problem ? (
      <Text component="span" display="block" fz="sm">
        {problem}
      </Text>
    ) : null}
  </span>
);
