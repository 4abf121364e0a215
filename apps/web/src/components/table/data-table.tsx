import { Checkbox, Table } from '@mantine/core';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import classes from './data-table.module.css';
import { RowCheckbox } from './row-checkbox';
import { ariaSort, type ColumnSort, SortHeader, type Sorting } from './sort-header';

/** A column. Below 768 px its header is the label of the value in the card. */
export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  align?: 'left' | 'right' | 'center';
  /** True for the name of the record, which is the heading of its card. */
  isHeading?: boolean;
  sort?: ColumnSort;
}

interface Selection<Row> {
  keys: ReadonlySet<string>;
  onChange: (keys: ReadonlySet<string>) => void;
  /** Returns the label of a row's checkbox, such as "Select Asha Patel". */
  label: (row: Row) => string;
  /** True if the row has a checkbox. By default all rows have one. */
  isSelectable?: ((row: Row) => boolean) | undefined;
}

interface DataTableProps<Row> {
  /** The accessible name of the table. */
  caption: string;
  columns: Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  selection?: Selection<Row> | undefined;
  /** The order of the list. Columns with a `sort` have headers that change it. */
  sorting?: Sorting | undefined;
  dense?: boolean;
  /** True while the rows belong to the previous search, so that a click or a tick does not reach one of them. */
  isInert?: boolean;
}

/** The roles are explicit, because some browsers drop the table semantics when rows are laid out as cards. */
const asRow = { role: 'row' };
const asCell = { role: 'cell' };

/**
 * A table whose rows are cards below 768 px. Rows and cells are plain elements, because Mantine's elements render
 * slower.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, selection, sorting, dense, isInert = false } = props;
  const isSelectable = selection?.isSelectable ?? (() => true);
  const choices = rows.filter(isSelectable);
  const chosen = choices.filter((row) => selection?.keys.has(rowKey(row)));
  const isAll = choices.length > 0 && chosen.length === choices.length;
  const all = {
    checked: isAll,
    indeterminate: chosen.length > 0 && !isAll,
    disabled: isInert || choices.length === 0,
    onChange: () => selection?.onChange(new Set(isAll ? [] : choices.map(rowKey))),
  };

  const frame = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(frame);

  function toggle(row: Row) {
    const keys = new Set(selection?.keys);
    if (!keys.delete(rowKey(row))) keys.add(rowKey(row));
    selection?.onChange(keys);
  }

  return (
    <div ref={frame} className={classes.frame} data-overflows={overflows || undefined}>
      {/* Cards have no header for this checkbox. */}
      {selection ? (
        <Checkbox
          className={classes.page}
          label="Select all on this page"
          wrapperProps={{ 'data-no-print': true }}
          {...all}
        />
      ) : null}
      <Table
        className={classes.table}
        data-dense={dense || undefined}
        verticalSpacing={dense ? 'xs' : 'sm'}
        horizontalSpacing={dense ? 8 : 'md'}
        role="table"
        aria-label={caption}
      >
        <thead className={classes.head}>
          <tr>
            {selection ? (
              <th className={classes.choice} data-no-print>
                <Checkbox aria-label="Select all rows" {...all} />
              </th>
            ) : null}
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                data-align={column.align}
                aria-label={column.sort && column.header}
                aria-sort={ariaSort(column.sort, sorting)}
              >
                {column.sort && sorting ? (
                  <SortHeader header={column.header} sort={column.sort} sorting={sorting} />
                ) : (
                  column.header
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody inert={isInert}>
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              {...asRow}
              data-row-key={rowKey(row)}
              data-selected={selection?.keys.has(rowKey(row)) || undefined}
            >
              {selection ? (
                <td {...asCell} className={classes.check} data-no-print>
                  {isSelectable(row) ? (
                    <RowCheckbox
                      label={selection.label(row)}
                      checked={selection.keys.has(rowKey(row))}
                      onChange={() => toggle(row)}
                    />
                  ) : null}
                </td>
              ) : null}
              {columns.map((column) => (
                <td
                  key={column.key}
                  {...asCell}
                  data-label={column.header}
                  data-align={column.align}
                  data-heading={column.isHeading}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

/** Returns true if the content is wider than its frame. Measures after layout and after each resize. */
function useOverflow(frame: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setOverflows(element.scrollWidth > element.clientWidth));
    for (const watched of [element, ...element.children]) observer.observe(watched);
    return () => observer.disconnect();
  }, [frame]);
  return overflows;
}
