import type { ApprovalKind, ApprovalState } from '@job-alert/domain/approval';
import { formatDateAndTime } from '@job-alert/domain/calendar';
import { PortalError } from '../../platform/errors.js';

/** What a request is about: one of the three, which a CHECK of the table holds. */
export function subjectOf({
  companyId,
  jobId,
  applicationId,
}: Readonly<Record<'companyId' | 'jobId' | 'applicationId', string | null>>): { kind: ApprovalKind; id: string } {
  if (companyId !== null) return { kind: 'COMPANY', id: companyId };
  return jobId === null ? { kind: 'APPLICATION', id: applicationId ?? '' } : { kind: 'JOB', id: jobId };
}

/** Somebody has decided before; who and when, as a sentence and as facts. */
export function alreadyDecided(what: string, state: ApprovalState, decidedBy: string, decidedAt: Date): PortalError {
  const verb = state === 'REJECTED' ? 'rejected' : 'approved';
  const message = `This ${what} was already ${verb} by ${decidedBy} on ${formatDateAndTime(decidedAt)}.`;
  return new PortalError('ALREADY_DECIDED', message, { decidedBy, decidedAt });
}

/** The administrator who decided before, as the error names them. */
export function deciderOf(error: PortalError | null): string | null {
  const decidedBy = error?.code === 'ALREADY_DECIDED' ? error.facts['decidedBy'] : null;
  return typeof decidedBy === 'string' ? decidedBy : null;
}
