export { MyJobs as Component } from '../../../features/jobs/my-jobs';
