import { joinValues, splitValues } from '@job-alert/domain/text/url-values';
import { isDateRange, validateDateRange } from '@job-alert/domain/lists/date-range';
import { Button, Loader, TagsInput, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { focusFirstInvalid } from '../../lib/forms/focus-first-invalid';
import { DateField } from '../fields/date-field';
import { SelectField } from '../form/select-field';
import {
  type EntriesFilter,
  type FilterValues,
  type ListFilter,
  parseTextFilter,
  validateTextFilter,
} from './list-filter';
import classes from './list-filter-form.module.css';
import type { List } from './use-list';

export interface CustomField {
  value: string;
  onChange: (value: string) => void;
}

interface ListFilterFormProps<Name extends string> {
  /** The accessible name of the form, such as "Search events". */
  name: string;
  list: List<Name>;
  isPending: boolean;
  renderField?: ((name: Name, field: CustomField) => ReactNode) | undefined;
  onSearch: (filters: FilterValues<Name>) => void;
  onClear: () => void;
}

/** The filter form of a list. Its `key` must change with the filters. An invalid date range gets focus. */
export function ListFilterForm<Name extends string>(props: ListFilterFormProps<Name>) {
  const { list, isPending, renderField, onSearch, onClear } = props;
  const [values, setValues] = useState(list.filters);
  const set = (name: Name) => (value: string) => setValues((current) => ({ ...current, [name]: value }));
  const { from = '', to = '' } = values as Partial<Record<string, string>>;
  const range = { from, to };

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const isValid = (Object.keys(values) as Name[]).every(
      (name) => validateTextFilter(list.fields[name], values[name]) === undefined,
    );
    if (isValid && isDateRange(range)) onSearch({ ...parsed(list, values), ...choiceValues(list) });
    else focusFirstInvalid(event.currentTarget);
  }

  return (
    <form className={classes.form} role="search" aria-label={props.name} onSubmit={submit} noValidate>
      <div className={classes.fields}>
        {(Object.entries(list.fields) as [Name, ListFilter][]).map(([name, filter]) => (
          <FilterField
            key={name}
            name={name}
            filter={filter}
            value={values[name]}
            range={range}
            renderCustom={(field) => renderField?.(name, field)}
            onChange={set(name)}
          />
        ))}
      </div>
      <div className={classes.buttons}>
        <Button
          type="submit"
          size="md"
          aria-busy={isPending}
          leftSection={
            isPending ? <Loader size={18} color="white" aria-hidden /> : <IconSearch size={18} aria-hidden />
          }
        >
          Search
        </Button>
        {list.isFiltered ? (
          <Button className={classes.clear} variant="subtle" size="md" onClick={onClear}>
            Clear
          </Button>
        ) : null}
      </div>
    </form>
  );
}

interface FilterFieldProps {
  name: string;
  filter: ListFilter;
  value: string;
  range: { from: string; to: string };
  renderCustom: (field: CustomField) => ReactNode;
  onChange: (value: string) => void;
}

function FilterField({ name, filter, value, range, renderCustom, onChange }: FilterFieldProps) {
  switch (filter.kind) {
    case 'text':
      return (
        <TextInput
          className={name === 'search' ? classes.search : filter.maxLength < 4 ? classes.short : undefined}
          label={filter.label}
          type={name === 'search' ? 'search' : 'text'}
          autoComplete="off"
          maxLength={filter.maxLength}
          value={value}
          error={validateTextFilter(filter, value)}
          onChange={({ currentTarget }) => onChange(filter.clean?.(currentTarget.value, value) ?? currentTarget.value)}
        />
      );
    case 'choice':
      return (
        <SelectField
          label={filter.label}
          placeholder="All"
          clearable
          searchable={filter.searchable ?? false}
          data={[...filter.options]}
          value={value || null}
          onChange={(chosen) => onChange(chosen ?? '')}
        />
      );
    case 'order':
      return (
        <SelectField
          label={filter.label}
          data={[...filter.options]}
          value={value || (filter.options[0]?.value ?? null)}
          allowDeselect={false}
          onChange={(chosen) => onChange(chosen === filter.options[0]?.value ? '' : (chosen ?? ''))}
        />
      );
    case 'day':
      return (
        <DateField
          isImmediate
          label={filter.label}
          minDate={(name === 'to' && range.from) || undefined}
          maxDate={(name === 'from' && range.to) || undefined}
          error={name === 'to' ? validateDateRange(range) : undefined}
          value={value}
          onChange={onChange}
        />
      );
    case 'entries':
      return (
        <TagsInput
          className={classes.entries}
          classNames={{ inputField: classes.entry }}
          size="md"
          label={filter.label}
          placeholder={value === '' ? filter.placeholder : undefined}
          maxTags={filter.maxEntries}
          splitChars={[',', ';']}
          openOnFocus={false}
          value={splitValues(value)}
          onChange={(entries) => onChange(joinValues(splitEntries(entries, filter)))}
        />
      );
    case 'custom':
      return renderCustom({ value, onChange });
    default:
      return null;
  }
}

/** Splits what was typed, because keyboards of phones do not report the key of a comma. */
const splitEntries = (entries: readonly string[], { maxEntries, maxLength }: EntriesFilter): string[] =>
  entries
    .flatMap((entry) => entry.split(/[,;]/))
    .map((entry) => entry.trim().slice(0, maxLength))
    .slice(0, maxEntries);

const parsed = <Name extends string>({ fields }: List<Name>, values: FilterValues<Name>): FilterValues<Name> =>
  Object.fromEntries(
    (Object.keys(values) as Name[]).map((name) => [name, parseTextFilter(fields[name], values[name])]),
  ) as FilterValues<Name>;

/** The choices next to the list may have changed since the form was opened. */
const choiceValues = <Name extends string>({ fields, filters }: List<Name>): Partial<FilterValues<Name>> =>
  Object.fromEntries(
    (Object.keys(fields) as Name[]).flatMap((name) => (fields[name].kind === 'choices' ? [[name, filters[name]]] : [])),
  ) as Partial<FilterValues<Name>>;
