import type { UserType } from '@job-alert/domain/text/user-type';
import { historyStatus } from '@job-alert/domain/applications/application-status';
import { summarizeRequest } from '@job-alert/domain/applications/history-summary';
import { type ApprovalKind, type Decision, subjectKind } from '@job-alert/domain/approvals/approval';
import {
  applicationOutcome,
  companyOutcome,
  correctionOutcome,
  jobOutcome,
} from '@job-alert/domain/applications/decision-outcome';
import { decisionUndoDeadline } from '@job-alert/domain/approvals/undo';
import { addWorkingHours, type DueHours } from '@job-alert/domain/approvals/working-hours';
import { correctedFacts, formatCorrectedFact, type JobCorrection } from '@job-alert/domain/jobs/job-correction';
import { isDeadlinePassed } from '@job-alert/domain/jobs/open-job';
import { canAdminister, isAdmin, isCandidate, isEmployer, isOwn, type Viewer } from '../../platform/viewer.js';
import type { Application } from '../applications/applications.types.js';
import { presentAskedBy } from '../companies/asked-by.rules.js';
import type { Company } from '../companies/companies.types.js';
import type { Job } from '../jobs/jobs.types.js';
import type { ApprovalRow } from './approvals.list.js';
import { approvalSubject } from './approvals.rules.js';
import type { Approval } from './approvals.types.js';

export type Subject = Company | Job | Application;

/** A request with the data that its field resolvers need. */
export interface PresentedApproval extends Approval {
  subjectId: string;
  /** The subject, if the request was reached from it; null in the queue. */
  subject: Subject | null;
  isNewest: boolean;
  requestedById: string | null;
  decidedById: string | null;
}

/** The current time and the due hours, to calculate due times. */
export interface DueTimeContext {
  now: Date;
  today: string;
  dueHours: DueHours;
}

/** Maps a request to what the viewer can see. */
export function presentApproval(
  row: ApprovalRow,
  viewer: Viewer,
  { now, today, dueHours }: DueTimeContext,
  subject: Subject | null,
): PresentedApproval {
  const { id, state, requestedAt, requestedById, decidedAt, decidedById, reason, note } = row;
  const requestedByName = requesterName(row, viewer);
  const { kind, id: subjectId } = approvalSubject(row);
  const isStep = kind === 'APPLICATION';
  const isNewest = row.newestId === id;
  const isOpen = isNewest && row.withdrawnAt === null;
  const outcome = (decision: Decision) =>
    isOpen && canAdminister(viewer, 'Mutation.decideApproval') ? describeOutcome(kind, row, decision, today) : null;
  const hasOfferLetter = row.offerLetterId !== null;
  const endedByWithdrawal = decidedAt !== null && row.withdrawnAt?.getTime() === decidedAt.getTime();
  const waits = state === 'PENDING' && isAdmin(viewer);
  const dueAt = waits ? addWorkingHours(requestedAt, dueHours[subjectKind(kind)]) : null;
  const changes = row.correction === null ? [] : correctedFacts(JSON.parse(row.correction) as JobCorrection);
  const askedBy = presentAskedBy(row.askedBy, row.askedChannel);
  const approval = {
    id,
    kind,
    subjectId,
    subject,
    isNewest,
    state,
    requestedAt,
    requestedById,
    requestedByName,
    decidedAt,
    decidedById,
    decidedByName: isAdmin(viewer) ? row.decidedByName : null,
    previousStatus: isStep ? row.previousValue : null,
    proposedStatus: isStep ? row.proposedValue : null,
    // A withdrawal is not a rejection: a new application stays APPLIED.
    resultingStatus: isStep
      ? historyStatus(state, row.proposedValue, row.previousValue ?? (endedByWithdrawal ? 'APPLIED' : null))
      : null,
    feedback: row.feedback,
    hasOfferLetter,
    reason,
    note,
    changes,
    askedBy,
    outcomeIfApproved: outcome('APPROVE'),
    outcomeIfRejected: outcome('REJECT'),
    dueAt,
    undoableUntil: isNewest ? undoDeadlineFor(row, viewer, now) : null,
    isLate: dueAt !== null && dueAt < now,
    summary: summarizeRequest(
      {
        ...row,
        requestedByName,
        byColleague: isEmployer(viewer) && !isOwn(viewer, requestedById ?? undefined),
        kind,
        proposedStatus: row.proposedValue,
        previousStatus: row.previousValue,
        hasOfferLetter,
        changes: changes.map(formatCorrectedFact),
        askedBy,
        endedByWithdrawal,
        withdrawnByReader: isOwn(viewer, decidedById ?? undefined),
      },
      summaryReader(viewer),
    ),
  };
  return isCandidate(viewer) ? hideFromCandidate(approval) : approval;
}

/** Candidates read the name of the company, others also the member who made the request. */
const requesterName = ({ memberName, requestedByName }: ApprovalRow, viewer: Viewer): string =>
  memberName === null || isCandidate(viewer) ? requestedByName : `${memberName}, ${requestedByName}`;

export const summaryReader = (viewer: Viewer): UserType =>
  isAdmin(viewer) ? 'ADMIN' : isEmployer(viewer) ? 'EMPLOYER' : 'CANDIDATE';

/** Returns the undo deadline for the administrator who decided; null for everyone else, and for an action for a company. */
function undoDeadlineFor({ decidedAt, decidedById, askedBy }: ApprovalRow, viewer: Viewer, now: Date): Date | null {
  if (decidedAt === null || askedBy !== null || viewer.kind !== 'user' || decidedById !== viewer.id) return null;
  const until = decisionUndoDeadline(decidedAt);
  return now < until ? until : null;
}

/**
 * Hides unapproved proposals and rejection reasons from candidates (specification 4 §4), except if the candidate withdrew.
 */
function hideFromCandidate(approval: PresentedApproval): PresentedApproval {
  const reason = approval.reason === 'CANDIDATE_WITHDREW' ? approval.reason : null;
  const visibleApproval = { ...approval, reason, note: null, askedBy: null };
  if (approval.state === 'APPROVED') return visibleApproval;
  const proposedStatus = approval.proposedStatus === 'APPLIED' ? 'APPLIED' : null;
  return { ...visibleApproval, proposedStatus, feedback: null, hasOfferLetter: false };
}

function describeOutcome(kind: ApprovalKind, row: ApprovalRow, decision: Decision, today: string): string | null {
  const { state, approvedStatus, deadline } = row;
  if (kind === 'COMPANY') return companyOutcome(state, decision);
  if (kind === 'JOB_CORRECTION') return correctionOutcome(state, decision);
  if (kind === 'JOB') {
    const deadlinePassed = deadline !== null && isDeadlinePassed(deadline, today);
    return jobOutcome({ state, isActive: row.jobIsActive === 1, deadlinePassed }, decision);
  }
  const hasOfferLetter = row.offerLetterId !== null;
  return applicationOutcome({ state, approvedStatus, proposedStatus: row.proposedValue, hasOfferLetter }, decision);
}
