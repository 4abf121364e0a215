import { Table, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './key-value-table.module.css';

/** An empty value shows a dash. */
export type KeyValue = readonly [key: string, value: ReactNode];

interface KeyValueTableProps {
  title: string;
  rows: readonly KeyValue[];
}

export function KeyValueTable({ title, rows }: KeyValueTableProps) {
  return (
    <section className={classes.section}>
      <Title order={3} className={classes.title}>
        {title}
      </Title>
      <Table className={classes.table} aria-label={title} verticalSpacing="xs" withRowBorders>
        <Table.Tbody>
          {/* Two rows may have the same key, such as two degrees of one year. */}
          {rows.map(([key, value], index) => (
            <Table.Tr key={`${key} ${index}`}>
              <Table.Th scope="row">{key}</Table.Th>
              <Table.Td>{value === null || value === undefined || value === '' ? '–' : value}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  );
}
