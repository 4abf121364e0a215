import * as z from 'zod';
import { INTERVIEW_MESSAGES } from '../applications/application-messages.js';
import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
  type ApplicationStep,
  canPropose,
  proposableStatuses,
} from '../applications/application-status.js';
import type { ApprovalState } from '../approvals/approval.js';
import {
  crossFieldRule,
  choice,
  requiredSentence,
  optionalText,
  requiredDate,
  requiredLine,
} from '../fields/fields.js';
import { validateLatestDate } from '../fields/latest-date.js';
import { requiredTextField } from '../fields/text-field.js';
import { TEXT_LIMITS } from '../fields/text-limits.js';
import { webAddress } from '../fields/web-address.js';
import { formatDateAndTime, formatTime, instantInIndia, isValidTime, todayInIndia } from '../india/calendar.js';
import type { UserType } from '../text/user-type.js';
import { wireNames } from '../text/wire-names.js';

/** The name of the calendar file in emails. */
export const CALENDAR_FILE = 'interview.ics';

/** Types of interview rounds. The first is preselected. */
export const ROUND_TYPES = ['FIRST_ROUND', 'NEXT_ROUND', 'RESCHEDULE'] as const;
export type RoundType = (typeof ROUND_TYPES)[number];

export const INTERVIEW_MODES = ['ONLINE', 'FACE_TO_FACE'] as const;
export type InterviewMode = (typeof INTERVIEW_MODES)[number];

export const ROUND_TYPE_LABELS: Readonly<Record<RoundType, string>> = {
  FIRST_ROUND: 'First Round',
  NEXT_ROUND: 'Next Round',
  RESCHEDULE: 'Reschedule',
};

export const INTERVIEW_MODE_LABELS: Readonly<Record<InterviewMode, string>> = {
  ONLINE: 'Online',
  FACE_TO_FACE: 'Face to Face',
};

export const roundTypeNames = wireNames<RoundType>({
  FIRST_ROUND: 'first_round',
  NEXT_ROUND: 'next_round',
  RESCHEDULE: 'reschedule',
});
export const interviewModeNames = wireNames<InterviewMode>({ ONLINE: 'online', FACE_TO_FACE: 'face_to_face' });

const LOCATION = 'Location / Link';
const LINK_INVALID = 'Enter a valid meeting link (e.g., https://example.com/meeting).';

/** Removes seconds, which some clients send. */
const cleanTime = (typed: string): string => typed.trim().replace(/^(\d{2}:\d{2}):\d{2}$/, '$1');

const interviewFields = {
  roundType: choice(ROUND_TYPES, 'Interview Type').default('FIRST_ROUND'),
  date: requiredDate('Date'),
  time: requiredTextField(requiredSentence('Time'), cleanTime, [
    { isMet: isValidTime, message: 'Enter a valid time.' },
  ]),
  mode: choice(INTERVIEW_MODES, 'Interview Mode'),
  location: requiredLine(LOCATION, TEXT_LIMITS.url),
  note: optionalText('Additional Note', TEXT_LIMITS.interviewNote),
};

/** An online interview needs a link; any other place is free text. */
const linkWhenOnline = crossFieldRule(
  ({ mode, location }) => {
    if (mode !== 'ONLINE' || typeof location !== 'string' || location === '') return true;
    return webAddress(location) !== null;
  },
  'location',
  LINK_INVALID,
);

/** Normalizes the link of an online interview. */
function withFollowableLink<Fields extends { mode: InterviewMode; location: string }>(interview: Fields): Fields {
  if (interview.mode !== 'ONLINE') return interview;
  return { ...interview, location: webAddress(interview.location) ?? interview.location };
}

/** Input of an interview. Application, past times and conflicts are checked separately. */
export const interviewSchema = z.object(interviewFields).check(linkWhenOnline).transform(withFollowableLink);
export type InterviewInput = z.output<typeof interviewSchema>;

/** The Schedule Interview screen, with the job and applicant. */
export const interviewFormSchema = z
  .object({
    jobId: requiredLine('Job Title', TEXT_LIMITS.shortText),
    applicationId: requiredLine('Applicant', TEXT_LIMITS.shortText),
    ...interviewFields,
  })
  .check(linkWhenOnline)
  .transform(withFollowableLink);

/** Returns the start of an interview, or an error. It must be in the future in Indian time, and within a year. */
export function interviewStart(
  { date, time }: { date: string; time: string },
  now: Date,
): { ok: true; startsAt: Date } | { ok: false; message: string } {
  const startsAt = instantInIndia(date, time);
  const message =
    startsAt.getTime() > now.getTime()
      ? validateLatestDate('Interview date', 'interview', date, todayInIndia(now))
      : 'Interview date and time must be in the future.';
  return message === null ? { ok: true, startsAt } : { ok: false, message };
}

const NEEDS_EARLIER: Readonly<Record<RoundType, string | null>> = {
  FIRST_ROUND: null,
  NEXT_ROUND: 'A next round requires an earlier interview for this application.',
  RESCHEDULE: 'A reschedule requires an earlier interview for this application.',
};

/** Returns the reason why the round type is not possible, or null. */
export function validateRoundType(roundType: RoundType, hasEarlierInterview: boolean): string | null {
  return hasEarlierInterview ? null : NEEDS_EARLIER[roundType];
}

/** The fields of an application and its job that determine whether an interview can be scheduled. */
interface Invitee extends ApplicationStep {
  recordActive: boolean;
  withdrawn: boolean;
  jobApprovalStatus: ApprovalState;
}

/** The statuses of an application with which an interview can be scheduled. */
export const INVITABLE_STATUSES = APPLICATION_STATUSES.filter((status) =>
  proposableStatuses(status).includes('INTERVIEW_SCHEDULED'),
);

/** Returns the reason why the applicant cannot be invited, or null. Closed jobs can still interview their applicants. */
export function validateInvitation(invitee: Invitee): string | null {
  const proposal = canPropose(invitee, 'INTERVIEW_SCHEDULED', { interview: true, newDetails: false });
  if (!proposal.ok) return proposal.message;
  return invitee.jobApprovalStatus === 'APPROVED' ? null : INTERVIEW_MESSAGES.jobNotApproved;
}

interface PlannedInterview {
  approvalState: ApprovalState;
  cancelledAt: Date | null;
}

/** Returns true if an approved interview is not cancelled. The caller leaves out replaced interviews. */
export const hasPlannedInterview = (interviews: readonly PlannedInterview[]): boolean =>
  interviews.some(({ approvalState, cancelledAt }) => approvalState === 'APPROVED' && cancelledAt === null);

/** Returns a warning if the candidate had no planned interview to miss, or null. */
export function validateMissedInterview(
  step: ApplicationStatus | null,
  { hasInterview, name }: { hasInterview: boolean; name: string },
): string | null {
  return step === 'INTERVIEW_NOT_ATTENDED' && !hasInterview ? `No interview with ${name} is planned here.` : null;
}

/** The minimum time between the starts of two interviews of one candidate. */
export const MINUTES_BETWEEN_INTERVIEWS = 30;

/** Returns the first other interview within that time before or after, if any. */
export function findConflictingInterview<Interview extends { startsAt: Date }>(
  startsAt: Date,
  others: readonly Interview[],
): Interview | undefined {
  const least = MINUTES_BETWEEN_INTERVIEWS * 60_000;
  return others.find((other) => Math.abs(other.startsAt.getTime() - startsAt.getTime()) < least);
}

/** An interview of the company, and the person whom it is with. */
export interface CompanyInterview {
  startsAt: Date;
  candidateName: string;
  jobTitle: string;
}

const DAY_BEGINS = '07:00';
const DAY_ENDS = '21:00';

/** Returns sentences about an unusual or occupied time. They are warnings: the employer or administrator can go on. */
export function interviewWarnings(
  { date, time }: { date: string; time: string },
  others: readonly CompanyInterview[],
  reader: UserType,
): string[] {
  const other = findConflictingInterview(instantInIndia(date, time), others);
  // Times have a fixed width.
  const isAtNight = time < DAY_BEGINS || time > DAY_ENDS;
  return [
    other &&
      `${reader === 'EMPLOYER' ? 'You already have' : 'The company already has'} an interview on ${formatDateAndTime(other.startsAt)}: ${other.candidateName} for “${other.jobTitle}”.`,
    new Date(date).getUTCDay() === 0 && 'This day is a Sunday.',
    isAtNight && `The time is before ${formatTime(DAY_BEGINS)} or after ${formatTime(DAY_ENDS)} in India.`,
  ].filter((warning) => typeof warning === 'string');
}

export function interviewConflictMessage(clash: { startsAt: Date }): string {
  return `The candidate already has an interview on ${formatDateAndTime(clash.startsAt)}.`;
}
