export interface SignedQuery {
  expires?: unknown;
  session?: unknown;
  signature?: unknown;
}

/** Parses the parameters of a signed link. A repeated parameter arrives as a list, which is never valid. */
export const parseSignedLink = ({ expires, session, signature }: SignedQuery) => ({
  sessionHash: text(session),
  expires: text(expires),
  signature: text(signature),
});

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
