export { loadJobSearch as loader } from '../../../features/jobs/load-job-search';
export { Openings as Component } from '../../../features/jobs/openings';
