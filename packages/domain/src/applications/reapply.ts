import { addDays, formatDate, todayInIndia } from '../india/calendar.js';
import { APPLY_MESSAGES } from '../portal/messages.js';

/** Days after an application before the same candidate can apply for the same job again. */
export const REAPPLY_DAYS = 30;

const REAPPLY_MILLISECONDS = REAPPLY_DAYS * 24 * 60 * 60 * 1000;

/** May the candidate apply now, and if not, why. Every refusal carries the sentence for the candidate. */
export type ReapplyCheck =
  | { kind: 'CAN_APPLY' }
  | { kind: 'TOO_SOON'; reapplyOn: string; message: string }
  | { kind: 'EXPIRED'; message: string }
  | { kind: 'DEADLINE_PASSED'; message: string }
  | { kind: 'CLOSED'; message: string };

/** The last application for this job, if any, and the state of the job. */
export interface ApplyState {
  lastAppliedAt: Date | null;
  /** Is it an open job (open-job.ts)? */
  jobIsOpen: boolean;
  deadlinePassed: boolean;
}

/**
 * Decides on an application (domain.md §5). A job that takes none any more comes before the window of 30 days: whoever
 * applied before is told that it has expired, not to come back to a job that will not be there.
 */
export function checkReapply({ lastAppliedAt, jobIsOpen, deadlinePassed }: ApplyState, now: Date): ReapplyCheck {
  if (!jobIsOpen) {
    if (lastAppliedAt) return { kind: 'EXPIRED', message: APPLY_MESSAGES.expired };
    if (deadlinePassed) return { kind: 'DEADLINE_PASSED', message: APPLY_MESSAGES.deadlinePassed };
    return { kind: 'CLOSED', message: APPLY_MESSAGES.closed };
  }
  if (lastAppliedAt && now.getTime() < reapplyInstant(lastAppliedAt).getTime()) {
    const reapplyOn = reapplyDate(lastAppliedAt);
    return { kind: 'TOO_SOON', reapplyOn, message: reapplyMessage(reapplyOn) };
  }
  return { kind: 'CAN_APPLY' };
}

/** The instant from which the candidate can apply again: 30 times 24 hours later. */
export function reapplyInstant(lastAppliedAt: Date): Date {
  return new Date(lastAppliedAt.getTime() + REAPPLY_MILLISECONDS);
}

/** The day in India of that instant, 'YYYY-MM-DD'. */
export function reapplyDate(lastAppliedAt: Date): string {
  return addDays(todayInIndia(lastAppliedAt), REAPPLY_DAYS);
}

/** 'You can reapply after 20/12/2025', for a day 'YYYY-MM-DD'. */
export function reapplyMessage(reapplyOn: string): string {
  return `You can reapply after ${formatDate(reapplyOn)}`;
}

/** Fallback when the server gives no date. */
export const REAPPLY_FALLBACK = `You can reapply after ${REAPPLY_DAYS} days.`;

/** The button of a job card inside the window: 'Reapply after 20/12/2025'. */
export function reapplyLabel(reapplyOn: string): string {
  return `Reapply after ${formatDate(reapplyOn)}`;
}
