import { PortalError } from '../../platform/errors.js';

/** How far a reader of the feed of changes has come. */
export interface JobChangeCursor {
  /** The place of the last line that it has read. */
  place: number;
  /** The place of the latest line when it began to read the feed from its start. */
  begun: number;
}

const PATTERN = /^(\d{1,15}) (\d{1,15})$/;

export const encodeJobChangeCursor = ({ place, begun }: JobChangeCursor): string =>
  Buffer.from(`${place} ${begun}`).toString('base64url');

/** Refuses a cursor that was made up. */
export function decodeJobChangeCursor(cursor: string): JobChangeCursor {
  const parts = PATTERN.exec(Buffer.from(cursor, 'base64url').toString('utf8'));
  if (!parts) throw new PortalError('MALFORMED', 'The cursor does not belong to this list.');
  return { place: Number(parts[1]), begun: Number(parts[2]) };
}

/**
 * May it have missed a line that was deleted since? Old lines that are still needed stand before those, so a reader that began at
 * the start not long ago has a low place and has missed nothing. A place beyond the latest is of another database, or of one that
 * was restored.
 */
export const isExpired = (
  { place, begun }: JobChangeCursor,
  { latest, forgotten }: { latest: number; forgotten: number },
): boolean => Math.max(place, begun) < forgotten || place > latest || begun > latest;
