export { PostJob as Component } from '../../../features/jobs/post-job';
