import { useState } from 'react';

export interface ListSelection<Row> {
  rows: readonly Row[];
  pageKeys: ReadonlySet<string>;
  /** Sets the selection of the current page. The selection of other pages does not change. */
  selectOnPage: (keys: ReadonlySet<string>) => void;
  /** Selects exactly these rows, on any page. */
  selectOnly: (rows: readonly Row[]) => void;
  /** Deselects all rows except these, on all pages. */
  retain: (keys?: ReadonlySet<string>) => void;
}

interface SelectionOptions<Row> {
  /** Identifies the search. A different search clears the selection. */
  search: string;
  page: number;
  rows: readonly Row[];
  /** True if the rows belong to the current search and page. */
  isSettled: boolean;
  rowKey: (row: Row) => string;
}

/** A row and the page where it was last seen. */
interface SelectedRow<Row> {
  row: Row;
  page: number;
}

/** The selection of a list, across its pages. A row that has left its page is deselected. */
export function useSelection<Row>(options: SelectionOptions<Row>): ListSelection<Row> {
  const { search, page, rowKey } = options;
  const [state, setState] = useState<{ search: string; chosen: ReadonlyMap<string, SelectedRow<Row>> }>({
    search,
    chosen: new Map(),
  });
  const rowsByKey = new Map(options.rows.map((row) => [rowKey(row), row]));
  const chosen =
    state.search === search ? present(state.chosen, rowsByKey, options) : new Map<string, SelectedRow<Row>>();
  const set = (next: ReadonlyMap<string, SelectedRow<Row>>) => setState({ search, chosen: next });

  return {
    rows: [...chosen.values()].map(({ row }) => row),
    pageKeys: new Set([...rowsByKey.keys()].filter((key) => chosen.has(key))),
    selectOnPage(keys) {
      const elsewhere = [...chosen].filter(([key]) => !rowsByKey.has(key));
      const here = [...rowsByKey].filter(([key]) => keys.has(key));
      set(new Map([...elsewhere, ...here.map(([key, row]) => [key, { row, page }] as const)]));
    },
    // Page 0 means that the row's page has not been seen, so the row cannot have left it.
    selectOnly: (rows) => set(new Map(rows.map((row) => [rowKey(row), { row, page: 0 }]))),
    retain: (keys) => set(new Map([...chosen].filter(([key]) => keys?.has(key)))),
  };
}

function present<Row>(
  chosen: ReadonlyMap<string, SelectedRow<Row>>,
  rowsByKey: ReadonlyMap<string, Row>,
  { page, isSettled }: SelectionOptions<Row>,
): Map<string, SelectedRow<Row>> {
  return new Map(
    [...chosen].flatMap(([key, entry]) => {
      const row = rowsByKey.get(key);
      if (row) return [[key, { row, page: isSettled ? page : entry.page }]];
      return isSettled && entry.page === page ? [] : [[key, entry]];
    }),
  );
}
