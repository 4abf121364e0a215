import { invalidCursor } from '../../../platform/lists/page.js';

/** The position of a reader in the job change feed. */
interface JobChangeCursor {
  /** The position of the last entry that was read. */
  position: number;
  /** The position of the latest entry when the reader started the feed. */
  startPosition: number;
}

const PATTERN = /^(\d{1,15}) (\d{1,15})$/;

export const encodeJobChangeCursor = ({ position, startPosition }: JobChangeCursor): string =>
  Buffer.from(`${position} ${startPosition}`).toString('base64url');

/** Throws MALFORMED for forged cursors. */
export function decodeJobChangeCursor(cursor: string): JobChangeCursor {
  const parts = PATTERN.exec(Buffer.from(cursor, 'base64url').toString('utf8'));
  if (!parts) throw invalidCursor();
  return { position: Number(parts[1]), startPosition: Number(parts[2]) };
}

/**
 * Returns true if the reader may have missed a deleted entry. Old entries that are still needed come before deleted
 * ones, so a reader that recently started has a low position without missing anything. A position beyond the latest
 * belongs to another or a restored database.
 */
export const isExpired = (
  { position, startPosition }: JobChangeCursor,
  { latest, forgotten }: { latest: number; forgotten: number },
): boolean => Math.max(position, startPosition) < forgotten || position > latest || startPosition > latest;
