export { loadOpenJob as loader } from '../../../features/jobs/load-open-job';
export { OpenJob as Component } from '../../../features/jobs/open-job';
