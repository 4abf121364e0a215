export const JOB_FEED_EVENT_KINDS = ['OPENED', 'CHANGED', 'CLOSED'] as const;
export type JobFeedEventKind = (typeof JOB_FEED_EVENT_KINDS)[number];

/** How long the feed of changes keeps what is no longer needed to know the open jobs: that a job has closed, or what it was before. */
export const JOB_FEED_RETENTION_DAYS = 90;

/** The last published state of a job and its current state. */
interface JobTransition {
  /** As the feed has it. */
  wasOpen: boolean;
  isOpen: boolean;
  /** A public field has changed. */
  isEdited: boolean;
}

/** Returns the next event for the feed, or null if there is nothing new for the public. */
export function jobFeedEvent({ wasOpen, isOpen, isEdited }: JobTransition): JobFeedEventKind | null {
  if (isOpen !== wasOpen) return isOpen ? 'OPENED' : 'CLOSED';
  return isOpen && isEdited ? 'CHANGED' : null;
}
