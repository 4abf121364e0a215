import { REPORTS, type ReportName } from '@job-alert/domain/reports/reports';
import { Button, Group, Title, VisuallyHidden } from '@mantine/core';
import { IconChartBar, IconTable } from '@tabler/icons-react';
import { useState } from 'react';
import { LazyBarChart } from '../../components/lazy-bar-chart';
import { ReportTableView } from '../shared/reports/report-table';
import type { ReportView } from '../shared/reports/report-view';
import classes from './report-chart-card.module.css';

interface ReportChartCardProps {
  name: ReportName;
  view: ReportView;
  wide?: boolean;
}

/** A report as a chart or, on request, as a table. Screen readers always get the table. */
export function ReportChartCard({ name, view, wide }: ReportChartCardProps) {
  const [asTable, setAsTable] = useState(false);
  const { title, definition } = REPORTS[name];
  return (
    <section className={classes.card} aria-label={title} data-wide={wide || undefined}>
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <Title order={3} className={classes.title}>
          {title}
        </Title>
        {view.isEmpty ? null : (
          <Button
            size="compact-sm"
            variant="subtle"
            flex="none"
            leftSection={asTable ? <IconChartBar size={16} aria-hidden /> : <IconTable size={16} aria-hidden />}
            aria-label={`Show ${title} as a ${asTable ? 'chart' : 'table'}`}
            onClick={() => setAsTable(!asTable)}
          >
            {asTable ? 'Chart' : 'Table'}
          </Button>
        )}
      </Group>
      <p className={classes.lead}>{definition}</p>
      <ReportChartBody view={view} asTable={asTable} />
    </section>
  );
}

function ReportChartBody({ view: { isEmpty, chart, tables }, asTable }: { view: ReportView; asTable: boolean }) {
  if (isEmpty) return <p className={`${classes.body} ${classes.empty}`}>Nothing in the last 12 weeks.</p>;
  const table = tables.map((one) => <ReportTableView key={one.caption} table={one} isStatic />);
  if (asTable || !chart) return <div className={classes.body}>{table}</div>;
  return (
    <div className={classes.body}>
      <LazyBarChart data={chart} />
      <VisuallyHidden>{table}</VisuallyHidden>
    </div>
  );
}
