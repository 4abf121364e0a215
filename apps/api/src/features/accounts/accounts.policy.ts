import { isAdmin, isOwn, type Viewer } from '../../platform/viewer.js';

/** Your own account, and any for administrators. */
export const canReadUser = (viewer: Viewer, id: string): boolean => isOwn(viewer, id) || isAdmin(viewer);
