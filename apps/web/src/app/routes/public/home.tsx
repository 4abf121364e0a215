import { HomeSearch } from '../../../features/jobs/home-search';
import { NewestOpenings } from '../../../features/jobs/newest-openings';
import { Home } from '../../../features/site/home';

export { loadNewestOpenings as loader } from '../../../features/jobs/load-newest-openings';

export function Component() {
  return <Home search={<HomeSearch />} openings={<NewestOpenings />} />;
}
