export { SavedJobs as Component } from '../../../features/jobs/saved-jobs';
