import { HomeSearch } from '../../../features/jobs/home-search';
import { Home } from '../../../features/site/home';

export function Component() {
  return <Home search={<HomeSearch />} />;
}
