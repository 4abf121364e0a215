import { IconBriefcase, IconBuilding, IconFileText, IconHourglassHigh, IconUsers } from '@tabler/icons-react';
import { Screen } from '../../components/screen';
import { paths } from '../../config/paths';
import { formatNumber } from '../../lib/format/format';
import { AdminReports } from './admin-reports';
import { type CountCard, CountCards } from './count-cards';

const cards: readonly CountCard[] = [
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

/** The administrator's first screen. */
export function AdminDashboard() {
  return (
    <Screen title="Dashboard" lead="The portal at a glance.">
      <CountCards cards={cards} />
      <AdminReports />
    </Screen>
  );
}
