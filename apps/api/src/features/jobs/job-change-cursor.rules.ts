import { PortalError } from '../../platform/errors.js';

/** The position of a reader in the job change feed. */
export interface JobChangeCursor {
  /** The position of the last entry that was read. */
  place: number;
  /** The position of the latest entry when the reader started the feed. */
  begun: number;
}

const PATTERN = /^(\d{1,15}) (\d{1,15})$/;

export const encodeJobChangeCursor = ({ place, begun }: JobChangeCursor): string =>
  Buffer.from(`${place} ${begun}`).toString('base64url');

/** Throws MALFORMED for forged cursors. */
export function decodeJobChangeCursor(cursor: string): JobChangeCursor {
  const parts = PATTERN.exec(Buffer.from(cursor, 'base64url').toString('utf8'));
  if (!parts) throw new PortalError('MALFORMED', 'The cursor does not belong to this list.');
  return { place: Number(parts[1]), begun: Number(parts[2]) };
}

/**
 * Returns true if the reader may have missed a deleted entry. Old entries that are still needed come before deleted
 * ones, so a reader that recently started has a low position without missing anything. A position beyond the latest
 * belongs to another or a restored database.
 */
export const isExpired = (
  { place, begun }: JobChangeCursor,
  { latest, forgotten }: { latest: number; forgotten: number },
): boolean => Math.max(place, begun) < forgotten || place > latest || begun > latest;
