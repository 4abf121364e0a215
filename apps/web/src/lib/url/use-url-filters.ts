import { useCallback, useMemo } from 'react';
import { useQueryChange } from './use-query-change';

/** `replace` replaces the history entry; `flushSync` renders synchronously instead of in a transition. */
export interface ChangeOptions {
  replace?: boolean;
  flushSync?: boolean;
}

/**
 * Stores the filters, sort and page of a list in the URL, so that reload, Back and sharing work. `defaults` contains
 * the parameters with their values when absent. Define it outside the component. A change of any other parameter resets
 * `page` to 1.
 */
export function useUrlFilters<Filters extends Record<string, string>>(
  defaults: Filters,
): [Filters, (change: Partial<Filters>, options?: ChangeOptions) => void] {
  const [search, changeQuery] = useQueryChange();

  const filters = useMemo(
    () =>
      Object.fromEntries(
        Object.entries(defaults).map(([key, fallback]) => [key, search.get(key) ?? fallback]),
      ) as Filters,
    [defaults, search],
  );

  const change = useCallback(
    (part: Partial<Filters>, options?: ChangeOptions) =>
      changeQuery((next) => {
        if (!('page' in part)) next.delete('page');
        for (const [key, value] of Object.entries(part)) {
          if (value === undefined || value === '' || value === defaults[key]) next.delete(key);
          else next.set(key, value);
        }
      }, options),
    [defaults, changeQuery],
  );

  return [filters, change];
}

/** Parses the `page` parameter of a URL: an integer from 1. */
export function pageNumber(text: string): number {
  const page = Number.parseInt(text, 10);
  return page >= 1 ? page : 1;
}
