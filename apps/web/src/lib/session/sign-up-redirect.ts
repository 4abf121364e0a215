/**
 * The history state of links that show a sign-up even to logged-in users, who are otherwise redirected to their
 * dashboard.
 */
export const FORCE_SIGN_UP = { forceSignUp: true } as const;

export const isForcedSignUp = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'forceSignUp' in state;
