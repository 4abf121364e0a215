import type { UserType } from '@job-alert/domain/user-type';
import { PortalError } from './errors.js';

/** Somebody with a session. `name` is how others see who did something. */
export interface UserViewer {
  kind: 'user';
  id: string;
  type: UserType;
  name: string;
  tokenHash: string;
}

/** Who is asking. Every use case takes one and decides by it; GraphQL and REST make it the same way. */
export type Viewer = { kind: 'anonymous' } | UserViewer;

export const anonymous: Viewer = { kind: 'anonymous' };

/** Any signed-in user, else the refusal. */
export function requireUser(viewer: Viewer): UserViewer {
  if (viewer.kind !== 'user') throw new PortalError('UNAUTHENTICATED', 'Please log in to continue.');
  return viewer;
}

function requireType(viewer: Viewer, type: UserType): UserViewer {
  const user = requireUser(viewer);
  if (user.type !== type) throw new PortalError('FORBIDDEN', 'You are not allowed to do this.');
  return user;
}

export const requireCandidate = (viewer: Viewer): UserViewer => requireType(viewer, 'CANDIDATE');
export const requireEmployer = (viewer: Viewer): UserViewer => requireType(viewer, 'EMPLOYER');
export const requireAdmin = (viewer: Viewer): UserViewer => requireType(viewer, 'ADMIN');

export const isAdmin = (viewer: Viewer): boolean => viewer.kind === 'user' && viewer.type === 'ADMIN';
