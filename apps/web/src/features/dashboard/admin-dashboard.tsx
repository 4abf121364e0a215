import { Skeleton, Title } from '@mantine/core';
import { IconBriefcase, IconBuilding, IconFileText, IconHourglassHigh, IconUsers } from '@tabler/icons-react';
import { Screen } from '../../components/screen';
import { ErrorState } from '../../components/states';
import { paths } from '../../config/paths';
import { describeError } from '../../lib/errors/describe-error';
import { formatNumber } from '../../lib/format/format';
import classes from './admin-reports.module.css';
import { Agenda } from './agenda';
import { type CountCard, CountCards } from './count-cards';
import { type DashboardCountsQuery, useDashboardCountsQuery } from './dashboard-counts.generated';
import { skipToken } from '@apollo/client/react';
import type { ReportName } from '@job-alert/domain/reports/reports';
import { useInView } from '../../lib/use-in-view';
import { reportView } from '../shared/reports/report-view';
import { ReportChartCard } from './report-chart-card';
import { useDashboardReportsQuery } from './reports.generated';

const cards: readonly CountCard<keyof DashboardCountsQuery['dashboardCounts']>[] = [
  { label: 'Total Employers', count: 'totalEmployers', path: paths.admin.employers, icon: IconBuilding },
  { label: 'Total Candidates', count: 'totalCandidates', path: paths.admin.candidates, icon: IconUsers },
  { label: 'Total Jobs', count: 'totalJobs', path: paths.admin.jobs, icon: IconBriefcase },
  { label: 'Total Applications', count: 'totalApplications', path: paths.admin.applications, icon: IconFileText },
  {
    label: 'Pending Approvals',
    count: 'totalPendingApprovals',
    path: paths.admin.pendingApprovals,
    detail: ({ pendingEmployers, pendingJobs, pendingApplications }) =>
      [
        `Employers ${formatNumber(pendingEmployers)}`,
        `Jobs ${formatNumber(pendingJobs)}`,
        `Applications ${formatNumber(pendingApplications)}`,
      ].join(' · '),
    icon: IconHourglassHigh,
  },
];

export function AdminDashboard() {
  const { data, error, refetch } = useDashboardCountsQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <Screen title="Dashboard" lead="The portal at a glance.">
      {error && !data ? (
        <ErrorState text={describeError(error, { fallback: 'Could not load the counts.' })} onRetry={refetch} />
      ) : (
        <>
          <Agenda counts={data ?? null} />
          <section className={classes.reports} aria-labelledby="totals">
            <Title order={2} id="totals" className={classes.title}>
              Totals
            </Title>
            <CountCards cards={cards} counts={data?.dashboardCounts ?? null} />
          </section>
        </>
      )}
      <AdminReports />
    </Screen>
  );
}

const WIDE = 'APPLICATIONS_PER_WEEK';
const FIGURES: readonly ReportName[] = [WIDE, 'FUNNEL_BY_STAGE', 'TIME_TO_APPROVE'];

/** The reports of the last 12 weeks. They are loaded when the section comes into view. */
function AdminReports() {
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
