/**
 * History state of links that lead to a sign-up even if somebody is logged in, as the specification requires for the other role's home and
 * the first-step buttons. Otherwise logged-in users are redirected to their dashboard.
 */
export const FORCE_SIGN_UP = { askedToSignUp: true } as const;

export const isForcedSignUp = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'askedToSignUp' in state;
