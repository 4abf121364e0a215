import { NOTE_MESSAGES } from '@job-alert/domain/notes/notes';
import { PortalError } from '../../platform/errors.js';
import { canAdminister, isOwn, type Viewer } from '../../platform/viewer.js';

interface Written {
  authorId: string;
}

/** Administrators can delete only their own notes. */
export const canDeleteNote = (viewer: Viewer, { authorId }: Written): boolean =>
  isOwn(viewer, authorId) && canAdminister(viewer, 'Mutation.deleteNote');

export function requireOwnNote(viewer: Viewer, note: Written): void {
  if (!canDeleteNote(viewer, note)) throw new PortalError('FORBIDDEN', NOTE_MESSAGES.notYours);
}
