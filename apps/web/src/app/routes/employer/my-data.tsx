import { MyData } from '../../../features/my-data/my-data';

/** What the portal keeps of employers. */
export function Component() {
  return <MyData owner="employer" />;
}
