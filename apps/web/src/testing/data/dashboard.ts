import type { DashboardCountsQuery } from '../../features/dashboard/dashboard-counts.generated';
import { nothingWaits } from './requests';

export const aDashboard = (
  counts: Omit<DashboardCountsQuery['waitingCounts'], 'mine'> = nothingWaits,
): DashboardCountsQuery => ({
  dashboardCounts: {
    totalEmployers: 128,
    totalCandidates: 20450,
    totalJobs: 862,
    totalApplications: 131204,
    totalPendingApprovals: 57,
    pendingEmployers: 9,
    pendingApplications: 41,
    pendingJobs: 7,
  },
  waitingCounts: { ...counts, mine: 2 },
  agenda: { interviewsToday: 6, pendingOffers: 2, joiningsThisWeek: 3 },
  followUps: [],
  followUpCounts: { overdue: 0, today: 0, upcoming: 0 },
});
