import type { ApprovalState } from '../approvals/approval.js';
import { type FlaggedTerm, findFlaggedTerms, findNewFlaggedTerms, listFlaggedTerms } from './flagged-terms.js';
import { JOB_LABELS, type JobEdit } from './job-post.js';
import { formatQuestion, type JobQuestion } from './screening.js';

export interface EditedJob {
  approvalState: ApprovalState;
  present: JobEdit;
  /** The approved version if the current one differs; otherwise null, also if the job was never approved. */
  approved: JobEdit | null;
}

/** Returns the text of each term, for comparison. */
const TERMS = {
  DESCRIPTION: ({ description }: JobEdit) => description,
  DEADLINE: ({ deadline }: JobEdit) => deadline,
  OPENINGS: ({ openings }: JobEdit) => String(openings),
  QUESTIONS: ({ questions }: JobEdit) => (questions ?? []).map(formatQuestion).join('\n'),
} as const;

/** Fields of a posted job that an employer can change. */
export type JobTerm = keyof typeof TERMS;

export const JOB_TERM_LABELS: Readonly<Record<JobTerm, string>> = {
  DESCRIPTION: JOB_LABELS.description,
  DEADLINE: JOB_LABELS.deadline,
  OPENINGS: JOB_LABELS.openings,
  QUESTIONS: JOB_LABELS.questions,
};

const FIELDS = ['DESCRIPTION', 'DEADLINE', 'OPENINGS', 'QUESTIONS'] as const satisfies readonly JobTerm[];

export interface EditResult {
  approvalState: ApprovalState;
  approved: JobEdit | null;
  /** Flagged terms that require a new approval. */
  newWords: FlaggedTerm[];
}

/**
 * Evaluates an edit. An approved job stays live, and its approved texts are stored next to the edited ones. New flagged
 * terms return it to approval; without them it needs no approval. A rejected job stays rejected.
 */
export function evaluateEdit({ approvalState, present, approved }: EditedJob, edited: JobEdit): EditResult {
  const base = approved ?? (approvalState === 'APPROVED' ? present : null);
  if (base === null || approvalState === 'REJECTED') return { approvalState, approved, newWords: [] };
  const newWords = findNewFlaggedTerms(base, edited);
  return {
    approvalState: newWords.length > 0 ? 'PENDING' : 'APPROVED',
    approved: jobFieldChanges(base, edited).length > 0 ? base : null,
    newWords,
  };
}

/** A field that differs from the approved version, with both stored values. */
export interface JobFieldChange {
  field: JobTerm;
  approved: string;
  present: string;
}

export const jobFieldChanges = (approved: JobEdit, present: JobEdit): JobFieldChange[] =>
  FIELDS.map((field) => ({
    field,
    approved: TERMS[field](approved),
    present: TERMS[field](present),
  })).filter((change) => change.approved !== change.present);

/** Returns the employer's notice about flagged terms in a pending job, or null. */
export const wordingNotice = (words: readonly FlaggedTerm[]): string | null =>
  words.length === 0
    ? null
    : `An administrator will check these words: ${listFlaggedTerms(words)}. Jobs that ask candidates for money, or select them by gender, age, marital status, religion or caste, can be rejected.`;

/** The texts of a job, and the approved texts if they differ. */
interface EditedText {
  approvalState: ApprovalState;
  text: string;
  approvedText: string | null;
}

/** Joins the editable texts of a job. */
export const editedText = (description: string, questions: readonly Pick<JobQuestion, 'text' | 'options'>[]): string =>
  [description, ...questions.flatMap(({ text, options }) => [text, ...options])].join('\n');

/** Returns the employer's notice about the effect of an edit on the approval, or null. */
export function editNotice({ approvalState, text, approvedText }: EditedText, edited: string): string | null {
  const terms = (description: string): JobEdit => ({ description, deadline: '', openings: 0 });
  const approved = approvedText === null ? null : terms(approvedText);
  const next = evaluateEdit({ approvalState, present: terms(text), approved }, terms(edited));
  if (approvalState === 'PENDING' && next.approvalState === 'APPROVED') {
    return 'If you save this, the job no longer needs approval: it has no words to check.';
  }
  if (approvalState === 'APPROVED') {
    return next.newWords.length === 0
      ? null
      : `If you save this, the job needs approval again, and candidates cannot see it until it is approved. An administrator has to check: ${listFlaggedTerms(next.newWords)}.`;
  }
  return wordingNotice(next.newWords.length > 0 ? next.newWords : findFlaggedTerms(edited));
}
