import { AccountDeleted } from '../../../features/my-data/account-deleted';
import { NotFound } from '../../../features/site/not-found';

/** Shown after an account was deleted. Everybody else gets the not-found page. */
export function Component() {
  return <AccountDeleted otherwise={<NotFound />} />;
}
