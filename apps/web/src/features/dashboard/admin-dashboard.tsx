import { Title } from '@mantine/core';
import { IconBriefcase, IconBuilding, IconFileText, IconHourglassHigh, IconUsers } from '@tabler/icons-react';
import { Screen } from '../../components/screen';
import { ErrorState } from '../../components/states';
import { paths } from '../../config/paths';
import { describeError } from '../../lib/errors/describe-error';
import { formatNumber } from '../../lib/format/format';
import { AdminReports } from './admin-reports';
import classes from './admin-reports.module.css';
import { Agenda } from './agenda';
import { type CountCard, CountCards } from './count-cards';
import { type DashboardCountsQuery, useDashboardCountsQuery } from './dashboard-counts.generated';

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
