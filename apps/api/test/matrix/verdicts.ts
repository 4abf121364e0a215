import type { AdminRole } from '@job-alert/domain/accounts/admin-role';
import type { ErrorCode } from '@job-alert/domain/errors/error-codes';

/** The callers. Owners of records are first in their kind. The recruiter and the interviewer work for the company of `employer`. Callers named "other" own only their own records. `admin`, `adminRecruiter` and `adminReader` are administrators with the three roles. */
export const ROLES = [
  'anonymous',
  'inactive',
  'candidate',
  'otherCandidate',
  'employer',
  'recruiter',
  'interviewer',
  'otherEmployer',
  'pendingEmployer',
  'rejectedEmployer',
  'admin',
  'adminRecruiter',
  'adminReader',
  'jobsKey',
  'reportsKey',
  'applicationsKey',
] as const;
export type Role = (typeof ROLES)[number];

/** The outcome of a call: done, nothing found that belongs to the caller, or an error code. */
export type Verdict = 'OK' | 'NULL' | ErrorCode;
export type Verdicts = Readonly<Record<Role, Verdict>>;

const CANDIDATES = ['candidate', 'otherCandidate'] as const;
const EMPLOYERS = ['employer', 'recruiter', 'otherEmployer', 'pendingEmployer', 'rejectedEmployer'] as const;
/** API clients, named after their scope. The one for reports also has the webhook scope. */
const KEYS = ['jobsKey', 'reportsKey', 'applicationsKey'] as const;
/** Callers without a login: with no token, an invalid token, or a key. */
export const WITHOUT_LOGIN: readonly Role[] = ['anonymous', 'inactive', ...KEYS];

const same = (roles: readonly Role[], verdict: Verdict) => Object.fromEntries(roles.map((role) => [role, verdict]));

/** The same verdict for all callers. */
export const everybody = (verdict: Verdict = 'OK', more: Partial<Verdicts> = {}): Verdicts =>
  ({ ...same(ROLES, verdict), ...more }) as Verdicts;

/** The verdict for logged-in users, with exceptions for the named roles. An inactive account and a key have no login. */
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

/** Verdicts of an operation for administrators with this role or a higher one. */
export const admins = (verdict: Verdict = 'OK', least: AdminRole = 'READER'): Verdicts =>
  users('FORBIDDEN', staff(verdict, least));

/** The part of `admins` for an operation that others may use too. */
export const staff = (verdict: Verdict = 'OK', least: AdminRole = 'READER'): Partial<Verdicts> => ({
  admin: verdict,
  adminRecruiter: least === 'ADMINISTRATOR' ? 'FORBIDDEN' : verdict,
  adminReader: least === 'READER' ? verdict : 'FORBIDDEN',
});

/**
 * Verdicts of an operation for employers: `own` for the members of the company that owns the records, `others` for other employers. Interviewers are rejected, or
 * find nothing where others find nothing.
 */
export const employers = (own: Verdict = 'OK', others: Verdict = own, more: Partial<Verdicts> = {}): Verdicts =>
  users('FORBIDDEN', {
    ...same(EMPLOYERS, others),
    employer: own,
    recruiter: own,
    interviewer: others === 'NULL' ? 'NULL' : 'FORBIDDEN',
    ...more,
  });

/** Verdicts of an operation for candidates: `own` for the owner of the records, `others` for the other candidate. */
export const candidates = (own: Verdict = 'OK', others: Verdict = own, more: Partial<Verdicts> = {}): Verdicts =>
  users('FORBIDDEN', { ...same(CANDIDATES, others), candidate: own, ...more });
