import { Box, Table } from '@mantine/core';
import { Definition } from '../history/definition';
import classes from './report-table.module.css';
import type { ReportTable } from './report-view';

interface TableProps {
  table: ReportTable;
  /** True if the table contains no focusable element: in a small card, or for screen readers and prints only. */
  isStatic?: boolean;
}

export function ReportTableView({ table: { caption, by, columns, rows }, isStatic = false }: TableProps) {
  // A scrollable area must be reachable by keyboard, either through a button in it or as a tab stop.
  const reached = isStatic || columns.some(({ definition }) => definition);
  return (
    <Box
      className={isStatic ? undefined : classes.scroller}
      {...(reached ? {} : { role: 'group', 'aria-label': caption, tabIndex: 0 })}
    >
      <Table aria-label={caption} verticalSpacing={8} className={classes.table}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{by}</Table.Th>
            {columns.map(({ header, definition }) => (
              <Table.Th key={header} scope="col">
                {header}
                {definition && !isStatic ? <Definition of={header} text={definition} /> : null}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ key, label, cells }) => (
            <Table.Tr key={key}>
              <Table.Th scope="row">
                <span className={classes.label}>{label}</span>
              </Table.Th>
              {cells.map((cell, index) => (
                <Table.Td key={columns[index]?.header}>{cell}</Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Box>
  );
}
