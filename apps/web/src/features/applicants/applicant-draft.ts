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
import { validateUpload } from '../../lib/forms/validate-upload';
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

export function initialDraft(row: ApplicantFragment): ApplicantDraft {
  return {
    status: row.proposedStatus,
    feedback: row.feedback ?? '',
    dateOfJoining: row.dateOfJoining ?? '',
    offerLetter: null,
  };
}

/** Returns the status options of a row. Earlier statuses and impossible interviews are disabled (specification 2 §4). */
export function statusChoices(row: ApplicantFragment) {
  const current = HIRING_STEPS.findIndex((status) => status === row.proposedStatus);
  return HIRING_STEPS.map((value, index) => ({
    value,
    label: APPLICATION_STATUS_LABELS[value],
    disabled: index < current || (value === 'INTERVIEW_SCHEDULED' && row.invitationProblem !== null),
  }));
}

/** Converts a row to the input of the domain rules. */
export const toApplicationState = (row: ApplicantFragment) => ({
  ...row,
  recordActive: row.isActive,
  withdrawn: row.withdrawal !== null,
});

/** True if the draft can still be proposed for the current state of the row. */
export const isStillValid = (row: ApplicantFragment, { status }: ApplicantDraft): boolean =>
  status === row.proposedStatus || proposableSteps(row).possible.includes(status);

/** Returns the part of a draft that the browser stores. The offer letter is left out. */
export const toStoredDraft = ({ status, feedback, dateOfJoining }: ApplicantDraft): DraftBlock => ({
  status,
  feedback,
  dateOfJoining,
});

/** Parses stored drafts into pairs of application id and draft. Skips entries without a known status. */
export function fromStoredDrafts(values: DraftValues): [string, ApplicantDraft][] {
  return Object.entries(values).flatMap(([id, value]) => {
    const [drafts] = Array.isArray(value) ? value : [];
    const status = HIRING_STEPS.find((step) => step === drafts?.status);
    if (!status) return [];
    const text = (field: unknown) => (typeof field === 'string' ? field : '');
    const { feedback, dateOfJoining } = drafts;
    return [[id, { status, feedback: text(feedback), dateOfJoining: text(dateOfJoining), offerLetter: null }]];
  });
}

interface Steps {
  possible: readonly ApplicationStatus[];
  impossible: readonly { reason: string; steps: readonly ApplicationStatus[] }[];
}

/** Returns the steps that can be proposed, and the impossible ones by reason. APPLIED and the current status are not impossible. */
export function proposableSteps(row: ApplicantFragment): Steps {
  const problems = HIRING_STEPS.map((step) => ({ step, problem: validateStep(toApplicationState(row), step) }));
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

/** The steps of bulk proposals. Interviews are not included, because each applicant needs their own appointment. */
export const BULK_STEPS = ['SHORTLISTED', 'SELECTED', 'REJECTED'] as const satisfies readonly ApplicationStatus[];

/** Returns the reason why a bulk proposal excludes the row, or null if it includes it. */
const moveError = (row: ApplicantFragment, step: ApplicationStatus): string | null =>
  step === row.status ? 'The application already has this status.' : validateStep(toApplicationState(row), step);

export const eligibleFor = (rows: readonly ApplicantFragment[], step: ApplicationStatus) =>
  rows.filter((row) => moveError(row, step) === null);

export function groupExcluded(rows: readonly ApplicantFragment[], step: ApplicationStatus) {
  const reasons = new Set(rows.flatMap((row) => moveError(row, step) ?? []));
  return [...reasons].map((reason) => ({ reason, rows: rows.filter((row) => moveError(row, step) === reason) }));
}

/** False while a proposal is pending or after the candidate has withdrawn. */
export const acceptsProposals = ({ status, withdrawal }: ApplicantFragment): boolean =>
  status !== 'PENDING' && withdrawal === null;

/** A waiting proposal can be withdrawn, and any other application can get one. */
export const isSelectable = ({ withdrawal }: ApplicantFragment): boolean => withdrawal === null;

/** True while the company's proposal waits for an administrator, so that it can be withdrawn. */
export const isWaiting = ({ status, withdrawal }: ApplicantFragment): boolean =>
  status === 'PENDING' && withdrawal === null;

export function isChanged(row: ApplicantFragment, draft: ApplicantDraft): boolean {
  return acceptsProposals(row) && (draft.status !== row.status || hasNewDetails(row, draft));
}

function hasNewDetails(row: ApplicantFragment, draft: ApplicantDraft): boolean {
  const { feedback, dateOfJoining, offerLetter } = toProposal(draft);
  return addsNewDetails({ feedback, dateOfJoining, hasOfferLetter: Boolean(offerLetter) }, row);
}

export function joiningDateError(row: ApplicantFragment, { status, dateOfJoining }: ApplicantDraft): string | null {
  return allowsOffer(status) ? validateDateOfJoining(dateOfJoining, row, todayInIndia(new Date())) : null;
}

/** Returns the reason why the draft cannot be submitted, or null if it can. */
export function rowError(row: ApplicantFragment | undefined, draft: ApplicantDraft): string | null {
  if (!row) return APPLICATION_MESSAGES.missingRow;
  if (row.id === '') return APPLICATION_MESSAGES.missingId;
  if (row.status === 'PENDING') return APPLICATION_MESSAGES.pendingApproval;
  const contents = { interview: false, newDetails: hasNewDetails(row, draft) };
  const proposal = canPropose(toApplicationState(row), draft.status, contents);
  if (!proposal.ok) return applicationRowFailed(proposal.message);
  const fields = validate(applicationProposalSchema, draftFields(draft));
  const [first] = fields.ok ? [] : Object.values(fields.errors).flat();
  const letter = allowsOffer(draft.status) ? validateUpload(draft.offerLetter, 'OFFER_LETTER') : null;
  const error = first ?? joiningDateError(row, draft) ?? letter;
  return error ? applicationRowFailed(error) : null;
}

/** Returns the proposal with only the fields that the status allows. */
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
