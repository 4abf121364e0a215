import { skipToken } from '@apollo/client/react';
import type { ReportName } from '@job-alert/domain/reports/reports';
import { Skeleton, Title } from '@mantine/core';
import { ErrorState } from '../../components/states';
import { useSeen } from '../../lib/use-seen';
import { reportView } from '../shared/reports/report-view';
import classes from './admin-reports.module.css';
import { FigureCard } from './figure-card';
import { useDashboardReportsQuery } from './reports.generated';

const WIDE = 'APPLICATIONS_PER_WEEK';
const FIGURES: readonly ReportName[] = [WIDE, 'FUNNEL_BY_STAGE', 'TIME_TO_APPROVE'];

/** The reports of the last 12 weeks. They are loaded when they come into view. */
export function AdminReports() {
  const { element, seen } = useSeen<HTMLElement>();
  const { data, error, refetch } = useDashboardReportsQuery(seen ? { fetchPolicy: 'cache-and-network' } : skipToken);
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
              return view ? <FigureCard key={name} name={name} view={view} wide={name === WIDE} /> : null;
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
