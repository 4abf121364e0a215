import { REPLY_CHOICES, REPLY_LABEL } from '@job-alert/domain/candidate-reply';
import { filterSearchedTitle } from '@job-alert/domain/typing-filters';
import { Select, TextInput } from '@mantine/core';
import { useState } from 'react';
import { DateRangeFields } from '../../../components/list/date-range';
import classes from './search-form.module.css';
import { SearchFrame } from '../../../components/list/search-frame';
import type { ListFilters, StatusOption } from './use-list-filters';

/** What a list's search form asks for. */
export interface SearchFields {
  /** The label of the text field, such as "Name or email". */
  label: string;
  /** The text is a name, a title or a company: while typing, only what these hold is taken. */
  namesAndTitles?: boolean;
  statuses: readonly StatusOption[];
  /** Candidates say something of these records, which the list is narrowed by too. */
  replies?: boolean;
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
  const filter = props.namesAndTitles ? filterSearchedTitle : (text: string) => text;

  return (
    <SearchFrame
      name={props.name}
      className={props.replies ? classes.wide : classes.form}
      narrowed={props.narrowed}
      spinning={props.spinning}
      range={filters}
      onSearch={() => props.onSearch({ ...filters, search: filters.search.trim() })}
      onClear={props.onClear}
    >
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
      {props.replies ? (
        <Select
          className={classes.status}
          label={REPLY_LABEL}
          placeholder="All"
          clearable
          data={REPLY_CHOICES}
          value={filters.reply || null}
          onChange={(reply) => set({ reply: reply ?? '' })}
        />
      ) : null}
      <DateRangeFields className={classes.date} range={filters} onChange={set} />
    </SearchFrame>
  );
}
