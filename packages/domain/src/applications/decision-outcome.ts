import {
  APPLICATION_STATUS_LABELS,
  type ApplicationStatus,
  type ApplicationStep,
  endsInterviews,
  statusAfterApproval,
  statusAfterRejection,
} from './application-status.js';
import { type ApprovalState, type Decision, type DecisionResult, decide } from '../approvals/approval.js';

/** The latest request about an application. */
interface ApplicationRequest {
  state: ApprovalState;
  /** The requested status, which an approval sets. It stays available after a rejection. */
  proposedStatus: ApplicationStatus;
  /** The last approved status; null for a first application. */
  approvedStatus: ApplicationStatus | null;
}

type ApplicationDecided =
  | { ok: true; next: ApprovalState; step: ApplicationStep }
  | Extract<DecisionResult, { ok: false }>;

/** Returns the result of a decision about an application, or the reason why it is not possible. */
export function decideApplication(request: ApplicationRequest, decision: Decision): ApplicationDecided {
  const result = decide('APPLICATION', request.state, decision);
  if (!result.ok) return result;
  const step =
    result.next === 'APPROVED'
      ? statusAfterApproval(request.proposedStatus)
      : statusAfterRejection(request.approvedStatus);
  return { ...result, step };
}

/** Example: "Selected with offer letter". */
export const stepLabel = (status: ApplicationStatus, hasOfferLetter: boolean): string =>
  APPLICATION_STATUS_LABELS[status] + (hasOfferLetter ? ' with offer letter' : '');

/** Describes the requested step: "Applied → Selected, with offer letter and feedback", or "New application". */
export function requestedStep(request: {
  previousStatus: ApplicationStatus | null;
  proposedStatus: ApplicationStatus | null;
  hasOfferLetter: boolean;
  feedback: string | null;
}): string {
  const { previousStatus, proposedStatus } = request;
  if (!proposedStatus || !previousStatus) return 'New application';
  const step = `${APPLICATION_STATUS_LABELS[previousStatus]} → ${APPLICATION_STATUS_LABELS[proposedStatus]}`;
  const gifts = [request.hasOfferLetter ? 'offer letter' : null, request.feedback ? 'feedback' : null].filter(Boolean);
  return gifts.length > 0 ? `${step}, with ${gifts.join(' and ')}` : step;
}

/** Returns true if a selection changes an existing offer: another date of joining, letter or feedback. */
export const changesOffer = (step: Pick<StepChange, 'proposedStatus' | 'previousStatus'>): boolean =>
  step.proposedStatus === 'SELECTED' && step.previousStatus === 'SELECTED';

/** A proposed step and the step before it. */
export interface StepChange {
  proposedStatus: ApplicationStatus;
  previousStatus: ApplicationStatus | null;
  hasOfferLetter: boolean;
  /** True for an interview that replaces an earlier one. */
  isReschedule: boolean;
}

/** Returns a short description for email subjects: "Shortlisted", "New interview time", "Changed offer". */
export function proposalLabel(step: StepChange): string {
  if (step.isReschedule) return 'New interview time';
  return changesOffer(step) ? 'Changed offer' : stepLabel(step.proposedStatus, step.hasOfferLetter);
}

const REJECTED_BEFORE = 'This was rejected before. ';
const EMPLOYER_GETS_EMAIL = 'The employer gets an email with the reason and your note.';

/** Describes the effect of a decision about an application. Returns null if the decision is not possible. */
export function applicationOutcome(
  request: ApplicationRequest & { hasOfferLetter: boolean },
  decision: Decision,
): string | null {
  const decided = decideApplication(request, decision);
  if (!decided.ok) return null;
  const { status } = decided.step;
  if (decided.next === 'APPROVED') {
    const seen = status === 'APPLIED' ? 'The employer sees it. ' : '';
    const rejectedBefore = request.state === 'REJECTED' ? REJECTED_BEFORE : '';
    const cancelled = endsInterviews(status) ? ' Planned interviews are cancelled.' : '';
    return `${rejectedBefore}The application becomes ${stepLabel(status, request.hasOfferLetter)}. ${seen}The candidate and the employer get an email.${cancelled}`;
  }
  if (request.approvedStatus === null) {
    return 'The employer does not see the application. It can still be approved later. The candidate gets an email.';
  }
  return `${APPLICATION_STATUS_LABELS[request.proposedStatus]} is not approved; the application goes back to ${APPLICATION_STATUS_LABELS[status]}. ${EMPLOYER_GETS_EMAIL} The candidate is not notified.`;
}

/** Describes the effect of a decision about a company. Returns null if the decision is not possible. */
export function companyOutcome(state: ApprovalState, decision: Decision): string | null {
  if (!decide('COMPANY', state, decision).ok) return null;
  return decision === 'APPROVE'
    ? `${state === 'REJECTED' ? REJECTED_BEFORE : ''}Its approved jobs go live and it can post more.`
    : `Its jobs stay hidden and it cannot post any. It can still be approved later. ${EMPLOYER_GETS_EMAIL}`;
}

/** Describes the effect of a decision about a job. Returns null if the decision is not possible. */
export function jobOutcome(
  { state, isActive, deadlinePassed }: { state: ApprovalState; isActive: boolean; deadlinePassed: boolean },
  decision: Decision,
): string | null {
  if (!decide('JOB', state, decision).ok) return null;
  if (decision === 'REJECT') return `Candidates do not see it. It can still be approved later. ${EMPLOYER_GETS_EMAIL}`;
  const rejectedBefore = state === 'REJECTED' ? REJECTED_BEFORE : '';
  if (deadlinePassed)
    return `${rejectedBefore}Its deadline has passed: candidates see it once the employer sets a new one.`;
  if (!isActive) return `${rejectedBefore}It is Inactive: candidates see it once it is Active again.`;
  return `${rejectedBefore}Candidates find it and can apply, once its company is approved too.`;
}

/** Describes the effect of a decision about a correction of a job. Returns null if the decision is not possible. */
export function correctionOutcome(state: ApprovalState, decision: Decision): string | null {
  if (!decide('JOB_CORRECTION', state, decision).ok) return null;
  return decision === 'APPROVE'
    ? 'The job changes at once. Its applicants see the change in their history, and get an email if salary, place or work mode changes.'
    : `The job stays as it is. ${EMPLOYER_GETS_EMAIL}`;
}
