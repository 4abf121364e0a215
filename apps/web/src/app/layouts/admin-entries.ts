import {
  IconBriefcase,
  IconBuilding,
  IconFileText,
  IconHome,
  IconHourglassHigh,
  IconKey,
  IconListSearch,
  IconMailX,
  IconMessage,
  IconReportAnalytics,
  IconShieldLock,
  IconUsers,
  IconWebhook,
} from '@tabler/icons-react';
import { paths } from '../../config/paths';
import type { WaitingCountsFragment } from '../../lib/graphql/waiting-counts.generated';

type Counts = WaitingCountsFragment;

interface Entry {
  label: string;
  path: string;
  icon: typeof IconHome;
  /** How many requests wait behind it. */
  waiting?: (counts: Counts) => number;
}

/** A group of entries of the administrator's sidebar. */
interface EntryGroup {
  /** The group's name for screen readers. */
  label: string;
  entries: readonly Entry[];
}

/** The sidebar's groups: first what the specification lists, then the office's own post, then who did what and who may read from outside. */
export const adminEntryGroups: readonly EntryGroup[] = [
  {
    label: 'Main',
    entries: [
      { label: 'Home', path: paths.admin.home, icon: IconHome },
      {
        label: 'Manage Employer',
        path: paths.admin.employers,
        icon: IconBuilding,
        waiting: (counts) => counts.companies.waiting,
      },
      { label: 'Manage Candidate', path: paths.admin.candidates, icon: IconUsers },
      {
        label: 'Manage Job Listing',
        path: paths.admin.jobs,
        icon: IconBriefcase,
        waiting: (counts) => counts.jobs.waiting,
      },
      {
        label: 'Manage Applications',
        path: paths.admin.applications,
        icon: IconFileText,
        waiting: (counts) => counts.applications.waiting,
      },
      {
        label: 'Pending Approvals',
        path: paths.admin.pendingApprovals,
        icon: IconHourglassHigh,
        waiting: ({ companies, jobs, applications }) => companies.waiting + jobs.waiting + applications.waiting,
      },
    ],
  },
  {
    label: 'Messages and mails',
    entries: [
      { label: 'Contact Messages', path: paths.admin.contactMessages, icon: IconMessage },
      { label: 'Undelivered Mails', path: paths.admin.undeliveredMails, icon: IconMailX },
    ],
  },
  {
    label: 'Oversight',
    entries: [
      { label: 'Reports', path: paths.admin.reports, icon: IconReportAnalytics },
      { label: 'Audit Trail', path: paths.admin.auditTrail, icon: IconListSearch },
      { label: 'API Keys', path: paths.admin.apiKeys, icon: IconKey },
      { label: 'Webhooks', path: paths.admin.webhooks, icon: IconWebhook },
    ],
  },
];

/** Every screen of the area, for the search over everything. */
export const adminScreens = [
  ...adminEntryGroups.flatMap(({ entries }) => entries),
  { label: 'Security', path: paths.admin.security, icon: IconShieldLock },
];
