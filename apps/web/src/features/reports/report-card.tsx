import { Box, Button, Group, Skeleton, Table, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconChartBar, IconLink, IconTable } from '@tabler/icons-react';
import { useState } from 'react';
import { BarFigureView } from '../../components/bar-figure-view';
import { ExportButton } from '../../components/export-button';
import type { BannerState } from '../../components/use-banner';
import { Definition } from './definition';
import classes from './report-card.module.css';
import type { ReportNumber, ReportTable, ReportView } from './report-view';

export interface ReportCardProps {
  /** The report as its CSV and its place on the page are called. */
  name: string;
  title: string;
  headingOrder: 2 | 3;
  /** What it says, in a sentence. */
  definition: string;
  /** From when on it is recorded, when that is later than the period begins. */
  since?: string | undefined;
  /** Null until it is known. */
  view: ReportView | null;
  /** The filters as the CSV's address has them; only administrators can download. */
  filters: Readonly<Record<string, string>> | null;
  banner: BannerState;
  /** Makes a link for a spreadsheet; only administrators can. */
  onLink?: (() => void) | undefined;
}

/** One report: its numbers, a chart with its table, and the same as a file. */
export function ReportCard({
  name,
  title,
  headingOrder,
  definition,
  since,
  view,
  filters,
  banner,
  onLink,
}: ReportCardProps) {
  const [asTable, setAsTable] = useState(false);
  const hasChart = view?.chart && !view.isEmpty;
  return (
    <section className={classes.card} id={name} aria-labelledby={`${name}-title`} aria-busy={!view}>
      <div className={classes.head}>
        <div>
          <Title order={headingOrder} id={`${name}-title`} className={classes.title} tabIndex={-1}>
            {title}
          </Title>
          <Text className={classes.lead}>{definition}</Text>
          {since ? <Text className={classes.since}>{since}</Text> : null}
        </div>
        <Group gap="xs" data-no-print>
          {hasChart ? (
            <Button
              size="sm"
              variant="default"
              leftSection={asTable ? <IconChartBar size={18} aria-hidden /> : <IconTable size={18} aria-hidden />}
              aria-label={`Show ${title} as a ${asTable ? 'chart' : 'table'}`}
              onClick={() => setAsTable(!asTable)}
            >
              {asTable ? 'Chart' : 'Table'}
            </Button>
          ) : null}
          {filters ? (
            <ExportButton
              label={`Export CSV of ${title}`}
              what={title}
              file={name}
              folder="/feeds/reports"
              filters={filters}
              banner={banner}
            />
          ) : null}
          {onLink ? (
            <Button
              size="sm"
              variant="default"
              leftSection={<IconLink size={18} aria-hidden />}
              aria-label={`Link ${title} to a spreadsheet`}
              onClick={onLink}
            >
              Link
            </Button>
          ) : null}
        </Group>
      </div>
      {view ? <ReportBody view={view} asTable={asTable} headingOrder={headingOrder} /> : <ReportSkeleton />}
    </section>
  );
}

function ReportBody({
  view,
  asTable,
  headingOrder,
}: Pick<ReportCardProps, 'headingOrder'> & { view: ReportView; asTable: boolean }) {
  if (view.isEmpty) return <p className={classes.empty}>Nothing happened in this period that this report counts.</p>;
  const [first, ...others] = view.tables;
  const isHidden = view.chart !== null && !asTable;
  return (
    <>
      <Numbers numbers={view.numbers} />
      {view.chart && !asTable ? (
        <div className={classes.chart}>
          <BarFigureView figure={view.chart} />
        </div>
      ) : null}
      {first && isHidden ? (
        <VisuallyHidden className={classes.printed}>
          <ReportTableView table={first} isHidden />
        </VisuallyHidden>
      ) : null}
      {first && !isHidden ? <ReportTableView table={first} /> : null}
      {others.map((table) => (
        <div key={table.caption} className={classes.other}>
          <Title order={headingOrder === 3 ? 4 : 3} className={classes.caption}>
            {table.caption}
          </Title>
          <ReportTableView table={table} />
        </div>
      ))}
      <Meanings view={view} />
    </>
  );
}

interface TableProps {
  table: ReportTable;
  /** For screen readers and paper only: nothing in it takes the focus. */
  isHidden?: boolean;
}

function Numbers({ numbers }: { numbers: readonly ReportNumber[] }) {
  return (
    <dl className={classes.numbers}>
      {numbers.map(({ label, value, definition, before }) => (
        <div key={label}>
          <dt>
            {label}
            <Definition of={label} text={definition} />
          </dt>
          <dd>
            <span className={classes.value}>{value}</span>
            {before ? <span className={classes.before}>{before}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function ReportTableView({ table: { caption, by, columns, rows }, isHidden = false }: TableProps) {
  // What scrolls can be reached by the keyboard: by a button in it, or itself.
  const reached = isHidden || columns.some(({ definition }) => definition);
  return (
    <Box
      className={isHidden ? undefined : classes.scroller}
      {...(reached ? {} : { role: 'group', 'aria-label': caption, tabIndex: 0 })}
    >
      <Table aria-label={caption} verticalSpacing={8} className={classes.table}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{by}</Table.Th>
            {columns.map(({ header, definition }) => (
              <Table.Th key={header} scope="col">
                {header}
                {definition && !isHidden ? <Definition of={header} text={definition} /> : null}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ key, label, cells }) => (
            <Table.Tr key={key}>
              <Table.Th scope="row">{label}</Table.Th>
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

/** On paper nothing can be pressed, so the definitions stand below. */
function Meanings({ view }: { view: ReportView }) {
  const meanings = new Map<string, string | undefined>();
  for (const { label, definition } of view.numbers) meanings.set(label, definition);
  for (const { columns } of view.tables) for (const { header, definition } of columns) meanings.set(header, definition);
  return (
    <dl className={classes.meanings} aria-hidden>
      {[...meanings].map(([label, definition]) =>
        definition ? (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{definition}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}

function ReportSkeleton() {
  return (
    <div role="status" aria-label="Loading...">
      <Skeleton height={64} radius="md" mb="lg" />
      <Skeleton height={280} radius="md" />
    </div>
  );
}
