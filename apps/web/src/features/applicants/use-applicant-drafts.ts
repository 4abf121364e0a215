import { APPLICATION_MESSAGES, applicationRowFailed } from '@job-alert/domain/applications/application-messages';
import { APPLICATION_STATUS_LABELS, type ApplicationStatus } from '@job-alert/domain/applications/application-status';
import { UNDO_SECONDS } from '@job-alert/domain/approvals/undo';
import { validateMissedInterview } from '@job-alert/domain/interviews/interview';
import { APPLY_MESSAGES, COMMON_MESSAGES } from '@job-alert/domain/portal/messages';
import { useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { BannerState } from '../../components/use-banner';
import { paths, withQuery } from '../../config/paths';
import { useDraft } from '../../lib/drafts/use-draft';
import { describeError, errorCode } from '../../lib/errors/describe-error';
import { isUploadCancelled, useUploadProgress } from '../../lib/uploads/use-upload-progress';
import { candidateName } from '../shared/people/candidate-name';
import {
  type ApplicantDraft,
  fromStoredDrafts,
  initialDraft,
  isChanged,
  isStillValid,
  rowError,
  toProposal,
  toStoredDraft,
} from './applicant-draft';
import { type ApplicantFragment, useProposeStatusMutation } from './applicants.generated';
import { useProposalWithdrawal } from './use-proposal-withdrawal';

const MESSAGE_MS = 3000;
const UNDO_MS = UNDO_SECONDS * 1_000;
const nothing = {};

/** The actions of the cells of a row. The functions are stable. */
export interface DraftActions {
  change: (row: ApplicantFragment, part: Partial<ApplicantDraft>) => void;
  chooseStatus: (row: ApplicantFragment, status: ApplicationStatus) => void | Promise<void>;
  submit: (id: string) => Promise<boolean>;
  /** Proposes a step at once. */
  propose: (row: ApplicantFragment, part: Partial<ApplicantDraft>) => Promise<boolean>;
  discard: (id: string) => void;
  withdraw: (rows: readonly ApplicantFragment[]) => Promise<ReadonlySet<string>>;
}

/** The latest proposal, which can be undone for some seconds with one press. */
interface LastProposal {
  row: ApplicantFragment;
  /** The end of that time, in milliseconds since 1970. */
  until: number;
}

/** A question that the user must confirm before a proposal is sent. */
interface ProposalQuestion {
  text: string;
  answer: (isYes: boolean) => void;
}

export const invitationPath = ({ id, job, candidate }: ApplicantFragment): string =>
  withQuery(paths.employer.scheduleInterview, { job: job.id, candidate: candidate?.id ?? null, application: id });

/** Stores the unsubmitted input of each application and submits it. */
export function useApplicantDrafts(
  { rows, reload }: { rows: readonly ApplicantFragment[] | undefined; reload: () => void },
  banner: BannerState,
) {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, ApplicantDraft>>(new Map());
  const [question, setQuestion] = useState<ProposalQuestion | null>(null);
  const [sending, setSending] = useState<ReadonlySet<string>>(new Set());
  const runningIds = useRef(new Set<string>());
  const uploads = useUploadProgress();
  const [proposeStatus] = useProposeStatusMutation();
  const [last, setLast] = useState<LastProposal | null>(null);
  const navigate = useNavigate();

  // Caches the drafts by row, so that an unchanged row gets the same object and is not rendered again.
  const [untouched] = useState(() => new WeakMap<ApplicantFragment, ApplicantDraft>());
  function getDraft(row: ApplicantFragment): ApplicantDraft {
    const typed = drafts.get(row.id);
    if (typed && isStillValid(row, typed)) return typed;
    const draft = untouched.get(row) ?? initialDraft(row);
    untouched.set(row, draft);
    return draft;
  }

  function change(row: ApplicantFragment, part: Partial<ApplicantDraft>) {
    setDrafts((current) => new Map(current).set(row.id, { ...(current.get(row.id) ?? initialDraft(row)), ...part }));
  }

  /** Changes the status, or opens the interview screen if an interview is chosen. */
  function chooseStatus(row: ApplicantFragment, status: ApplicationStatus) {
    if (status !== 'INTERVIEW_SCHEDULED') return change(row, { status });
    return navigate(invitationPath(row));
  }

  /** The text of a withdrawn proposal becomes the draft of the next one. */
  function onWithdrawn({ id, proposedStatus: status, feedback, dateOfJoining }: ApplicantFragment) {
    setLast((current) => (current?.row.id === id ? null : current));
    if (!feedback && !dateOfJoining) return;
    const draft = { status, feedback: feedback ?? '', dateOfJoining: dateOfJoining ?? '', offerLetter: null };
    setDrafts((current) => new Map(current).set(id, draft));
  }

  const discard = (id: string) => setDrafts((current) => new Map([...current].filter(([key]) => key !== id)));

  const confirmThen = (text: string) =>
    new Promise<boolean>((resolve) => {
      setQuestion({
        text,
        answer(isYes) {
          setQuestion(null);
          resolve(isYes);
        },
      });
    });

  async function submit(id: string): Promise<boolean> {
    const row = rows?.find((candidate) => candidate.id === id);
    return send(id, row, row && getDraft(row));
  }

  async function send(
    id: string,
    row: ApplicantFragment | undefined,
    draft: ApplicantDraft | undefined,
  ): Promise<boolean> {
    if (runningIds.current.has(id)) return false;
    const problem = draft ? rowError(row, draft) : APPLICATION_MESSAGES.missingRow;
    if (problem !== null || !row || !draft) {
      banner.show('error', problem ?? APPLICATION_MESSAGES.missingRow, MESSAGE_MS);
      return false;
    }
    banner.clear();
    const name = candidateName(row.candidate);
    const warning = validateMissedInterview(draft.status, { hasInterview: row.hasInterview, name });
    if (warning !== null && !(await confirmThen(warning))) return false;
    runningIds.current.add(id);
    setSending(new Set(runningIds.current));
    try {
      await proposeStatus({ variables: { input: { id, ...toProposal(draft) } }, context: uploads.watch(id) });
      discard(id);
      setLast({ row: { ...row, ...textOf(draft), proposedStatus: draft.status }, until: Date.now() + UNDO_MS });
      banner.show(
        'success',
        `${APPLY_MESSAGES.submitted} Proposed: ${APPLICATION_STATUS_LABELS[draft.status]}`,
        MESSAGE_MS,
      );
      return true;
    } catch (error) {
      showError(error);
      return false;
    } finally {
      runningIds.current.delete(id);
      setSending(new Set(runningIds.current));
    }
  }

  function showError(error: unknown) {
    if (isUploadCancelled(error)) return banner.show('info', COMMON_MESSAGES.uploadCancelled, MESSAGE_MS);
    if (errorCode(error) === 'APPLICATION_PENDING') {
      // The list is stale. Another proposal for this application is already pending.
      banner.show('error', APPLICATION_MESSAGES.pendingApproval, MESSAGE_MS);
      return reload();
    }
    const reason = describeError(error, { fallback: COMMON_MESSAGES.wentWrongStop });
    banner.show('error', applicationRowFailed(reason), MESSAGE_MS);
  }

  const hasChanged = (row: ApplicantFragment) => isChanged(row, getDraft(row));
  const unsent = [...drafts].filter(([id, draft]) => {
    const row = rows?.find((candidate) => candidate.id === id);
    return !row || (isStillValid(row, draft) && isChanged(row, draft));
  });
  const restored = useDraft({
    name: 'applicants',
    hasDynamicFields: true,
    read: () => ({
      initial: nothing,
      current: Object.fromEntries(unsent.map(([id, draft]) => [id, [toStoredDraft(draft)]])),
    }),
    restore: (values) => setDrafts((current) => new Map([...fromStoredDrafts(values), ...current])),
  });
  const { withdraw, withdrawing } = useProposalWithdrawal({ banner, reload, onWithdrawn });
  const propose = (row: ApplicantFragment, part: Partial<ApplicantDraft>) =>
    send(row.id, row, { ...getDraft(row), ...part });
  const actions = useStable({ change, chooseStatus, submit, propose, discard, withdraw });
  return {
    draftOf: getDraft,
    hasChanged,
    actions,
    question,
    sending,
    withdrawing,
    last,
    getUpload: uploads.get,
    dirty: unsent.length > 0,
    restored,
  };
}

export type ApplicantDrafts = ReturnType<typeof useApplicantDrafts>;

/** The text of a draft in the form of a row. */
const textOf = ({ feedback, dateOfJoining }: ApplicantDraft) => ({
  feedback: feedback || null,
  dateOfJoining: dateOfJoining || null,
});

/** Returns functions that never change and always call the latest functions. */
function useStable(newest: DraftActions): DraftActions {
  const latest = useRef(newest);
  useLayoutEffect(() => {
    latest.current = newest;
  });
  const [stable] = useState<DraftActions>(() => ({
    change: (...args) => latest.current.change(...args),
    chooseStatus: (...args) => latest.current.chooseStatus(...args),
    submit: (...args) => latest.current.submit(...args),
    propose: (...args) => latest.current.propose(...args),
    discard: (...args) => latest.current.discard(...args),
    withdraw: (...args) => latest.current.withdraw(...args),
  }));
  return stable;
}
