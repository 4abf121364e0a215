import { Button, Group, Skeleton, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconChartBar, IconLink, IconTable } from '@tabler/icons-react';
import { useState } from 'react';
import { ExportButton } from '../../components/buttons/export-button';
import { LazyBarChart } from '../../components/lazy-bar-chart';
import type { BannerState } from '../../components/use-banner';
import { Definition } from '../shared/history/definition';
import { ReportTableView } from '../shared/reports/report-table';
import type { ReportNumber, ReportView } from '../shared/reports/report-view';
import classes from './report-card.module.css';

interface ReportCardProps {
  /** The name of the report in its CSV and its anchor. */
  name: string;
  title: string;
  headingOrder: 2 | 3;
  definition: string;
  /** The date of the first record, if it is after the start of the period. */
  since?: string | undefined;
  /** Null until loaded. */
  view: ReportView | null;
  /** The filters as in the URL of the CSV, or null for roles that cannot download it. */
  filters: Readonly<Record<string, string>> | null;
  banner: BannerState;
  /** Creates a link for spreadsheets. Only administrators have it. */
  onLink?: (() => void) | undefined;
}

/** Shows a report: its key figures, and a chart with its table. */
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
              recordsName={title}
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
  if (view.isEmpty) return <p className={classes.empty}>This report has no data for this period.</p>;
  const [first, ...others] = view.tables;
  const isHidden = view.chart !== null && !asTable;
  return (
    <>
      <Numbers numbers={view.numbers} />
      {view.chart && !asTable ? (
        <div className={classes.chart}>
          <LazyBarChart data={view.chart} />
        </div>
      ) : null}
      {first && isHidden ? (
        <VisuallyHidden className={classes.printed}>
          <ReportTableView table={first} isStatic />
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

/** The definitions as text for prints, where their buttons cannot be clicked. */
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
