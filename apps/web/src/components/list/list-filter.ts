import { formatDate, isValidDate } from '@job-alert/domain/india/calendar';
import { joinValues, splitValues } from '@job-alert/domain/text/url-values';

/** An option of a filter. `value` is the value in the URL. */
export interface ListOption {
  value: string;
  label: string;
}

interface TextFilter {
  kind: 'text';
  label: string;
  maxLength: number;
  /** Removes the characters that the field does not accept while typing. */
  clean?: (text: string, previous: string) => string;
  /** Returns the URL value of typed text, such as 450000 of "4.5 lakh". */
  parse?: (text: string) => string;
  /** The pattern of valid URL values. Other values are ignored. */
  pattern?: RegExp;
  /** The error of typed text without a valid URL value. Without it, such text is ignored. */
  invalid?: string;
  /** True if the chip of the active filter starts with the label. */
  hasLabelledChip?: boolean;
}

/** A select field. An empty value means all. */
interface ChoiceFilter {
  kind: 'choice';
  label: string;
  options: readonly ListOption[];
  searchable?: boolean;
}

/** The order of the list as a form field named `sort`. The first option is the default order. */
interface OrderFilter {
  kind: 'order';
  label: string;
  options: readonly ListOption[];
}

/** One end of a date range, YYYY-MM-DD. A list has both, named `from` and `to`. */
interface DayFilter {
  kind: 'day';
  label: string;
}

/** A field that the screen renders itself, such as a record select. */
interface CustomFilter {
  kind: 'custom';
  label: string;
  pattern: RegExp;
}

/** A filter without a field. Only links set it. */
interface LinkFilter {
  kind: 'link';
  options: readonly ListOption[];
}

/** Words and phrases as chips, separated by commas in the URL. */
export interface EntriesFilter {
  kind: 'entries';
  label: string;
  placeholder: string;
  /** Stands before an entry in the chip of an active filter, such as "Not". */
  prefix?: string;
  maxEntries: number;
  maxLength: number;
}

/** Several choices, which the screen shows next to the list. They are separated by commas in the URL. */
interface ChoicesFilter {
  kind: 'choices';
  label: string;
  /** Null if the choices are not fixed. */
  options: readonly ListOption[] | null;
  /** The texts of choices that are not fixed. Without one, the value is its text. */
  labels?: ReadonlyMap<string, string>;
  maxChoices: number;
}

/** A filter of a list: the rules for its value in the URL, and its form field. */
export type ListFilter =
  | TextFilter
  | ChoiceFilter
  | OrderFilter
  | DayFilter
  | CustomFilter
  | LinkFilter
  | EntriesFilter
  | ChoicesFilter;

/** The filters of a list by URL parameter, in the order of the form. */
export type ListFilters<Name extends string> = Readonly<Record<Name, ListFilter>>;

export type FilterValues<Name extends string> = Record<Name, string>;

export const dayFilters = {
  from: { kind: 'day', label: 'From date' },
  to: { kind: 'day', label: 'To date' },
} as const satisfies ListFilters<'from' | 'to'>;

/** Parses a URL value. Options are case-insensitive. Returns an empty text for an invalid value. */
export function readFilter(filter: ListFilter, text: string): string {
  switch (filter.kind) {
    case 'day':
      return isValidDate(text) ? text : '';
    case 'choice':
    case 'link': {
      const normalized = text.trim().toLowerCase();
      return filter.options.find(({ value }) => value.toLowerCase() === normalized)?.value ?? '';
    }
    case 'order':
      return filter.options.slice(1).find(({ value }) => value === text.toLowerCase())?.value ?? '';
    case 'entries': {
      const entries = splitValues(text).map((entry) => entry.trim().slice(0, filter.maxLength));
      return joinValues(entries.slice(0, filter.maxEntries));
    }
    case 'choices': {
      const { options } = filter;
      const values = splitValues(text);
      const valid = options ? options.map(({ value }) => value).filter((value) => values.includes(value)) : values;
      return joinValues(valid.slice(0, filter.maxChoices));
    }
    default:
      return filter.pattern && !filter.pattern.test(text) ? '' : text;
  }
}

/** Returns the error of a text field's value, or undefined. */
export function validateTextFilter(filter: ListFilter, typed: string): string | undefined {
  if (filter.kind !== 'text' || typed.trim() === '') return undefined;
  return filter.pattern?.test(parseTextFilter(filter, typed)) === false ? filter.invalid : undefined;
}

/** Returns the URL value of a field's text. */
export const parseTextFilter = (filter: ListFilter, typed: string): string =>
  filter.kind === 'text' && filter.parse ? filter.parse(typed) : typed.trim();

/** An active filter, or one of its values, and the change that removes it. */
interface ActiveFilter<Name extends string> {
  key: string;
  text: string;
  without: Partial<FilterValues<Name>>;
}

/** Returns the active filters of a list. `customLabel` returns the label of a custom filter's value. */
export function activeFilters<Name extends string>(
  fields: ListFilters<Name>,
  values: FilterValues<Name>,
  customLabel?: (name: Name) => string | undefined,
): ActiveFilter<Name>[] {
  return (Object.entries(fields) as [Name, ListFilter][]).flatMap(([name, filter]) => {
    const value = values[name];
    if (value === '' || filter.kind === 'order') return [];
    if (filter.kind !== 'entries' && filter.kind !== 'choices') {
      const text = chipText(filter, value, customLabel?.(name));
      return [{ key: name, text, without: { [name]: '' } as Partial<FilterValues<Name>> }];
    }
    const all = splitValues(value);
    return all.map((one) => ({
      key: `${name} ${one}`,
      text: chipText(filter, one, undefined),
      without: { [name]: joinValues(all.filter((other) => other !== one)) } as Partial<FilterValues<Name>>,
    }));
  });
}

function chipText(filter: ListFilter, value: string, custom: string | undefined): string {
  const optionLabel = (options: readonly ListOption[] | null) =>
    options?.find((option) => option.value === value)?.label ?? value;
  switch (filter.kind) {
    case 'text':
      return filter.hasLabelledChip ? `${filter.label} ${value}` : value;
    case 'day':
      return `${filter.label} ${formatDate(value)}`;
    case 'custom':
      return custom ?? filter.label;
    case 'entries':
      return filter.prefix ? `${filter.prefix} ${value}` : value;
    case 'choices':
      return `${filter.label}: ${filter.labels?.get(value) ?? optionLabel(filter.options)}`;
    default:
      return optionLabel(filter.options);
  }
}
