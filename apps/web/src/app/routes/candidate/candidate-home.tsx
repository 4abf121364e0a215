export { CandidateDashboard as Component } from '../../../features/dashboard/candidate-dashboard';
