export { EmployerDashboard as Component } from '../../../features/dashboard/employer-dashboard';
