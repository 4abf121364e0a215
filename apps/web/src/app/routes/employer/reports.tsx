export { EmployerReports as Component } from '../../../features/reports/employer-reports';
