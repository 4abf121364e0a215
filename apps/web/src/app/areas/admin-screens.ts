import type { AdminAction } from '@job-alert/domain/accounts/admin-role';
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
  IconUserScan,
  IconUsers,
  IconUsersGroup,
  IconWebhook,
} from '@tabler/icons-react';
import { paths } from '../../config/paths';
import type { WaitingCountsFragment } from '../../lib/graphql/waiting-counts.generated';
import type { AreaScreen } from './area-screen';

export interface AdminScreen extends AreaScreen {
  label: string;
  icon: typeof IconHome;
  waiting?: (counts: WaitingCountsFragment) => number;
  /** An action that the role has to allow. */
  requires?: AdminAction;
}

const main: readonly AdminScreen[] = [
  {
    path: paths.admin.home,
    label: 'Home',
    icon: IconHome,
    load: async () => (await import('../../features/dashboard/admin-dashboard')).AdminDashboard,
  },
  {
    path: paths.admin.employers,
    label: 'Manage Employer',
    icon: IconBuilding,
    waiting: ({ companies }) => companies.waiting,
    load: async () => (await import('../../features/records/employers/manage-employers')).ManageEmployers,
  },
  {
    path: paths.admin.candidates,
    label: 'Manage Candidate',
    icon: IconUsers,
    load: async () => (await import('../../features/records/candidates/manage-candidates')).ManageCandidates,
  },
  {
    path: paths.admin.findCandidates,
    label: 'Find Candidates',
    icon: IconUserScan,
    load: async () => (await import('./find-candidates')).FindCandidatesScreen,
  },
  {
    path: paths.admin.jobs,
    label: 'Manage Job Listing',
    icon: IconBriefcase,
    waiting: ({ jobs }) => jobs.waiting,
    load: async () => (await import('../../features/records/jobs/manage-jobs')).ManageJobs,
  },
  {
    path: paths.admin.applications,
    label: 'Manage Applications',
    icon: IconFileText,
    waiting: ({ applications }) => applications.waiting,
    load: async () => (await import('../../features/records/applications/manage-applications')).ManageApplications,
  },
  {
    path: paths.admin.pendingApprovals,
    label: 'Pending Approvals',
    icon: IconHourglassHigh,
    waiting: ({ companies, jobs, corrections, applications }) =>
      companies.waiting + jobs.waiting + corrections.waiting + applications.waiting,
    load: async () => (await import('./pending-approvals')).PendingApprovalsScreen,
  },
];

const messages: readonly AdminScreen[] = [
  {
    path: paths.admin.contactMessages,
    label: 'Contact Messages',
    icon: IconMessage,
    load: async () => (await import('../../features/contact/contact-messages')).ContactMessages,
  },
  {
    path: paths.admin.undeliveredMails,
    label: 'Undelivered Emails',
    icon: IconMailX,
    load: async () => (await import('../../features/mail/undelivered-mails')).UndeliveredMails,
  },
];

const oversight: readonly AdminScreen[] = [
  {
    path: paths.admin.reports,
    label: 'Reports',
    icon: IconReportAnalytics,
    load: async () => (await import('../../features/reports/reports')).Reports,
  },
  {
    path: paths.admin.auditTrail,
    label: 'Audit Trail',
    icon: IconListSearch,
    load: async () => (await import('../../features/audit/audit-trail')).AuditTrail,
  },
  {
    path: paths.admin.team,
    label: 'Team',
    icon: IconUsersGroup,
    requires: 'Query.administrators',
    load: async () => (await import('../../features/administrators/administrators')).Administrators,
  },
  {
    path: paths.admin.apiKeys,
    requires: 'Query.apiClients',
    label: 'API Keys',
    icon: IconKey,
    load: async () => (await import('../../features/api-clients/api-keys')).ApiKeys,
  },
  {
    path: paths.admin.webhooks,
    requires: 'Query.webhooks',
    label: 'Webhooks',
    icon: IconWebhook,
    load: async () => (await import('../../features/api-clients/webhooks')).Webhooks,
  },
];

/** Linked in the account menu. */
const security: AdminScreen = {
  path: paths.admin.security,
  label: 'Security',
  icon: IconShieldLock,
  load: async () => (await import('../../features/accounts/second-factor/second-factor')).SecondFactor,
};

/** The groups of the sidebar. `label` names a group for screen readers. */
export const adminGroups: readonly { label: string; screens: readonly AdminScreen[] }[] = [
  { label: 'Main', screens: main },
  { label: 'Messages and emails', screens: messages },
  { label: 'Oversight', screens: oversight },
];

/** Linked in the records of companies, jobs and applications. */
export const onBehalfScreens: readonly Pick<AdminScreen, 'path' | 'load' | 'requires'>[] = [
  {
    path: paths.admin.postJob,
    requires: 'Mutation.postJobForCompany',
    load: async () => (await import('../../features/jobs/on-behalf/post-job-for-company')).PostJobForCompany,
  },
  {
    path: paths.admin.correctJob,
    requires: 'Mutation.correctJob',
    load: async () => (await import('../../features/jobs/on-behalf/correct-job')).CorrectJob,
  },
  {
    path: paths.admin.interviews,
    load: async () => (await import('../../features/interviews/interviews-for-company')).InterviewsForCompany,
  },
];

export const adminScreens: readonly AdminScreen[] = [...main, ...messages, ...oversight, security];
