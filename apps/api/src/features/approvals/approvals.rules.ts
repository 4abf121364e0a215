import type { ApprovalKind } from '@job-alert/domain/approvals/approval';
import { formatDateAndTime } from '@job-alert/domain/india/calendar';
import { correctedFacts, formatCorrectedFact, type JobCorrection } from '@job-alert/domain/jobs/job-correction';
import { PortalError } from '../../platform/errors.js';

interface RequestColumns {
  companyId: string | null;
  jobId: string | null;
  applicationId: string | null;
  proposedValue: string;
}

/** Returns the kind and the subject of a request. A CHECK constraint ensures that exactly one of the three ids is set. */
export function approvalSubject({ companyId, jobId, applicationId, proposedValue }: RequestColumns): {
  kind: ApprovalKind;
  id: string;
} {
  if (companyId !== null) return { kind: 'COMPANY', id: companyId };
  if (jobId === null) return { kind: 'APPLICATION', id: applicationId ?? '' };
  return { kind: proposedValue === 'CORRECTION' ? 'JOB_CORRECTION' : 'JOB', id: jobId };
}

/** Creates the ALREADY_DECIDED error, with the administrator and the time in message and details. */
export function alreadyDecidedError(
  recordName: string,
  verb: 'approved' | 'rejected' | 'withdrawn',
  decidedBy: string,
  decidedAt: Date,
): PortalError {
  const message = `This ${recordName} was already ${verb} by ${decidedBy} on ${formatDateAndTime(decidedAt)}.`;
  return new PortalError('ALREADY_DECIDED', message, { decidedBy, decidedAt });
}

/** Returns the administrator named in an ALREADY_DECIDED error. */
export function deciderName(error: PortalError | null): string | null {
  const decidedBy = error?.code === 'ALREADY_DECIDED' ? error.facts['decidedBy'] : null;
  return typeof decidedBy === 'string' ? decidedBy : null;
}

/** Describes a stored correction: "City: Surat → Udhna" for each changed fact. */
export const formatCorrection = (stored: string): string[] =>
  correctedFacts(JSON.parse(stored) as JobCorrection).map(formatCorrectedFact);
