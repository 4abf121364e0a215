import { isValidDate } from '@job-alert/domain/india/calendar';

/** One option of a choice: its value is the URL's, its label is for people. */
export interface ListOption {
  value: string;
  label: string;
}

/** A text field of the filter form. */
interface TextFilter {
  kind: 'text';
  label: string;
  maxLength: number;
  /** Removes the characters that the field does not accept, while somebody types. */
  clean?: (text: string) => string;
  /** A value of the URL that does not match is ignored. */
  pattern?: RegExp;
}

/** A field that offers a few options; an empty value means all. */
interface ChoiceFilter {
  kind: 'choice';
  label: string;
  options: readonly ListOption[];
  /** Many options can be searched by typing. */
  searchable?: boolean;
}

/** The order of the list as a field of the form, under the name `sort`. The first option is the list's own order. */
interface OrderFilter {
  kind: 'order';
  label: string;
  options: readonly ListOption[];
}

/** The first or the last day of a range, YYYY-MM-DD. A list has both, under the names `from` and `to`. */
interface DayFilter {
  kind: 'day';
  label: string;
}

/** A field that the screen draws itself, such as a choice out of records. */
interface CustomFilter {
  kind: 'custom';
  label: string;
  pattern: RegExp;
}

/** A filter without a field: only links set it. */
interface LinkFilter {
  kind: 'link';
  options: readonly ListOption[];
}

/** One filter of a list: how its value is read from the URL, and which field the form has for it. */
export type ListFilter = TextFilter | ChoiceFilter | OrderFilter | DayFilter | CustomFilter | LinkFilter;

/** The filters of a list by their URL parameters, in the order of the form. */
export type ListFilters<Name extends string> = Readonly<Record<Name, ListFilter>>;

/** The value of each filter; empty where it does not restrict the list. */
export type FilterValues<Name extends string> = Record<Name, string>;

/** The two fields of a date range. */
export const dayFilters = {
  from: { kind: 'day', label: 'From date' },
  to: { kind: 'day', label: 'To date' },
} as const satisfies ListFilters<'from' | 'to'>;

/** Returns the value that the URL's text means for a filter. Options are matched in any case; an invalid text means no filter. */
export function readFilter(filter: ListFilter, text: string): string {
  switch (filter.kind) {
    case 'day':
      return isValidDate(text) ? text : '';
    case 'choice':
    case 'link': {
      const wanted = text.trim().toLowerCase();
      return filter.options.find(({ value }) => value.toLowerCase() === wanted)?.value ?? '';
    }
    case 'order':
      return filter.options.slice(1).find(({ value }) => value === text.toLowerCase())?.value ?? '';
    default:
      return filter.pattern && !filter.pattern.test(text) ? '' : text;
  }
}
