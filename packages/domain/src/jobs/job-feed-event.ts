export const JOB_FEED_EVENT_KINDS = ['OPENED', 'CHANGED', 'CLOSED'] as const;
export type JobFeedEventKind = (typeof JOB_FEED_EVENT_KINDS)[number];

/** The number of days for which the job change feed stores entries that are not needed to derive the open jobs. */
export const JOB_FEED_RETENTION_DAYS = 90;

/** The last published state of a job and its current state. */
interface JobTransition {
  /** True if the feed lists the job as open. */
  wasOpen: boolean;
  isOpen: boolean;
  /** True if a public field has changed. */
  isEdited: boolean;
}

/** Returns the next event for the feed; null without a public change. */
export function jobFeedEvent({ wasOpen, isOpen, isEdited }: JobTransition): JobFeedEventKind | null {
  if (isOpen !== wasOpen) return isOpen ? 'OPENED' : 'CLOSED';
  return isOpen && isEdited ? 'CHANGED' : null;
}
