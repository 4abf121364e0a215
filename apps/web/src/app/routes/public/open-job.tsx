export { loadOpenJob as loader } from '../../../features/jobs/job-page/load-open-job';
export { OpenJob as Component } from '../../../features/jobs/job-page/open-job';
