export const JOB_FEED_EVENT_KINDS = ['OPENED', 'CHANGED', 'CLOSED'] as const;
export type JobFeedEventKind = (typeof JOB_FEED_EVENT_KINDS)[number];

/** How long the feed of changes keeps what is no longer needed to know the open jobs: that a job has closed, or what it was before. */
export const JOB_FEED_RETENTION_DAYS = 90;

/** What the feed of changes has said about a job, and how the job stands now. */
interface JobTransition {
  /** As the feed has it. */
  wasOpen: boolean;
  isOpen: boolean;
  /** What the public sees of it was changed. */
  isEdited: boolean;
}

/** What the feed has to tell, if anything: it never tells the same twice, and nothing of a job that the public does not see. */
export function jobFeedEvent({ wasOpen, isOpen, isEdited }: JobTransition): JobFeedEventKind | null {
  if (isOpen !== wasOpen) return isOpen ? 'OPENED' : 'CLOSED';
  return isOpen && isEdited ? 'CHANGED' : null;
}
