import type { ErrorCode } from '@job-alert/domain/error-codes';

/** Who asks. Those who belong to the records come first in their kind; "other" ones have records of their own only. */
export const ROLES = [
  'anonymous',
  'inactive',
  'candidate',
  'otherCandidate',
  'employer',
  'otherEmployer',
  'pendingEmployer',
  'rejectedEmployer',
  'admin',
  'jobsKey',
  'reportsKey',
  'applicationsKey',
] as const;
export type Role = (typeof ROLES)[number];

/** What becomes of a call: it is done, it finds nothing that is the caller's, or it is refused with a code. */
export type Verdict = 'OK' | 'NULL' | ErrorCode;
export type Verdicts = Readonly<Record<Role, Verdict>>;

const CANDIDATES = ['candidate', 'otherCandidate'] as const;
const EMPLOYERS = ['employer', 'otherEmployer', 'pendingEmployer', 'rejectedEmployer'] as const;
/** Programs, not people: each has the scope that it is named after; the one for reports has webhooks too. */
const KEYS = ['jobsKey', 'reportsKey', 'applicationsKey'] as const;
/** Who has no login, and asks with none or with one that is none. */
export const WITHOUT_LOGIN: readonly Role[] = ['anonymous', 'inactive', ...KEYS];

const same = (roles: readonly Role[], verdict: Verdict) => Object.fromEntries(roles.map((role) => [role, verdict]));

/** The same for all, logged in or not. */
export const everybody = (verdict: Verdict = 'OK', more: Partial<Verdicts> = {}): Verdicts =>
  ({ ...same(ROLES, verdict), ...more }) as Verdicts;

/** Whoever has a login gets `verdict`, and the named roles theirs. An account that is switched off has no login, nor has a key. */
export const users = (verdict: Verdict, more: Partial<Verdicts> = {}): Verdicts => ({
  ...everybody(verdict),
  anonymous: 'UNAUTHENTICATED',
  inactive: 'UNAUTHENTICATED',
  ...same(KEYS, 'FORBIDDEN'),
  ...more,
});

/** Of `viewer`, which is null without a login. */
export const ownAccount = (verdict: Verdict, more: Partial<Verdicts> = {}): Verdicts => ({
  ...everybody(verdict, same(WITHOUT_LOGIN, 'NULL')),
  ...more,
});

export const admins = (verdict: Verdict = 'OK'): Verdicts => users('FORBIDDEN', { admin: verdict });

/** Employers only; the owner of the records gets `own`, the others `others`. */
export const employers = (own: Verdict = 'OK', others: Verdict = own, more: Partial<Verdicts> = {}): Verdicts =>
  users('FORBIDDEN', { ...same(EMPLOYERS, others), employer: own, ...more });

/** Candidates only; the owner of the records gets `own`, the other one `others`. */
export const candidates = (own: Verdict = 'OK', others: Verdict = own, more: Partial<Verdicts> = {}): Verdicts =>
  users('FORBIDDEN', { ...same(CANDIDATES, others), candidate: own, ...more });
