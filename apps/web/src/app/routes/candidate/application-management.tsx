export { MyApplications as Component } from '../../../features/applications/my-applications';
