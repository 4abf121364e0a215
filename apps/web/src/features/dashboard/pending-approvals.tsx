import { IconBriefcase, IconBuilding, IconFileText } from '@tabler/icons-react';
import { Screen } from '../../components/screen';
import { paths, withQuery } from '../../config/paths';
import { type CountCard, CountCards } from './count-cards';

const cards: readonly CountCard[] = [
  {
    label: 'Pending Jobs',
    count: 'pendingJobs',
    path: withQuery(paths.admin.jobs, { status: 'pending' }),
    icon: IconBriefcase,
  },
  {
    label: 'Pending Employers',
    count: 'pendingEmployers',
    path: withQuery(paths.admin.employers, { status: 'Pending' }),
    icon: IconBuilding,
  },
  {
    label: 'Pending Applications',
    count: 'pendingApplications',
    path: withQuery(paths.admin.applications, { status: 'Pending' }),
    icon: IconFileText,
  },
];

/** What waits for the administrator's decision, each card leading to its filtered list. */
export function PendingApprovals() {
  return (
    <Screen title="Pending Approvals" lead="Employers, jobs and applications waiting for your decision.">
      <CountCards cards={cards} />
    </Screen>
  );
}
