import type { UserType } from '@job-alert/domain/accounts/user-type';
import type { AuditSubject } from '@job-alert/domain/portal/audit';
import { paths } from './paths';

/** The parameter of a management list's address that opens the information of the record with this id. */
export const RECORD_PARAMETER = 'record';

/** The management list that shows a kind of record. */
const lists: Readonly<Partial<Record<AuditSubject, string>>> = {
  APPLICATION: paths.admin.applications,
  CANDIDATE: paths.admin.candidates,
  COMPANY: paths.admin.employers,
  JOB: paths.admin.jobs,
};

/** The kind of record that an account is managed as; an administrator's is not. */
const accounts: Readonly<Partial<Record<UserType, AuditSubject>>> = { CANDIDATE: 'CANDIDATE', EMPLOYER: 'COMPANY' };

/** The address that shows a record's information to an administrator, or null where no screen does. */
export function recordPath(kind: string, id: string, userType?: UserType | null): string | null {
  const shownAs = kind === 'USER' ? userType && accounts[userType] : kind;
  const list = shownAs && Object.hasOwn(lists, shownAs) ? lists[shownAs as AuditSubject] : undefined;
  return list === undefined ? null : `${list}?${RECORD_PARAMETER}=${encodeURIComponent(id)}`;
}
