import { Checkbox, Table } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import classes from './data-table.module.css';
import { RowCheckbox } from './row-checkbox';
import { type ColumnSort, SortHeader, type Sorting, sortedHow } from './sort-header';
import { useOverflow } from '../use-overflow';

/** One column of a table; under 768 px its header becomes the label of the value in the card. */
export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  align?: 'left' | 'right' | 'center';
  /** The name of the record: the heading of its card. */
  isHeading?: boolean;
  /** The orders that its header offers. */
  sort?: ColumnSort;
}

/** The keys of the selected rows, for bulk actions. */
export interface Selection<Row> {
  keys: ReadonlySet<string>;
  onChange: (keys: ReadonlySet<string>) => void;
  /** Names a row for its checkbox, such as "Select Asha Patel". */
  label: (row: Row) => string;
  /** Rows that cannot be chosen have no checkbox. */
  isSelectable?: ((row: Row) => boolean) | undefined;
}

interface DataTableProps<Row> {
  /** Says what the table lists, for screen readers. */
  caption: string;
  columns: Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  selection?: Selection<Row> | undefined;
  /** The list's order: headers of columns with a `sort` change it. */
  sorting?: Sorting | undefined;
  /** Smaller type and spacing, for many columns. */
  dense?: boolean;
}

/** Said outright: shown as a card, a row and its cells are not laid out as a table, and some browsers then forget that they are one. */
const asRow = { role: 'row' };
const asCell = { role: 'cell' };

/**
 * A list as a table; under 768 px each row is a card. Loading, empty and error faces stand around it (`states.tsx`). Rows and cells are
 * plain elements: Mantine's would cost more than what stands in them.
 */
export function DataTable<Row>({ caption, columns, rows, rowKey, selection, sorting, dense }: DataTableProps<Row>) {
  const isSelectable = selection?.isSelectable ?? (() => true);
  const choices = rows.filter(isSelectable);
  const chosen = choices.filter((row) => selection?.keys.has(rowKey(row)));
  const isAll = choices.length > 0 && chosen.length === choices.length;
  const all = {
    checked: isAll,
    indeterminate: chosen.length > 0 && !isAll,
    disabled: choices.length === 0,
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
      {/* The cards have no header to tick. */}
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
                aria-sort={sortedHow(column.sort, sorting)}
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
        <tbody>
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
