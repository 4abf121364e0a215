import * as z from 'zod';
import type { ApprovalKind } from './approval.js';
import { acrossFields, optionalText } from './fields.js';
import { TEXT_LIMITS } from './text-limits.js';

/** Why an administrator rejects a request, in words that its asker reads. */
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
  OTHER: 'Another reason',
} as const;

export type RejectionReason = keyof typeof REJECTION_REASON_LABELS;

/** The reasons to choose from, for each kind of request. */
export const REJECTION_REASONS: Readonly<Record<ApprovalKind, readonly RejectionReason[]>> = {
  COMPANY: ['NOT_VERIFIED', 'GSTIN_MISMATCH', 'DUPLICATE', 'OUTSIDE_OUR_FIELD', 'OTHER'],
  JOB: ['PAY_UNCLEAR', 'UNLAWFUL_TEXT', 'DUPLICATE', 'INCOMPLETE', 'OTHER'],
  APPLICATION: ['NOT_YET', 'MORE_FACTS_NEEDED', 'CHOICE_NOT_CLEAR', 'CANDIDATE_WITHDREW', 'OTHER'],
};

/** The reasons that requests of several kinds can be rejected with together. */
export function sharedReasons(kinds: Iterable<ApprovalKind>): readonly RejectionReason[] {
  const [first, ...others] = [...new Set(kinds)].map((kind) => REJECTION_REASONS[kind]);
  return first?.filter((reason) => others.every((reasons) => reasons.includes(reason))) ?? [];
}

export const REJECTION_MESSAGES = {
  wrongReason: 'Choose one of the reasons for this kind of request.',
  noteMissing: 'Add a note that says what the reason is.',
  withApproval: 'A reason and a note go with a rejection only.',
} as const;

const isEmpty = (value: unknown): boolean => value == null || value === '';

/** What goes with a decision. A rejection may come without a reason, as through REST; "another reason" needs a note. */
export const decisionSchema = (subject: ApprovalKind) =>
  z
    .object({
      decision: z.enum(['APPROVE', 'REJECT']),
      reason: z.enum(REJECTION_REASONS[subject], { error: REJECTION_MESSAGES.wrongReason }).nullish(),
      note: optionalText('Note', TEXT_LIMITS.rejectionNote),
    })
    .check(
      acrossFields(
        ({ decision, reason }) => decision === 'REJECT' || isEmpty(reason),
        'reason',
        REJECTION_MESSAGES.withApproval,
      ),
      acrossFields(
        ({ decision, note }) => decision === 'REJECT' || isEmpty(note),
        'note',
        REJECTION_MESSAGES.withApproval,
      ),
      acrossFields(({ reason, note }) => reason !== 'OTHER' || !isEmpty(note), 'note', REJECTION_MESSAGES.noteMissing),
    );
