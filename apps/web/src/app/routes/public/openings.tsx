export { loadJobSearch as loader } from '../../../features/jobs/job-search/load-job-search';
export { JobSearchPage as Component } from '../../../features/jobs/job-search/job-search-page';
