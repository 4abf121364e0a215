import { AccountDeleted } from '../../../features/my-data/account-deleted';
import { NotFound } from '../../../features/site/not-found';

/** Where the deletion of an account leads; there is no such page for anybody else. */
export function Component() {
  return <AccountDeleted otherwise={<NotFound />} />;
}
