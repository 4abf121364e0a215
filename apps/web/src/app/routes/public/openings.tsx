export { JobSearchPage as Component } from '../../../features/jobs/job-search/job-search-page';
export { loadJobSearch as loader } from '../../../features/jobs/job-search/load-job-search';
