import { Skeleton, Title } from '@mantine/core';
import {
  IconBriefcase,
  IconBuilding,
  IconCalendarEvent,
  IconClockExclamation,
  IconFileText,
  IconHourglassHigh,
  IconMailOpened,
  IconUserCheck,
  IconUsers,
} from '@tabler/icons-react';
import { Screen } from '../../components/screen';
import { ErrorState } from '../../components/states';
import { paths, withQuery } from '../../config/paths';
import { describeError } from '../../lib/errors/describe-error';
import { formatNumber } from '../../lib/format/format';
import classes from './admin-reports.module.css';
import { type CountCard, CountCards } from './count-cards';
import { FollowUps } from './follow-ups';
import { type DashboardCountsQuery, useDashboardCountsQuery } from './dashboard-counts.generated';
import { skipToken } from '@apollo/client/react';
import type { ReportName } from '@job-alert/domain/reports/reports';
import { useInView } from '../../lib/use-in-view';
import { reportView } from '../shared/reports/report-view';
import { ReportChartCard } from './report-chart-card';
import { useDashboardReportsQuery } from './reports.generated';
import { agendaToWire } from '@job-alert/domain/approvals/agenda';

type Totals = keyof DashboardCountsQuery['dashboardCounts'] | 'mine';

const cards: readonly CountCard<Totals>[] = [
  { label: 'Total Employers', count: 'totalEmployers', path: paths.admin.employers, icon: IconBuilding },
  { label: 'Total Candidates', count: 'totalCandidates', path: paths.admin.candidates, icon: IconUsers },
  { label: 'Total Jobs', count: 'totalJobs', path: paths.admin.jobs, icon: IconBriefcase },
  { label: 'Total Applications', count: 'totalApplications', path: paths.admin.applications, icon: IconFileText },
  {
    label: 'Pending Approvals',
    count: 'totalPendingApprovals',
    path: paths.admin.pendingApprovals,
    detail: ({ pendingEmployers, pendingJobs, pendingApplications, mine }) =>
      [
        `Employers ${formatNumber(pendingEmployers)}`,
        `Jobs ${formatNumber(pendingJobs)}`,
        `Applications ${formatNumber(pendingApplications)}`,
        `Mine ${formatNumber(mine)}`,
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
          <FollowUps data={data ?? null} />
          <section className={classes.reports} aria-labelledby="totals">
            <Title order={2} id="totals" className={classes.title}>
              Totals
            </Title>
            <CountCards
              cards={cards}
              counts={data ? { ...data.dashboardCounts, mine: data.waitingCounts.mine } : null}
            />
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

type Counts = Pick<DashboardCountsQuery, 'agenda' | 'waitingCounts'>;

const agendaCards: readonly CountCard<keyof Counts['agenda'] | 'late'>[] = [
  {
    label: 'Late Approvals',
    count: 'late',
    path: withQuery(paths.admin.pendingApprovals, { age: 'late' }),
    isAlarming: true,
    icon: IconClockExclamation,
  },
  {
    label: 'Interviews Today',
    count: 'interviewsToday',
    path: withQuery(paths.admin.applications, { agenda: agendaToWire('INTERVIEWS_TODAY') }),
    icon: IconCalendarEvent,
  },
  {
    label: 'Offers Waiting',
    count: 'pendingOffers',
    path: withQuery(paths.admin.pendingApprovals, { step: 'selected' }),
    icon: IconMailOpened,
  },
  {
    label: 'Joinings This Week',
    count: 'joiningsThisWeek',
    path: withQuery(paths.admin.applications, { agenda: agendaToWire('JOININGS_THIS_WEEK') }),
    icon: IconUserCheck,
  },
];

/** The counts for today and this week. Each count links to its list. `counts` is null until loaded. */
function Agenda({ counts }: { counts: Counts | null }) {
  return (
    <section aria-labelledby="agenda">
      <Title order={2} id="agenda" className={classes.title}>
        Today and this week
      </Title>
      <CountCards cards={agendaCards} counts={counts && { ...counts.agenda, late: lateOf(counts) }} size="small" />
    </section>
  );
}

const lateOf = ({ waitingCounts: { companies, jobs, corrections, applications } }: Counts): number =>
  companies.late + jobs.late + corrections.late + applications.late;
