import { filterLettersAndSpaces } from '@job-alert/domain/typing-filters';
import { Button, Loader, Select, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { DateField } from '../date-field';
import classes from './search-form.module.css';
import type { ListFilters, StatusOption } from './use-list-filters';

/** What a list's search form asks for. */
export interface SearchFields {
  /** The label of the text field, such as "Name or email". */
  label: string;
  /** Names only: while typing, nothing but letters and spaces is taken. */
  lettersOnly?: boolean;
  statuses: readonly StatusOption[];
}

interface SearchFormProps extends SearchFields {
  /** What the form is for, such as "Search employers". */
  name: string;
  initial: ListFilters;
  narrowed: boolean;
  spinning: boolean;
  onSearch: (filters: ListFilters) => void;
  onClear: () => void;
}

/** The search form over an administrator's list. Give it a `key` that changes with `initial`. */
export function SearchForm(props: SearchFormProps) {
  const [filters, setFilters] = useState(props.initial);
  const set = (change: Partial<ListFilters>) => setFilters((current) => ({ ...current, ...change }));
  const filter = props.lettersOnly ? filterLettersAndSpaces : (text: string) => text;

  function submit(event: FormEvent) {
    event.preventDefault();
    props.onSearch({ ...filters, search: filters.search.trim() });
  }

  return (
    <form className={classes.form} role="search" aria-label={props.name} onSubmit={submit} noValidate>
      <TextInput
        className={classes.text}
        label={props.label}
        type="search"
        autoComplete="off"
        maxLength={254}
        value={filters.search}
        onChange={(event) => set({ search: filter(event.currentTarget.value) })}
      />
      <Select
        className={classes.status}
        label="Status"
        placeholder="All"
        clearable
        data={[...props.statuses]}
        value={filters.status || null}
        onChange={(status) => set({ status: status ?? '' })}
      />
      <DateField
        className={classes.date}
        label="From date"
        maxDate={filters.to || undefined}
        value={filters.from}
        onChange={(from) => set({ from })}
      />
      <DateField
        className={classes.date}
        label="To date"
        minDate={filters.from || undefined}
        value={filters.to}
        onChange={(to) => set({ to })}
      />
      <div className={classes.buttons}>
        <Button
          type="submit"
          size="md"
          aria-busy={props.spinning}
          leftSection={
            props.spinning ? <Loader size={18} color="white" aria-hidden /> : <IconSearch size={18} aria-hidden />
          }
        >
          Search
        </Button>
        {props.narrowed ? (
          <Button variant="subtle" size="md" onClick={props.onClear}>
            Clear
          </Button>
        ) : null}
      </div>
    </form>
  );
}
