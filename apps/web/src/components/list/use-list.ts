import { type Sorts, sortFromWire, sortToWire } from '@job-alert/domain/lists/list-sorts';
import { useMemo } from 'react';
import { usePageSize } from '../../lib/page-size-preference';
import { type ChangeOptions, pageNumber, useUrlFilters } from '../../lib/url/use-url-filters';
import { type FilterValues, type ListFilters, type ListOption, readFilter } from './list-filter';

/** The filters and sort orders of a list. Define it outside the component. */
interface ListDefinition<Name extends string, Sort extends string = string, Field extends string = string> {
  filters: ListFilters<Name>;
  sorts?: Sorts<Sort | 'LATEST', Field>;
  /** Alternative views or orders of the list, to choose above it. The URL parameter is set for all but the first view. */
  view?: { parameter: string; label: string; options: readonly ListOption[]; isOrder?: boolean };
  /** A fixed page size. Without it users can choose the size. */
  pageSize?: number;
  /** The URL parameter of the record that is open next to the list. Changing filters or page closes it. */
  opened?: string;
}

/**
 * Returns the filters, order, view and page of a list from the URL. Names are case-insensitive
 * (`?status=Pending&sort=oldest`).
 */
export function useList<Name extends string, Sort extends string = never, Field extends string = never>(
  definition: ListDefinition<Name, Sort, Field>,
) {
  const chosenSize = usePageSize();
  const { filters: fields, sorts, view } = definition;
  const defaults = useMemo(() => urlDefaults(definition), [definition]);
  const [texts, changeUrl] = useUrlFilters(defaults);
  const { opened } = definition;
  const change = (part: Partial<Record<string, string>>, options?: ChangeOptions) =>
    changeUrl(opened === undefined ? part : { ...part, [opened]: '' }, options);
  const entries = Object.entries(fields) as [Name, ListFilters<Name>[Name]][];
  const filters = Object.fromEntries(
    entries.map(([name, filter]) => [name, readFilter(filter, texts[name] ?? '')]),
  ) as FilterValues<Name>;
  const noFilters = Object.fromEntries(entries.map(([name]) => [name, ''])) as FilterValues<Name>;

  const size = definition.pageSize ?? chosenSize;
  const page = pageNumber(texts['page'] ?? '1');
  const sort = (sorts && sortFromWire(sorts, texts['sort'] ?? '')) ?? 'LATEST';
  const [firstView = { value: '', label: '' }] = view?.options ?? [];
  const currentView = view?.options.find(({ value }) => value === texts[view.parameter]) ?? firstView;

  return {
    fields,
    filters,
    page,
    position: { first: size, page },
    size,
    sort,
    /** The order for the query. A list without sort orders uses the server's order. */
    orderBy: sorts?.[sort].orderBy as Sorts<Sort, Field>[Sort]['orderBy'],
    /** The order as in the URL, for table headers and the select on phones. */
    sorting: { value: sortToWire(sort), onChange: (next: string) => change({ sort: next }) },
    sortOptions: Object.entries<{ label: string }>(sorts ?? {}).map(([name, { label }]) => ({
      value: sortToWire(name),
      label,
    })),
    view: currentView.value,
    viewOptions: view,
    showView: (next: string) => {
      if (view) change({ [view.parameter]: next });
    },
    isFiltered: entries.some(([name, { kind }]) => kind !== 'order' && filters[name] !== ''),
    /** Identifies the rows and their order. A change clears the selection. */
    key: JSON.stringify([filters, sort]),
    /** The URL parameters for an export of the same rows in the same order. */
    exportFilters: { ...filters, sort: sort === 'LATEST' ? '' : sortToWire(sort) },
    /** Applies filters. Filters that are not given stay as in the URL, which can be newer than this render. */
    search: (next: Partial<FilterValues<Name>>) => change(next),
    clear: () => change(noFilters),
    turnTo: (next: number, options?: ChangeOptions) => change({ page: String(next) }, options),
  };
}

export type List<Name extends string> = Omit<ReturnType<typeof useList<Name, string, string>>, 'orderBy'>;

function urlDefaults({ filters, view }: ListDefinition<string>): Record<string, string> {
  return {
    ...Object.fromEntries(Object.keys(filters).map((name) => [name, ''])),
    ...(view && { [view.parameter]: view.options[0]?.value ?? '' }),
    sort: 'latest',
    page: '1',
  };
}
