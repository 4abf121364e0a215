import { isAdmin, type Viewer } from '../../platform/viewer.js';

/** Returns true if the viewer can read the figures of an administrator's work. Recruiters read their own alone (decision 0174). */
export function canReadWorkOf(viewer: Viewer, administratorId: string): boolean {
  if (viewer.kind === 'apiClient') return (viewer.recruiterId ?? administratorId) === administratorId;
  if (viewer.kind !== 'user' || !isAdmin(viewer)) return false;
  return viewer.adminRole !== 'RECRUITER' || viewer.id === administratorId;
}
