import { APPLICATION_MESSAGES, applicationRowFailed } from '@job-alert/domain/applications/application-messages';
import {
  addsNewDetails,
  applicationProposalSchema,
  validateDateOfJoining,
} from '@job-alert/domain/applications/application-proposal';
import {
  APPLICATION_STATUS_LABELS,
  type ApplicationStatus,
  allowsFeedback,
  allowsOffer,
  canPropose,
  HIRING_STEPS,
  validateStep,
} from '@job-alert/domain/applications/application-status';
import { validate } from '@job-alert/domain/fields/validation';
import { todayInIndia } from '@job-alert/domain/india/calendar';
import type { DraftBlock, DraftValues } from '../../lib/drafts/draft-storage';
import { uploadProblem } from '../../lib/forms/validate-upload';
import type { ProposeApplicationStatusInput } from '../../lib/graphql/schema.generated';
import type { ApplicantFragment } from './applicants.generated';

/** The unsubmitted input of a row in the applicants table. */
export interface ApplicantDraft {
  status: ApplicationStatus;
  feedback: string;
  /** `YYYY-MM-DD`, or empty. */
  dateOfJoining: string;
  offerLetter: File | null;
}

/** A row as it came from the server. */
export function untouchedDraft(row: ApplicantFragment): ApplicantDraft {
  return {
    status: row.proposedStatus,
    feedback: row.feedback ?? '',
    dateOfJoining: row.dateOfJoining ?? '',
    offerLetter: null,
  };
}

/**
 * The choices of a row's status: those before the current proposed status cannot be chosen (specification 2 §4), nor an interview to
 * which nobody can be invited.
 */
export function statusChoices(row: ApplicantFragment) {
  const current = HIRING_STEPS.findIndex((status) => status === row.proposedStatus);
  return HIRING_STEPS.map((value, index) => ({
    value,
    label: APPLICATION_STATUS_LABELS[value],
    disabled: index < current || (value === 'INTERVIEW_SCHEDULED' && row.invitationProblem !== null),
  }));
}

/** The application as the rules of the domain know it. */
export const asApplication = (row: ApplicantFragment) => ({
  ...row,
  recordActive: row.isActive,
  withdrawn: row.withdrawal !== null,
});

/** Can what was entered still be proposed? The row may have gone on since then. */
export const stillFits = (row: ApplicantFragment, { status }: ApplicantDraft): boolean =>
  status === row.proposedStatus || stepsOf(row).possible.includes(status);

/** The part of a draft that is saved in this browser until it is submitted: everything except the letter. */
export const toKept = ({ status, feedback, dateOfJoining }: ApplicantDraft): DraftBlock => ({
  status,
  feedback,
  dateOfJoining,
});

/** The kept entries, by application. */
export function fromKept(values: DraftValues): [string, ApplicantDraft][] {
  return Object.entries(values).flatMap(([id, value]) => {
    const [kept] = Array.isArray(value) ? value : [];
    const status = HIRING_STEPS.find((step) => step === kept?.status);
    if (!status) return [];
    const text = (field: unknown) => (typeof field === 'string' ? field : '');
    const { feedback, dateOfJoining } = kept;
    return [[id, { status, feedback: text(feedback), dateOfJoining: text(dateOfJoining), offerLetter: null }]];
  });
}

export interface Steps {
  possible: readonly ApplicationStatus[];
  impossible: readonly { reason: string; steps: readonly ApplicationStatus[] }[];
}

/**
 * The steps that can be proposed for an applicant, and the others by the reason against them. Nobody proposes APPLIED or the present
 * step.
 */
export function stepsOf(row: ApplicantFragment): Steps {
  const problems = HIRING_STEPS.map((step) => ({ step, problem: validateStep(asApplication(row), step) }));
  const others = problems.filter(({ step }) => step !== row.status && step !== 'APPLIED');
  const reasons = new Set(others.flatMap(({ problem }) => problem ?? []));
  return {
    possible: problems.filter(({ problem }) => problem === null).map(({ step }) => step),
    impossible: [...reasons].map((reason) => ({
      reason,
      steps: others.filter(({ problem }) => problem === reason).map(({ step }) => step),
    })),
  };
}

/** The steps that can be proposed for several at once. Interviews, planned or missed, are a matter of each applicant. */
export const BULK_STEPS = ['SHORTLISTED', 'SELECTED', 'REJECTED'] as const satisfies readonly ApplicationStatus[];

/** Why a row cannot be moved to a step together with others; null when it can. */
const moveProblem = (row: ApplicantFragment, step: ApplicationStatus): string | null =>
  step === row.status ? 'The application already has this status.' : validateStep(asApplication(row), step);

/** Returns the applicants for whom the step can be proposed. */
export const eligibleFor = (rows: readonly ApplicantFragment[], step: ApplicationStatus) =>
  rows.filter((row) => moveProblem(row, step) === null);

/** and the others under what speaks against it. */
export function leftOut(rows: readonly ApplicantFragment[], step: ApplicationStatus) {
  const reasons = new Set(rows.flatMap((row) => moveProblem(row, step) ?? []));
  return [...reasons].map((reason) => ({ reason, rows: rows.filter((row) => moveProblem(row, step) === reason) }));
}

/** For a row that waits for approval, or whose candidate has withdrawn, there is nothing to enter. */
export const takesProposals = ({ status, withdrawal }: ApplicantFragment): boolean =>
  status !== 'PENDING' && withdrawal === null;

/** Does a row ask for anything that the server does not have yet? */
export function isChanged(row: ApplicantFragment, draft: ApplicantDraft): boolean {
  return takesProposals(row) && (draft.status !== row.status || hasNewDetails(row, draft));
}

function hasNewDetails(row: ApplicantFragment, draft: ApplicantDraft): boolean {
  const { feedback, dateOfJoining, offerLetter } = toProposal(draft);
  return addsNewDetails({ feedback, dateOfJoining, hasOfferLetter: Boolean(offerLetter) }, row);
}

/** Returns the error of the date of joining, or null if it is valid. */
export function joiningProblem(row: ApplicantFragment, { status, dateOfJoining }: ApplicantDraft): string | null {
  return allowsOffer(status) ? validateDateOfJoining(dateOfJoining, row, todayInIndia(new Date())) : null;
}

/** Why a row cannot be submitted as it is, as one sentence; null when it can. */
export function rowProblem(row: ApplicantFragment | undefined, draft: ApplicantDraft): string | null {
  if (!row) return APPLICATION_MESSAGES.missingRow;
  if (row.id === '') return APPLICATION_MESSAGES.missingId;
  if (row.status === 'PENDING') return APPLICATION_MESSAGES.pendingApproval;
  const contents = { interview: false, newDetails: hasNewDetails(row, draft) };
  const proposal = canPropose(asApplication(row), draft.status, contents);
  if (!proposal.ok) return applicationRowFailed(proposal.message);
  const fields = validate(applicationProposalSchema, draftFields(draft));
  const [first] = fields.ok ? [] : Object.values(fields.errors).flat();
  const letter = allowsOffer(draft.status) ? uploadProblem(draft.offerLetter, 'OFFER_LETTER') : null;
  const problem = first ?? joiningProblem(row, draft) ?? letter;
  return problem ? applicationRowFailed(problem) : null;
}

/** Returns the proposal to send, with only the fields that the status needs. */
export function toProposal(draft: ApplicantDraft): Omit<ProposeApplicationStatusInput, 'id'> {
  const { status, feedback, dateOfJoining } = draftFields(draft);
  return {
    status,
    ...(allowsFeedback(status) ? { feedback: feedback || null } : {}),
    ...(allowsOffer(status) ? { dateOfJoining: dateOfJoining || null } : {}),
    ...(allowsOffer(status) && draft.offerLetter ? { offerLetter: draft.offerLetter } : {}),
  };
}

function draftFields({ status, feedback, dateOfJoining }: ApplicantDraft) {
  return {
    status,
    feedback: allowsFeedback(status) ? feedback.trim() : '',
    dateOfJoining: allowsOffer(status) ? dateOfJoining : '',
  };
}
