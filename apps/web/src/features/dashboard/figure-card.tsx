import { Button, Group, Table, Title, VisuallyHidden } from '@mantine/core';
import { IconChartBar, IconTable } from '@tabler/icons-react';
import { useState } from 'react';
import { BarFigureView } from '../../components/bar-figure-view';
import classes from './figure-card.module.css';
import type { Figure } from './report-figures';

/** A report as a chart, or as a table: on request, and always for screen readers. */
export function FigureCard({ figure, wide }: { figure: Figure; wide?: boolean }) {
  const [asTable, setAsTable] = useState(false);
  return (
    <section className={classes.card} aria-label={figure.title} data-wide={wide || undefined}>
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <Title order={3} className={classes.title}>
          {figure.title}
        </Title>
        {figure.empty ? null : (
          <Button
            size="compact-sm"
            variant="subtle"
            flex="none"
            leftSection={asTable ? <IconChartBar size={16} aria-hidden /> : <IconTable size={16} aria-hidden />}
            aria-label={`Show ${figure.title} as a ${asTable ? 'chart' : 'table'}`}
            onClick={() => setAsTable(!asTable)}
          >
            {asTable ? 'Chart' : 'Table'}
          </Button>
        )}
      </Group>
      <p className={classes.lead}>{figure.lead}</p>
      <FigureBody figure={figure} asTable={asTable} />
    </section>
  );
}

function FigureBody({ figure, asTable }: { figure: Figure; asTable: boolean }) {
  if (figure.empty) return <p className={`${classes.body} ${classes.empty}`}>Nothing in the last 12 weeks.</p>;
  if (asTable) {
    return (
      <div className={classes.body}>
        <FigureTable figure={figure} />
      </div>
    );
  }
  return (
    <div className={classes.body}>
      <BarFigureView figure={figure} />
      <VisuallyHidden>
        <FigureTable figure={figure} />
      </VisuallyHidden>
    </div>
  );
}

function FigureTable({ figure: { title, by, columns, rows } }: { figure: Figure }) {
  return (
    <Table aria-label={title} verticalSpacing={6}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{by}</Table.Th>
          {columns.map((column) => (
            <Table.Th key={column} scope="col" ta="right">
              {column}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map(({ label, cells }) => (
          <Table.Tr key={label}>
            <Table.Th scope="row" fw={500}>
              {label}
            </Table.Th>
            {cells.map((cell, index) => (
              <Table.Td key={columns[index]} ta="right">
                {cell}
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
