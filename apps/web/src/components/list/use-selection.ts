import { useState } from 'react';

/** Rows that are chosen in a list, for actions on several at once. */
export interface ListSelection<Row> {
  /** All chosen rows, those of other pages too. */
  rows: readonly Row[];
  /** The chosen ones of the shown page, by key. */
  shownKeys: ReadonlySet<string>;
  /** Sets what is chosen of the shown page; other pages keep theirs. */
  choose: (keys: ReadonlySet<string>) => void;
  /** Chooses these rows of any page, and no others. */
  chooseAll: (rows: readonly Row[]) => void;
  /** Keeps only these, of all pages; without any the selection is empty. */
  keep: (keys?: ReadonlySet<string>) => void;
}

interface SelectionOptions<Row> {
  /** The search that the rows are found by: another one starts without a selection. */
  search: string;
  page: number;
  rows: readonly Row[];
  /** The rows are those of the page, and not of an earlier question. */
  settled: boolean;
  rowKey: (row: Row) => string;
}

/** A row with the page that it was last seen on. */
interface Chosen<Row> {
  row: Row;
  page: number;
}

/** Keeps chosen rows over the pages of a list. A row that has left its page is not chosen any more. */
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
    // Nobody has looked at their pages yet, so there is none that they can have left.
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
