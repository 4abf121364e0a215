export { OpenJob as Component } from '../../../features/jobs/open-job';
