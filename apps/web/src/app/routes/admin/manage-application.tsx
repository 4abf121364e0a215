export { ManageApplications as Component } from '../../../features/records/applications/manage-applications';
