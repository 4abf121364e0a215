import type { searchConsent } from '../accounts/search-visibility.js';
import { REAPPLY_DAYS } from '../applications/reapply.js';
import { addDays, instantInIndia, todayInIndia } from '../india/calendar.js';

/** Invitations that an administrator can send on one day in India. */
export const INVITATIONS_PER_DAY = 100;
/** Invitations to different jobs that wait for the answer of one candidate. */
export const MAX_OPEN_INVITATIONS = 3;
/** The validity of an invitation, if the deadline of the job is not earlier. */
export const INVITATION_DAYS = 14;
/** After a rejection, a company is not shown the same person for half a year. */
export const REJECTED_DAYS = 183;
export const INVITATION_MESSAGE_LENGTH = 500;

const DAY = 24 * 60 * 60_000;

/** ACCEPTED_INCOMPLETE: the candidate has said yes, and the application is made once the profile is complete. */
export const INVITATION_ANSWERS = ['ACCEPTED', 'ACCEPTED_INCOMPLETE', 'DECLINED'] as const;
export type InvitationAnswer = (typeof INVITATION_ANSWERS)[number];

export const INVITATION_STATE_LABELS = {
  OPEN: 'Invited',
  ACCEPTED: 'Yes',
  ACCEPTED_INCOMPLETE: 'Yes, profile incomplete',
  DECLINED: 'No',
  EXPIRED: 'No answer',
  ENDED: 'Job closed',
} as const;
export type InvitationState = keyof typeof INVITATION_STATE_LABELS;

export const INVITATION_DECLINE_LABELS = {
  NOT_LOOKING: 'Not looking for a job now',
  PAY: 'The pay is too low',
  PLACE_OR_HOURS: 'The place or the hours do not fit',
  WORK: 'The work is not the right one',
  COMPANY: 'Not this company',
  OTHER: 'Another reason',
} as const;

export const INVITATION_DECLINE_REASONS = [
  'NOT_LOOKING',
  'PAY',
  'PLACE_OR_HOURS',
  'WORK',
  'COMPANY',
  'OTHER',
] as const satisfies readonly (keyof typeof INVITATION_DECLINE_LABELS)[];
export type InvitationDeclineReason = (typeof INVITATION_DECLINE_REASONS)[number];

interface StoredInvitation {
  answer: InvitationAnswer | null;
  expiresAt: Date;
  isJobOpen: boolean;
}

/** An answer stays. A Yes with an incomplete profile ends with the job, because no application can be made any more. */
export function invitationState({ answer, expiresAt, isJobOpen }: StoredInvitation, now: Date): InvitationState {
  if (answer === 'ACCEPTED' || answer === 'DECLINED') return answer;
  if (answer === 'ACCEPTED_INCOMPLETE') return isJobOpen ? answer : 'ENDED';
  if (expiresAt.getTime() <= now.getTime()) return 'EXPIRED';
  return isJobOpen ? 'OPEN' : 'ENDED';
}

/** Returns the end of an invitation: the end of the deadline's day in India, at most 14 times 24 hours later. */
export function invitationExpiry(deadline: string, invitedAt: Date): Date {
  const deadlineEnds = instantInIndia(addDays(deadline, 1), '00:00');
  return new Date(Math.min(deadlineEnds.getTime(), invitedAt.getTime() + INVITATION_DAYS * DAY));
}

/** Returns the start of the day in India, from which the daily limit counts. */
export const invitationDayStart = (now: Date): Date => instantInIndia(todayInIndia(now), '00:00');

/** The facts that decide whether a candidate can be invited to a job. */
export interface InvitedCandidate {
  isActive: boolean;
  visibility: ReturnType<typeof searchConsent>;
  isEmailVerified: boolean;
  /** True if the latest email to the address could not be delivered. */
  isEmailUndelivered: boolean;
  wasInvited: boolean;
  hasAppliedForJob: boolean;
  /** The latest application to the company; null without one. */
  lastAppliedAt: Date | null;
  /** The latest rejection by the company; null without one. */
  lastRejectedAt: Date | null;
  openInvitations: number;
}

/** The reasons why a candidate cannot be invited. DAILY_LIMIT is about the administrator. */
export const INVITATION_PROBLEMS = {
  INACTIVE: 'The account is inactive.',
  NOT_ASKED: 'The candidate has not agreed to being searched and invited.',
  OPTED_OUT: 'The candidate does not want to be suggested or invited.',
  EMAIL_UNCONFIRMED: 'The candidate has not confirmed the email address.',
  EMAIL_UNDELIVERED: 'The last email to this candidate could not be delivered.',
  INVITED: 'The candidate has been invited to this job before.',
  APPLIED: 'The candidate has applied for this job.',
  APPLIED_TO_COMPANY: `The candidate has applied to this company within ${REAPPLY_DAYS} days.`,
  REJECTED: 'The company has rejected the candidate within 6 months.',
  OPEN_INVITATIONS: `The candidate has ${MAX_OPEN_INVITATIONS} invitations to answer.`,
  DAILY_LIMIT: `You can invite ${INVITATIONS_PER_DAY} candidates a day.`,
} as const;
export type InvitationProblem = keyof typeof INVITATION_PROBLEMS;

/** Returns the first reason why the candidate cannot be invited, or null. */
export function invitationProblem(candidate: InvitedCandidate, now: Date): InvitationProblem | null {
  const { visibility, lastAppliedAt, lastRejectedAt } = candidate;
  const isWithin = (at: Date | null, days: number) => at !== null && now.getTime() - at.getTime() < days * DAY;
  if (!candidate.isActive) return 'INACTIVE';
  if (visibility === 'HIDDEN') return 'OPTED_OUT';
  if (visibility === 'NOT_ASKED') return 'NOT_ASKED';
  if (candidate.wasInvited) return 'INVITED';
  if (candidate.hasAppliedForJob) return 'APPLIED';
  if (isWithin(lastAppliedAt, REAPPLY_DAYS)) return 'APPLIED_TO_COMPANY';
  if (isWithin(lastRejectedAt, REJECTED_DAYS)) return 'REJECTED';
  if (!candidate.isEmailVerified) return 'EMAIL_UNCONFIRMED';
  if (candidate.isEmailUndelivered) return 'EMAIL_UNDELIVERED';
  return candidate.openInvitations >= MAX_OPEN_INVITATIONS ? 'OPEN_INVITATIONS' : null;
}

export const INVITATION_MESSAGES = {
  /** Says what a Yes does, in the email and on every screen. */
  consequence:
    'If you say yes, we check your application and then send the company your profile, your resume and your answers. Until then the company does not know about you.',
  gone: 'This invitation has ended.',
  answered: 'This invitation has already been answered.',
  linkEnded: 'This link is no longer valid. Log in to see your invitations.',
  tooMany: 'Invite at most 100 candidates at once.',
  jobNotOpen: 'Only an open job can have invitations.',
} as const;
