import type { Tone } from '../../../components/status-badge';
import type { ApprovalState, InterviewOutcome } from '../../../lib/graphql/schema.generated';

const WAITING = {
  PENDING: { tone: 'grey', label: 'Waiting for approval' },
  APPROVED: { tone: 'green', label: 'Confirmed' },
  REJECTED: { tone: 'red', label: 'Not approved' },
} as const;

const OUTCOMES = {
  HELD: { tone: 'sky', label: 'Held' },
  NO_SHOW: { tone: 'orange', label: 'Not attended' },
  CANCELLED: { tone: 'red', label: 'Cancelled' },
  MOVED: { tone: 'grey', label: 'Moved' },
} as const;

/** Returns the badge of an interview: its outcome, or its approval state. */
export function interviewBadge({
  outcome,
  cancelledAt,
  approvalState,
}: {
  outcome: InterviewOutcome | null;
  cancelledAt: string | null;
  approvalState: ApprovalState;
}): { tone: Tone; label: string } {
  if (cancelledAt !== null) return OUTCOMES.CANCELLED;
  return outcome === null ? WAITING[approvalState] : OUTCOMES[outcome];
}
