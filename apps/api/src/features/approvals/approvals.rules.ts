import type { ApprovalKind, ApprovalState } from '@job-alert/domain/approvals/approval';
import { formatDateAndTime } from '@job-alert/domain/india/calendar';
import { PortalError } from '../../platform/errors.js';

/** Returns the subject of a request. A CHECK constraint ensures that exactly one of the three ids is set. */
export function approvalSubject({
  companyId,
  jobId,
  applicationId,
}: Readonly<Record<'companyId' | 'jobId' | 'applicationId', string | null>>): { kind: ApprovalKind; id: string } {
  if (companyId !== null) return { kind: 'COMPANY', id: companyId };
  return jobId === null ? { kind: 'APPLICATION', id: applicationId ?? '' } : { kind: 'JOB', id: jobId };
}

/** Creates the ALREADY_DECIDED error, with the administrator and the time in message and details. */
export function alreadyDecidedError(
  recordName: string,
  state: ApprovalState,
  decidedBy: string,
  decidedAt: Date,
): PortalError {
  const verb = state === 'REJECTED' ? 'rejected' : 'approved';
  const message = `This ${recordName} was already ${verb} by ${decidedBy} on ${formatDateAndTime(decidedAt)}.`;
  return new PortalError('ALREADY_DECIDED', message, { decidedBy, decidedAt });
}

/** Returns the administrator named in an ALREADY_DECIDED error. */
export function deciderName(error: PortalError | null): string | null {
  const decidedBy = error?.code === 'ALREADY_DECIDED' ? error.facts['decidedBy'] : null;
  return typeof decidedBy === 'string' ? decidedBy : null;
}
