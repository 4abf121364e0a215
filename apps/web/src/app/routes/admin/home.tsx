export { AdminDashboard as Component } from '../../../features/dashboard/admin-dashboard';
