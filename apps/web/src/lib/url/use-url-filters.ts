import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** `replace` forgets the address before; `flushSync` draws the new one at once and not when there is nothing else to do. */
export interface ChangeOptions {
  replace?: boolean;
  flushSync?: boolean;
}

/**
 * A list's filters, sort and page, kept in the URL so that reload, back and sharing work. `defaults` names the parameters and their
 * values when absent; keep it outside the component. Setting anything but `page` goes back to page 1.
 */
export function useUrlFilters<Filters extends Record<string, string>>(
  defaults: Filters,
): [Filters, (change: Partial<Filters>, options?: ChangeOptions) => void] {
  const [search, setSearch] = useSearchParams();

  const filters = useMemo(
    () =>
      Object.fromEntries(
        Object.entries(defaults).map(([key, fallback]) => [key, search.get(key) ?? fallback]),
      ) as Filters,
    [defaults, search],
  );

  const change = useCallback(
    (part: Partial<Filters>, options?: ChangeOptions) =>
      setSearch(
        (current) => {
          const next = new URLSearchParams(current);
          if (!('page' in part)) next.delete('page');
          for (const [key, value] of Object.entries(part)) {
            if (value === undefined || value === '' || value === defaults[key]) next.delete(key);
            else next.set(key, value);
          }
          return next;
        },
        { ...options, preventScrollReset: true },
      ),
    [defaults, setSearch],
  );

  return [filters, change];
}

/** The page number that a URL's `page` parameter means: a whole number from 1. */
export function pageNumber(text: string): number {
  const page = Number.parseInt(text, 10);
  return page >= 1 ? page : 1;
}
