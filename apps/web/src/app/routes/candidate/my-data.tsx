import { MyData } from '../../../features/my-data/my-data';

/** What the portal keeps of candidates. */
export function Component() {
  return <MyData owner="candidate" />;
}
