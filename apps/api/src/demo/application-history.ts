import {
  type ApplicationStatus,
  allowsFeedback,
  allowsOffer,
  canPropose,
  canSetRecordActive,
  statusAfterProposal,
} from '@job-alert/domain/applications/application-status';
import type { ApprovalState } from '@job-alert/domain/approvals/approval';
import { decideApplication } from '@job-alert/domain/applications/decision-outcome';
import type { RejectionReason } from '@job-alert/domain/approvals/rejection-reasons';
import { demoInstant } from './demo-clock.js';
import type {
  DemoApplication,
  DemoApplicationEvent,
  DemoApplyEvent,
  DemoDecideEvent,
  DemoProposeEvent,
  DemoRecommendation,
  DemoSetActiveEvent,
} from './demo-schemas.js';

/**
 * An approval request after the replay. Candidates request applications, employers proposals, and the administrator
 * decides.
 */
export interface ReplayedApproval {
  readonly request: DemoApplyEvent | DemoProposeEvent;
  readonly proposedStatus: ApplicationStatus;
  /** The last approved status before the request; null for a new application. */
  readonly previousStatus: ApplicationStatus | null;
  readonly requestedAt: Date;
  state: ApprovalState;
  decidedAt: Date | null;
  reason: RejectionReason | null;
  note: string | null;
  /** Goes with the approval of an application. */
  recommendation: DemoRecommendation | null;
}

/** The state of an application after all of its steps. */
export interface ReplayedApplication {
  status: ApplicationStatus;
  proposedStatus: ApplicationStatus;
  /** The last approved status; null before the first approval. */
  approvedStatus: ApplicationStatus | null;
  isActive: boolean;
  /** The time when the candidate accepted the current offer. */
  acceptedAt: Date | null;
  /** Oldest first. */
  approvals: ReplayedApproval[];
  appliedAt: Date;
  statusUpdatedAt: Date;
}

/**
 * Replays the steps of an application by the domain's rules and returns its final state. `today` is the date of the
 * load (YYYY-MM-DD in India). Throws for a step that the portal would reject, so that the demo is always consistent.
 */
export function replayApplication(application: DemoApplication, today: string): ReplayedApplication {
  const instants = stepInstants(application, today);
  const [first, ...rest] = application.events;
  if (first?.type !== 'APPLY') throw new Error(`${application.key}: the first step must be to apply`);
  const appliedAt = instants[0] as Date;
  const state: ReplayedApplication = {
    ...statusAfterProposal('APPLIED'),
    approvedStatus: null,
    isActive: true,
    acceptedAt: null,
    approvals: [request(first, 'APPLIED', null, appliedAt)],
    appliedAt,
    statusUpdatedAt: appliedAt,
  };
  rest.forEach((event, index) => {
    const problem = play(state, event, instants[index + 1] as Date);
    if (problem !== null) throw new Error(`${application.key}, step ${index + 2} (${event.type}): ${problem}`);
  });
  return state;
}

/** Returns the time of each step: increasing, within office hours. */
function stepInstants({ key, events }: DemoApplication, today: string): Date[] {
  return events.map((event, index) => {
    const sameDay = events.filter((other) => other.daysAgo === event.daysAgo);
    const place = events.slice(0, index).filter((other) => other.daysAgo === event.daysAgo).length;
    return demoInstant(today, event.daysAgo, `${key}@${event.daysAgo}`, place, sameDay.length);
  });
}

/** Applies a step. Returns the reason why it is not possible, or null. */
function play(state: ReplayedApplication, event: DemoApplicationEvent, at: Date): string | null {
  if (at <= state.statusUpdatedAt) return 'a step cannot happen before the one that it follows';
  state.statusUpdatedAt = at;
  if (event.type === 'PROPOSE') return propose(state, event, at);
  if (event.type === 'DECIDE') return settle(state, event, at);
  if (event.type === 'ACCEPT') return accept(state, at);
  if (event.type === 'SET_ACTIVE') return setActive(state, event);
  return 'applying again is another application';
}

function propose(state: ReplayedApplication, event: DemoProposeEvent, at: Date): string | null {
  const verdict = canPropose({ ...state, recordActive: state.isActive, withdrawn: false }, event.status, {
    interview: event.interview !== undefined,
    newDetails: event.feedback !== undefined || event.dateOfJoiningInDays !== undefined,
  });
  if (!verdict.ok) return verdict.message;
  if (event.feedback !== undefined && !allowsFeedback(event.status)) return 'feedback does not go with this status';
  if (event.dateOfJoiningInDays !== undefined && !allowsOffer(event.status))
    return 'an offer does not go with this status';
  if (event.interview !== undefined && event.status !== 'INTERVIEW_SCHEDULED')
    return 'an interview does not go with this status';
  state.approvals.push(request(event, event.status, state.approvedStatus, at));
  Object.assign(state, statusAfterProposal(event.status));
  return null;
}

function settle(state: ReplayedApplication, event: DemoDecideEvent, at: Date): string | null {
  const newest = state.approvals.at(-1) as ReplayedApproval;
  const { proposedStatus, previousStatus } = newest;
  const outcome = decideApplication({ ...newest, approvedStatus: state.approvedStatus }, event.decision);
  if (!outcome.ok) return outcome.reason;
  const lifted = newest.state === 'REJECTED' && request(newest.request, proposedStatus, previousStatus, at);
  if (lifted) state.approvals.push(lifted);
  const { reason = null, note = null, recommendation = null } = event;
  if (recommendation && (outcome.next !== 'APPROVED' || previousStatus !== null))
    return 'a recommendation goes with the approval of an application';
  Object.assign(lifted || newest, { state: outcome.next, decidedAt: at, reason, note, recommendation });
  if (outcome.next === 'APPROVED') state.approvedStatus = outcome.step.status;
  Object.assign(state, outcome.step);
  return null;
}

function accept(state: ReplayedApplication, at: Date): string | null {
  const newest = state.approvals.at(-1) as ReplayedApproval;
  if (newest.state !== 'APPROVED' || newest.proposedStatus !== 'SELECTED') return 'only an approved offer is accepted';
  state.acceptedAt = at;
  return null;
}

function setActive(state: ReplayedApplication, event: DemoSetActiveEvent): string | null {
  const newest = state.approvals.at(-1) as ReplayedApproval;
  if (!canSetRecordActive(newest.state)) return 'the record flag needs an approved application';
  state.isActive = event.isActive;
  return null;
}

function request(
  event: DemoApplyEvent | DemoProposeEvent,
  proposedStatus: ApplicationStatus,
  previousStatus: ApplicationStatus | null,
  requestedAt: Date,
): ReplayedApproval {
  return {
    request: event,
    proposedStatus,
    previousStatus,
    requestedAt,
    state: 'PENDING',
    decidedAt: null,
    reason: null,
    note: null,
    recommendation: null,
  };
}
