export { ManageJobs as Component } from '../../../features/manage-jobs/manage-jobs';
