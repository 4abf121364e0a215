import { isAdmin, isOwn, type Viewer } from '../../platform/viewer.js';

/** Users can read their own account, administrators any. */
export const canReadUser = (viewer: Viewer, id: string): boolean => isOwn(viewer, id) || isAdmin(viewer);
