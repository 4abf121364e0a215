import { IconBriefcase, IconBuilding, IconFileText } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Screen } from '../../components/screen';
import { paths, withQuery } from '../../config/paths';
import { type CountCard, CountCards } from './count-cards';

type Waiting = 'pendingJobs' | 'pendingEmployers' | 'pendingApplications';

const cards: readonly CountCard<Waiting>[] = [
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

interface PendingApprovalsProps {
  /** Null until loaded. */
  counts: Readonly<Record<Waiting, number>> | null;
  /** The approval queue. */
  children: ReactNode;
}

/** Shows the counts of pending requests, which link to their lists, above the approval queue. */
export function PendingApprovals({ counts, children }: PendingApprovalsProps) {
  return (
    <Screen title="Pending Approvals" width="full" action={<CountCards size="line" cards={cards} counts={counts} />}>
      {children}
    </Screen>
  );
}
