import { paths } from '../../config/paths';
import type { AreaScreen } from './area-screen';

/** The screens in the order of the navigation. */
export const employerScreens: readonly AreaScreen[] = [
  {
    path: paths.employer.home,
    label: 'Home',
    isAlwaysEnabled: true,
    load: async () => (await import('../../features/dashboard/employer-dashboard')).EmployerDashboard,
  },
  {
    path: paths.employer.postJob,
    label: 'Job Post',
    isLocked: true,
    load: async () => (await import('../../features/jobs/job-posting/post-job')).PostJob,
  },
  {
    path: paths.employer.myJobs,
    label: 'My Jobs',
    isLocked: true,
    load: async () => (await import('../../features/jobs/my-jobs/my-jobs')).MyJobs,
  },
  {
    path: paths.employer.applicants,
    label: 'Applicants',
    isLocked: true,
    load: async () => (await import('../../features/applicants/applicants')).Applicants,
  },
  {
    path: paths.employer.scheduleInterview,
    label: 'Schedule Interview',
    isLocked: true,
    load: async () => (await import('../../features/interviews/schedule-interview')).ScheduleInterview,
  },
  {
    path: paths.employer.interviewCalendar,
    isLocked: true,
    load: async () => (await import('../../features/interviews/interview-calendar')).InterviewCalendar,
  },
  {
    path: paths.employer.interviews,
    label: 'Your Interviews',
    isForInterviewers: true,
    load: async () => (await import('../../features/interviews/yours/your-interviews')).YourInterviews,
  },
  {
    path: paths.employer.companyProfile,
    load: async () => (await import('../../features/companies/company-profile')).CompanyProfile,
  },
  {
    path: paths.employer.team,
    load: async () => (await import('../../features/companies/team/team')).Team,
  },
  {
    path: paths.employer.reports,
    isLocked: true,
    load: async () => (await import('../../features/reports/employer-reports')).EmployerReports,
  },
  {
    path: paths.employer.account,
    isForInterviewers: true,
    load: async () => (await import('../../features/accounts/settings/account')).Account,
  },
  {
    path: paths.employer.myData,
    isForInterviewers: true,
    load: async () => {
      const { MyData } = await import('../../features/my-data/my-data');
      return () => <MyData owner="employer" />;
    },
  },
];
