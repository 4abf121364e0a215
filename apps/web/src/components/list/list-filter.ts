import { isValidDate } from '@job-alert/domain/india/calendar';

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
  clean?: (text: string) => string;
  /** The pattern of valid URL values. Other values are ignored. */
  pattern?: RegExp;
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

/** A filter of a list: the rules for its value in the URL, and its form field. */
export type ListFilter = TextFilter | ChoiceFilter | OrderFilter | DayFilter | CustomFilter | LinkFilter;

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
    default:
      return filter.pattern && !filter.pattern.test(text) ? '' : text;
  }
}
