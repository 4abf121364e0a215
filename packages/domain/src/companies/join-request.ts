export const JOIN_DECISIONS = ['ACCEPT', 'REFUSE', 'SEPARATE'] as const;
/** The answer to a request to join a company. SEPARATE registers a second company with the same GSTIN, such as a branch. */
export type JoinDecision = (typeof JOIN_DECISIONS)[number];

/** A request that nobody has decided is deleted after that many days. */
export const JOIN_REQUEST_DAYS = 30;
/** The owner of the company alone decides for that many days. */
export const JOIN_REQUEST_OWNER_DAYS = 2;

const DAY = 86_400_000;

export const JOIN_MESSAGES = {
  tooEarly: 'The owner of the company decides within two days. After that you can decide.',
  adminOnly: 'Only an administrator can register a second company with this GSTIN.',
} as const;

/** The error of a sign-up with the GSTIN of a company, which says no more about it than its name. */
export const companyIsRegistered = (companyName: string): string =>
  `${companyName} is registered. Ask its people to let you in.`;

/** Returns true if administrators can accept or refuse a request, and are told about it. */
export const isForAdministrators = (requestedAt: Date, now: Date): boolean =>
  now.getTime() - requestedAt.getTime() >= JOIN_REQUEST_OWNER_DAYS * DAY;

/** Returns why this person cannot decide so; null if they can. */
export function validateJoinDecision(
  decision: JoinDecision,
  by: 'OWNER' | 'ADMIN',
  { requestedAt, now }: { requestedAt: Date; now: Date },
): string | null {
  if (by === 'OWNER') return decision === 'SEPARATE' ? JOIN_MESSAGES.adminOnly : null;
  return decision === 'SEPARATE' || isForAdministrators(requestedAt, now) ? null : JOIN_MESSAGES.tooEarly;
}

export const joinRequestExpiry = (requestedAt: Date): Date => new Date(requestedAt.getTime() + JOIN_REQUEST_DAYS * DAY);
/** A request made before this instant has expired. */
export const joinRequestsExpiredBefore = (now: Date): Date => new Date(now.getTime() - JOIN_REQUEST_DAYS * DAY);
/** Administrators can decide requests made before this instant. */
export const joinRequestsDueBefore = (now: Date): Date => new Date(now.getTime() - JOIN_REQUEST_OWNER_DAYS * DAY);
