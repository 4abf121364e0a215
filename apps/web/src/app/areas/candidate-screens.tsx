import { paths } from '../../config/paths';
import type { AreaScreen } from './area-screen';

/** The screens in the order of the navigation. */
export const candidateScreens: readonly AreaScreen[] = [
  {
    path: paths.candidate.home,
    label: 'Home',
    isAlwaysEnabled: true,
    load: async () => (await import('../../features/dashboard/candidate-dashboard')).CandidateDashboard,
  },
  {
    path: paths.candidate.jobs,
    label: 'Job Explorer',
    isLocked: true,
    load: async () => (await import('../../features/jobs/explorer/job-explorer')).JobExplorer,
  },
  {
    path: paths.candidate.applications,
    label: 'My Applications',
    isLocked: true,
    load: async () => (await import('../../features/applications/my-applications')).MyApplications,
  },
  {
    path: paths.candidate.savedJobs,
    label: 'Saved Jobs',
    isAlwaysEnabled: true,
    load: async () => (await import('../../features/jobs/saved-jobs/saved-jobs')).SavedJobs,
  },
  {
    path: paths.candidate.profile,
    label: 'Profile Management',
    load: async () => (await import('../../features/candidates/candidate-profile')).CandidateProfile,
  },
  {
    path: paths.candidate.account,
    load: async () => (await import('../../features/accounts/settings/account')).Account,
  },
  {
    path: paths.candidate.myData,
    load: async () => {
      const { MyData } = await import('../../features/my-data/my-data');
      return () => <MyData owner="candidate" />;
    },
  },
];
