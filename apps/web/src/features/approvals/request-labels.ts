import { requestedStep } from '@job-alert/domain/applications/decision-outcome';
import { type RejectionKind, rejectionKind } from '@job-alert/domain/approvals/rejection-reasons';
import { listFlaggedTerms } from '@job-alert/domain/jobs/flagged-terms';
import { COMMON_MESSAGES } from '@job-alert/domain/portal/messages';
import { candidateName } from '../shared/people/candidate-name';
import type { QueuedRequestFragment } from './approval-queue.generated';

export type QueuedRequest = QueuedRequestFragment;

/** Returns the subject of a request, such as "Pooja Sharma · Accounts Executive · Nilambar Weaves". */
export function requestSubject({ subject }: QueuedRequest): string {
  switch (subject?.__typename) {
    case 'Company':
      return `${subject.name} · ${subject.fullName}`;
    case 'Job':
      return `${subject.title} · ${subject.companyName}`;
    case 'Application':
      return `${candidateName(subject.candidate)} · ${subject.job.title} · ${subject.job.companyName}`;
    case undefined:
      return COMMON_MESSAGES.recordMissing;
  }
}

/** Returns the requested change, such as "Applied → Shortlisted, with feedback". */
export function requestedChange(request: QueuedRequest): string {
  const { subject, changes } = request;
  if (request.kind === 'JOB_CORRECTION') return `Correction: ${changes.map(({ label }) => label).join(', ')}`;
  if (subject?.__typename === 'Company') return 'New company';
  if (subject?.__typename === 'Job') {
    const words = subject.flaggedTerms.length > 0 ? `, flagged terms: ${listFlaggedTerms(subject.flaggedTerms)}` : '';
    return (subject.changesSinceApproval.length > 0 ? 'Changed job' : 'New job') + words;
  }
  return requestedStep(request);
}

export const requestRejectionKind = ({ kind, previousStatus }: QueuedRequest): RejectionKind =>
  rejectionKind(kind, previousStatus);

/** Returns the subject and the requested change on one line, for screen readers. */
export const requestName = (request: QueuedRequest): string =>
  `${requestSubject(request)}: ${requestedChange(request)}`;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Returns the age, such as "5 minutes", "3 hours" or "2 days". */
export function formatAge(since: Date, now: Date): string {
  const age = Math.max(0, now.getTime() - since.getTime());
  if (age < MINUTE) return 'less than a minute';
  if (age < HOUR) return count(age / MINUTE, 'minute');
  if (age < DAY) return count(age / HOUR, 'hour');
  return count(age / DAY, 'day');
}

function count(exact: number, unit: string): string {
  const whole = Math.floor(exact);
  return `${whole} ${unit}${whole === 1 ? '' : 's'}`;
}
