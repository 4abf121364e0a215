import { HomeSearch } from '../../../features/jobs/job-search/home-search';
import { NewestJobs } from '../../../features/jobs/job-search/newest-jobs';
import { Home } from '../../../features/site/home';

export { loadNewestJobs as loader } from '../../../features/jobs/job-search/load-newest-jobs';

export function Component() {
  return <Home search={<HomeSearch />} openings={<NewestJobs />} />;
}
