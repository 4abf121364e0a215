import { agendaToWire } from '@job-alert/domain/approvals/agenda';
import { Title } from '@mantine/core';
import { IconCalendarEvent, IconClockExclamation, IconMailOpened, IconUserCheck } from '@tabler/icons-react';
import { paths, withQuery } from '../../config/paths';
import classes from './admin-reports.module.css';
import { type CountCard, CountCards } from './count-cards';
import type { DashboardCountsQuery } from './dashboard-counts.generated';

type Counts = Pick<DashboardCountsQuery, 'agenda' | 'waitingCounts'>;

const cards: readonly CountCard<keyof Counts['agenda'] | 'late'>[] = [
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
export function Agenda({ counts }: { counts: Counts | null }) {
  return (
    <section aria-labelledby="agenda">
      <Title order={2} id="agenda" className={classes.title}>
        Today and this week
      </Title>
      <CountCards cards={cards} counts={counts && { ...counts.agenda, late: lateOf(counts) }} size="small" />
    </section>
  );
}

const lateOf = ({ waitingCounts: { companies, jobs, applications } }: Counts): number =>
  companies.late + jobs.late + applications.late;
