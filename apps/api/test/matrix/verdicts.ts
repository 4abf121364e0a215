import type { ErrorCode } from '@job-alert/domain/portal/error-codes';

/** The callers. The owners of the records come first in their kind. "Other" callers have only their own records. */
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

/** The outcome of a call: done, nothing found that belongs to the caller, or an error code. */
export type Verdict = 'OK' | 'NULL' | ErrorCode;
export type Verdicts = Readonly<Record<Role, Verdict>>;

const CANDIDATES = ['candidate', 'otherCandidate'] as const;
const EMPLOYERS = ['employer', 'otherEmployer', 'pendingEmployer', 'rejectedEmployer'] as const;
/** Programs, not people: each has the scope that it is named after; the one for reports has webhooks too. */
const KEYS = ['jobsKey', 'reportsKey', 'applicationsKey'] as const;
/** Callers without a login: with no token, or with an invalid one. */
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

/** The outcome of `viewer`, which is null without a login. */
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
