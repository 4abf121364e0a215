import { Loader, Select, type SelectProps, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useState } from 'react';

/** A choice with its words. */
export interface SearchOption {
  value: string;
  label: string;
  /** Why it cannot be chosen. */
  problem?: string | null;
}

type SearchSelectProps = Omit<SelectProps, 'data' | 'value' | 'onChange' | 'searchable' | 'searchValue'> & {
  value: string;
  onChange: (value: string, option: SearchOption | null) => void;
  /** The server's results, or undefined until it has responded. */
  options: readonly SearchOption[] | undefined;
  /** The chosen one, which need not be among what was found. */
  chosen: SearchOption | null;
  /** The person wants to choose: `text` is what was typed so far. Nothing is asked of the server before. */
  onSearch: (text: string) => void;
};

/** A choice out of a list that lives on the server: asked for when it is opened, and again while somebody types. */
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

/** An option, and under it why it cannot be chosen. */
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
