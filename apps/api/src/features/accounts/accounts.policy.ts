import { canAdminister, isAdmin, isOwn, type Viewer } from '../../platform/viewer.js';
import type { AccountKey } from './accounts.presenter.js';

/** Users can read their own account, administrators those of candidates and employers. Accounts of administrators need the role that lists them. */
export const canReadUser = (viewer: Viewer, { id, type }: AccountKey): boolean =>
  isOwn(viewer, id) || (type === 'ADMIN' ? canAdminister(viewer, 'Query.administrators') : isAdmin(viewer));
