import type { ApplicationStatus } from '../applications/application-status.js';
import { formatDate } from '../india/calendar.js';
import { counted, describeMove } from '../text/moved-records.js';

export const MERGE_UNDO_DAYS = 30;

const DAY = 86_400_000;

export const mergeUndoDeadline = (mergedAt: Date): Date => new Date(mergedAt.getTime() + MERGE_UNDO_DAYS * DAY);

export const MERGE_MESSAGES = {
  same: 'Choose two different candidates.',
  tooLate: `This merge is older than ${MERGE_UNDO_DAYS} days and can no longer be undone.`,
} as const;

/** An application to be merged, with the fields that determine its position. */
export interface MergedApplication {
  id: string;
  candidateId: string;
  approvedStatus: ApplicationStatus | null;
  appliedAt: Date;
}

/**
 * The progress of an application by its last approved status. Rejected applications rank above those without an
 * approval.
 */
const REACH: readonly (ApplicationStatus | null)[] = [
  null,
  'REJECTED',
  'APPLIED',
  'SHORTLISTED',
  'INTERVIEW_NOT_ATTENDED',
  'INTERVIEW_SCHEDULED',
  'SELECTED',
];
const reach = ({ approvedStatus }: MergedApplication): number => REACH.indexOf(approvedStatus);

const byTime = (one: MergedApplication, other: MergedApplication): number =>
  one.appliedAt.getTime() - other.appliedAt.getTime() || compareIds(one.id, other.id);
const compareIds = (one: string, other: string): number => one.length - other.length || (one < other ? -1 : 1);

/** The position of an application after a merge. */
interface MergedPlace {
  id: string;
  attempt: number;
  /** True if another application for the same job has progressed further. The employer sees only that one. */
  isOutrun: boolean;
}

/**
 * Orders the applications of two candidates for one job after a merge: the most advanced one is the last and counts,
 * the others precede it by time.
 */
export function mergedPlaces(applications: readonly MergedApplication[]): MergedPlace[] {
  const inTime = applications.toSorted(byTime);
  const farthest = inTime.toSorted((one, other) => reach(other) - reach(one) || byTime(other, one))[0];
  const ordered = [...inTime.filter((one) => one !== farthest), ...(farthest ? [farthest] : [])];
  return ordered.map((one, index) => ({
    id: one.id,
    attempt: index + 1,
    isOutrun: one.candidateId !== farthest?.candidateId,
  }));
}

/** Number of records that a merge moves. */
export interface MergeExtent {
  applications: number;
  sameJobs: number;
  interviews: number;
  files: number;
  notes: number;
  removedEmail: string;
}

/** Describes the effects of a merge for the administrator who confirms it. */
export function mergeEffects(extent: MergeExtent, now: Date): string[] {
  const { applications, sameJobs, interviews, files, notes, removedEmail } = extent;
  return [
    describeMove(
      { application: applications, interview: interviews, file: files, note: notes },
      'There are no applications, interviews, files or notes to move.',
    ),
    ...(sameJobs > 0
      ? [
          `For ${counted(sameJobs, 'job')} both have applied: the application that has got farther counts, and the other one is set Inactive.`,
        ]
      : []),
    'Missing details in the remaining profile will be copied from the other one.',
    `${removedEmail} can no longer log in or sign up.`,
    `You can undo this until ${formatDate(mergeUndoDeadline(now))}.`,
  ];
}
