import * as z from 'zod';
import { RECOMMENDATION_MESSAGES, recommendationSchema } from './recommendation-input.js';
import { crossFieldRule, optionalText } from '../fields/fields.js';
import { TEXT_LIMITS } from '../fields/text-limits.js';
import { type ApprovalKind, DECISIONS, subjectKind } from './approval.js';

/** Reasons why a request was not approved. Administrators and employers can see them. */
export const REJECTION_REASON_LABELS = {
  NOT_VERIFIED: 'The company cannot be verified',
  GSTIN_MISMATCH: 'The GSTIN does not belong to this company',
  DUPLICATE: 'It is a duplicate',
  OUTSIDE_OUR_FIELD: 'It is outside our field',
  PAY_UNCLEAR: 'The pay is unclear',
  UNLAWFUL_TEXT: 'The text is against the law (discrimination, or fees from candidates)',
  INCOMPLETE: 'It is incomplete',
  NOT_YET: 'It is too early for this step',
  MORE_FACTS_NEEDED: 'We need more facts',
  CHOICE_NOT_CLEAR: 'The choice is not clear',
  CANDIDATE_WITHDREW: 'The candidate has withdrawn',
  COMPANY_WITHDREW: 'The company has withdrawn it',
  EXPERIENCE_MISMATCH: 'The experience does not fit the job',
  SKILLS_MISMATCH: 'The skills do not fit the job',
  SALARY_MISMATCH: 'The expected salary does not fit',
  LOCATION_MISMATCH: 'The location does not fit',
  NOT_AVAILABLE: 'The candidate is not available in time',
  PROFILE_INCOMPLETE: 'The profile is incomplete',
  POSITION_FILLED: 'The position is filled',
  OTHER: 'Another reason',
} as const;

export type RejectionReason = keyof typeof REJECTION_REASON_LABELS;

/** Kinds of requests for rejections. A new application is screened before its employer sees it. */
export const REJECTION_KINDS = ['COMPANY', 'JOB', 'NEW_APPLICATION', 'STEP'] as const;
export type RejectionKind = (typeof REJECTION_KINDS)[number];

/** Returns the kind of a request. An application without an approved step is new. */
export function rejectionKind(kind: ApprovalKind, previousStatus: string | null | undefined): RejectionKind {
  const subject = subjectKind(kind);
  if (subject !== 'APPLICATION') return subject;
  return previousStatus == null ? 'NEW_APPLICATION' : 'STEP';
}

export const REJECTION_REASONS: Readonly<Record<RejectionKind, readonly RejectionReason[]>> = {
  COMPANY: ['NOT_VERIFIED', 'GSTIN_MISMATCH', 'DUPLICATE', 'OUTSIDE_OUR_FIELD', 'OTHER'],
  JOB: ['PAY_UNCLEAR', 'UNLAWFUL_TEXT', 'DUPLICATE', 'INCOMPLETE', 'OTHER'],
  NEW_APPLICATION: [
    'EXPERIENCE_MISMATCH',
    'SKILLS_MISMATCH',
    'SALARY_MISMATCH',
    'LOCATION_MISMATCH',
    'NOT_AVAILABLE',
    'PROFILE_INCOMPLETE',
    'DUPLICATE',
    'POSITION_FILLED',
    'OTHER',
  ],
  STEP: ['NOT_YET', 'MORE_FACTS_NEEDED', 'CHOICE_NOT_CLEAR', 'CANDIDATE_WITHDREW', 'OTHER'],
};

/** Messages for the candidate about a rejected new application. */
const CANDIDATE_SENTENCES: Readonly<Partial<Record<RejectionReason, string>>> = {
  EXPERIENCE_MISMATCH: 'This job asks for experience that we did not find in your profile.',
  SKILLS_MISMATCH: 'This job asks for skills that we did not find in your profile.',
  SALARY_MISMATCH: 'The salary of this job and the one you expect are too far apart.',
  LOCATION_MISMATCH: 'The location of this job does not match where you can work.',
  NOT_AVAILABLE: 'The company needs someone who can start at another time.',
  PROFILE_INCOMPLETE: 'Your profile lacks details that this job needs. Complete it before your next application.',
  DUPLICATE: 'We already have an application from you for this job.',
  POSITION_FILLED: 'The position has been filled.',
};

/** Returns the candidate's message; null for a reason that only administrators see. */
export const sentenceForCandidate = (reason: RejectionReason | null | undefined): string | null =>
  (reason && CANDIDATE_SENTENCES[reason]) ?? null;

/** Returns the reasons that all of these kinds have in common. */
export function sharedReasons(kinds: Iterable<RejectionKind>): readonly RejectionReason[] {
  const [first, ...others] = [...new Set(kinds)].map((kind) => REJECTION_REASONS[kind]);
  return first?.filter((reason) => others.every((reasons) => reasons.includes(reason))) ?? [];
}

const NOTE_FOR_EMPLOYER = 'Visible to the employer, never to the candidate.';
const NOTE_FOR_ADMINS = 'Visible to administrators only, not to the candidate or the employer.';

/** Describes who can read the note of a rejection. */
export function noteReaders(kinds: Iterable<RejectionKind>): string {
  const distinct = new Set(kinds);
  if (!distinct.has('NEW_APPLICATION')) return NOTE_FOR_EMPLOYER;
  return distinct.size === 1
    ? NOTE_FOR_ADMINS
    : 'Visible to the employer, never to a candidate. For new applications, only administrators see it.';
}

/** Previews the candidate's message for a rejected new application. Null if no reason is chosen. */
export function candidateNotice(reason: RejectionReason | null): string | null {
  if (reason === null) return null;
  const sentence = sentenceForCandidate(reason);
  return sentence ? `The candidate reads: “${sentence}”` : 'The candidate is notified without a reason.';
}

export const REJECTION_MESSAGES = {
  wrongReason: 'Choose one of the reasons for this kind of request.',
  noteMissing: 'Please add a note explaining the reason.',
  withApproval: 'Give a reason and a note only with a rejection.',
} as const;

const isEmpty = (value: unknown): boolean => value == null || value === '';

/** Input of a decision. A reason is optional (REST); OTHER needs a note. */
export const decisionSchema = (kind: RejectionKind) =>
  z
    .object({
      decision: z.enum(DECISIONS),
      reason: z.enum(REJECTION_REASONS[kind], { error: REJECTION_MESSAGES.wrongReason }).nullish(),
      note: optionalText('Note', TEXT_LIMITS.rejectionNote),
      recommendation: recommendationSchema.nullish(),
    })
    .check(
      crossFieldRule(
        ({ decision, recommendation }) =>
          recommendation == null || (kind === 'NEW_APPLICATION' && decision === 'APPROVE'),
        'recommendation',
        RECOMMENDATION_MESSAGES.onlyWithApproval,
      ),
      crossFieldRule(
        ({ decision, reason }) => decision === 'REJECT' || isEmpty(reason),
        'reason',
        REJECTION_MESSAGES.withApproval,
      ),
      crossFieldRule(
        ({ decision, note }) => decision === 'REJECT' || isEmpty(note),
        'note',
        REJECTION_MESSAGES.withApproval,
      ),
      crossFieldRule(
        ({ reason, note }) => reason !== 'OTHER' || !isEmpty(note),
        'note',
        REJECTION_MESSAGES.noteMissing,
      ),
    );
