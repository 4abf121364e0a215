import type { UserType } from '@job-alert/domain/text/user-type';
import type { AuditSubject } from '@job-alert/domain/audit/audit';
import { paths } from './paths';

export const RECORD_PARAMETER = 'record';

const lists: Readonly<Partial<Record<AuditSubject, string>>> = {
  APPLICATION: paths.admin.applications,
  CANDIDATE: paths.admin.candidates,
  COMPANY: paths.admin.employers,
  JOB: paths.admin.jobs,
};

/** The record type that manages an account. Administrators have no such record. */
const accounts: Readonly<Partial<Record<UserType, AuditSubject>>> = { CANDIDATE: 'CANDIDATE', EMPLOYER: 'COMPANY' };

/** Returns the administrator's URL of a record, or null if no screen shows it. */
export function recordPath(kind: string, id: string, userType?: UserType | null): string | null {
  const listKind = kind === 'USER' ? userType && accounts[userType] : kind;
  const list = listKind && Object.hasOwn(lists, listKind) ? lists[listKind as AuditSubject] : undefined;
  return list === undefined ? null : `${list}?${RECORD_PARAMETER}=${encodeURIComponent(id)}`;
}
