/** The query of a signed link. */
export interface SignedQuery {
  expires?: unknown;
  user?: unknown;
  signature?: unknown;
}

/** What a signed link says. A repeated parameter arrives as a list, which signs nothing. */
export const signedLink = ({ expires, user, signature }: SignedQuery) => ({
  userId: text(user),
  expires: text(expires),
  signature: text(signature),
});

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
