/**
 * The history's state of whoever is sent to a sign-up although somebody may be logged in, as the specification has it: from the home of
 * the other role, and from the buttons that offer a first step. Without it people who are logged in are led to their dashboard.
 */
export const FORCE_SIGN_UP = { askedToSignUp: true } as const;

/** Has the person been sent to this sign-up? */
export const isForcedSignUp = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'askedToSignUp' in state;
