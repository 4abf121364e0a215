export { ManageApplications as Component } from '../../../features/manage-applications/manage-applications';
