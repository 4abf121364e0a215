export { Reports as Component } from '../../../features/reports/reports';
