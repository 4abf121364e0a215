import { AccountDeleted } from '../../../features/my-data/account-deleted';
import { NotFound } from '../../../features/site/not-found';

/** The page after the deletion of an account. Without the history state of a deletion it shows the not-found page. */
export function Component() {
  return <AccountDeleted otherwise={<NotFound />} />;
}
