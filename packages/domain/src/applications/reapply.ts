import { addDays, formatDate, todayInIndia } from '../india/calendar.js';
import { APPLY_MESSAGES } from '../portal/messages.js';

/** Days after an application before the same candidate can apply for the same job again. */
export const REAPPLY_DAYS = 30;

const REAPPLY_MILLISECONDS = REAPPLY_DAYS * 24 * 60 * 60 * 1000;

/** The result of `checkReapply`. Every rejection has a message for the candidate. */
export type ReapplyCheck =
  | { kind: 'CAN_APPLY' }
  | { kind: 'TOO_SOON'; reapplyOn: string; message: string }
  | { kind: 'EXPIRED'; message: string }
  | { kind: 'DEADLINE_PASSED'; message: string }
  | { kind: 'CLOSED'; message: string };

interface ApplyState {
  lastAppliedAt: Date | null;
  jobIsOpen: boolean;
  /** False if the job was never approved. */
  jobWasApproved?: boolean;
  deadlinePassed: boolean;
}

/**
 * Checks whether the candidate can apply (specification 4 §4). A closed job takes precedence over the waiting period, so that
 * no message names a date for applying to a job that has closed.
 */
export function checkReapply(
  { lastAppliedAt, jobIsOpen, jobWasApproved = true, deadlinePassed }: ApplyState,
  now: Date,
): ReapplyCheck {
  if (!jobIsOpen) {
    if (lastAppliedAt) return { kind: 'EXPIRED', message: APPLY_MESSAGES.expired };
    if (deadlinePassed) return { kind: 'DEADLINE_PASSED', message: APPLY_MESSAGES.deadlinePassed };
    return { kind: 'CLOSED', message: jobWasApproved ? APPLY_MESSAGES.closed : APPLY_MESSAGES.notOpenYet };
  }
  if (lastAppliedAt && now.getTime() < reapplyInstant(lastAppliedAt).getTime()) {
    const reapplyOn = reapplyDate(lastAppliedAt);
    return { kind: 'TOO_SOON', reapplyOn, message: reapplyMessage(reapplyOn) };
  }
  return { kind: 'CAN_APPLY' };
}

/** Returns the instant from which the candidate can apply again: 30 times 24 hours later. */
export function reapplyInstant(lastAppliedAt: Date): Date {
  return new Date(lastAppliedAt.getTime() + REAPPLY_MILLISECONDS);
}

export function reapplyDate(lastAppliedAt: Date): string {
  return addDays(todayInIndia(lastAppliedAt), REAPPLY_DAYS);
}

/** Example: 'You can reapply after 20/12/2025'. */
export function reapplyMessage(reapplyOn: string): string {
  return `You can reapply after ${formatDate(reapplyOn)}`;
}

/** The message if the server returns no date. */
export const REAPPLY_FALLBACK = `You can reapply after ${REAPPLY_DAYS} days.`;

/** The label of the button during the waiting period: 'Reapply after 20/12/2025'. */
export function reapplyLabel(reapplyOn: string): string {
  return `Reapply after ${formatDate(reapplyOn)}`;
}
