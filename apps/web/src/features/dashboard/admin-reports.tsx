import { skipToken } from '@apollo/client/react';
import type { ReportName } from '@job-alert/domain/reports/reports';
import { Skeleton, Title } from '@mantine/core';
import { ErrorState } from '../../components/states';
import { useInView } from '../../lib/use-in-view';
import { reportView } from '../shared/reports/report-view';
import classes from './admin-reports.module.css';
import { ReportChartCard } from './report-chart-card';
import { useDashboardReportsQuery } from './reports.generated';

const WIDE = 'APPLICATIONS_PER_WEEK';
const FIGURES: readonly ReportName[] = [WIDE, 'FUNNEL_BY_STAGE', 'TIME_TO_APPROVE'];

/** The reports of the last 12 weeks. They are loaded when the section comes into view. */
export function AdminReports() {
  const { element, isInView } = useInView<HTMLElement>();
  const { data, error, refetch } = useDashboardReportsQuery(
    isInView ? { fetchPolicy: 'cache-and-network' } : skipToken,
  );
  return (
    <section ref={element} className={classes.reports} aria-labelledby="reports">
      <Title order={2} id="reports" className={classes.title}>
        The last 12 weeks
      </Title>
      {error && !data ? (
        <ErrorState text="Could not load the reports." onRetry={refetch} />
      ) : (
        <div className={classes.grid}>
          {data ? (
            FIGURES.map((name) => {
              const view = reportView(name, data);
              return view ? <ReportChartCard key={name} name={name} view={view} wide={name === WIDE} /> : null;
            })
          ) : (
            <>
              <Skeleton
                height={400}
                radius="lg"
                style={{ gridColumn: '1 / -1' }}
                role="status"
                aria-label="Loading..."
              />
              <Skeleton height={400} radius="lg" />
              <Skeleton height={400} radius="lg" />
            </>
          )}
        </div>
      )}
    </section>
  );
}
