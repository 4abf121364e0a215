export { ManageJobs as Component } from '../../../features/records/jobs/manage-jobs';
