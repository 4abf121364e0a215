import { useState } from 'react';

export interface ListSelection<Row> {
  /** All selected rows, on all pages. */
  rows: readonly Row[];
  /** The keys of the selected rows on the current page. */
  shownKeys: ReadonlySet<string>;
  /** Sets the selection of the current page. Other pages keep theirs. */
  choose: (keys: ReadonlySet<string>) => void;
  /** Selects exactly these rows, on any page. */
  chooseAll: (rows: readonly Row[]) => void;
  /** Deselects all rows except these, on all pages. */
  keep: (keys?: ReadonlySet<string>) => void;
}

interface SelectionOptions<Row> {
  /** Identifies the search. A different search clears the selection. */
  search: string;
  page: number;
  rows: readonly Row[];
  /** True if the rows belong to the current search and page. */
  settled: boolean;
  rowKey: (row: Row) => string;
}

/** A row and the page where it was last seen. */
interface Chosen<Row> {
  row: Row;
  page: number;
}

/** The selection of a list, across its pages. A row that has left its page is deselected. */
export function useSelection<Row>(options: SelectionOptions<Row>): ListSelection<Row> {
  const { search, page, rowKey } = options;
  const [state, setState] = useState<{ search: string; chosen: ReadonlyMap<string, Chosen<Row>> }>({
    search,
    chosen: new Map(),
  });
  const shown = new Map(options.rows.map((row) => [rowKey(row), row]));
  const chosen = state.search === search ? present(state.chosen, shown, options) : new Map<string, Chosen<Row>>();
  const set = (next: ReadonlyMap<string, Chosen<Row>>) => setState({ search, chosen: next });

  return {
    rows: [...chosen.values()].map(({ row }) => row),
    shownKeys: new Set([...shown.keys()].filter((key) => chosen.has(key))),
    choose(keys) {
      const elsewhere = [...chosen].filter(([key]) => !shown.has(key));
      const here = [...shown].filter(([key]) => keys.has(key));
      set(new Map([...elsewhere, ...here.map(([key, row]) => [key, { row, page }] as const)]));
    },
    // Page 0: these pages have not been seen, so no row can have left them.
    chooseAll: (rows) => set(new Map(rows.map((row) => [rowKey(row), { row, page: 0 }]))),
    keep: (keys) => set(new Map([...chosen].filter(([key]) => keys?.has(key)))),
  };
}

function present<Row>(
  chosen: ReadonlyMap<string, Chosen<Row>>,
  shown: ReadonlyMap<string, Row>,
  { page, settled }: SelectionOptions<Row>,
): Map<string, Chosen<Row>> {
  return new Map(
    [...chosen].flatMap(([key, entry]) => {
      const row = shown.get(key);
      if (row) return [[key, { row, page: settled ? page : entry.page }]];
      return settled && entry.page === page ? [] : [[key, entry]];
    }),
  );
}
