import { REAPPLY_DAYS, REAPPLY_FALLBACK, reapplyDate, reapplyMessage } from '@job-alert/domain/applications/reapply';
import { isValidDate } from '@job-alert/domain/india/calendar';
import { isDeadlinePassed } from '@job-alert/domain/jobs/open-job';
import type { AnswerInput, ScreeningQuestion } from '@job-alert/domain/jobs/screening';
import { APPLY_MESSAGES, COMMON_MESSAGES } from '@job-alert/domain/portal/messages';
import { useState } from 'react';
import type { BannerState } from '../../../components/use-banner';
import { describeError, errorDetails } from '../../../lib/errors/describe-error';
import type { NoticePeriod } from '../../../lib/graphql/schema.generated';
import { clearApplyIntent, readApplyIntent } from '../../../lib/session/apply-intent';
import { getFirstTouch, readToken } from '../../../lib/session/session-storage';
import { today } from '../../../lib/today';
import type { ApplyButton } from './apply-state';

/** The duration of apply notices, in milliseconds (specification 2 §9). */
const NOTICE_DURATION_MS = 5000;

/** An application with the answers to the job's screening questions. */
interface ApplicationInput {
  jobId: string;
  answers: AnswerInput[];
  source: ReturnType<typeof getFirstTouch>;
  sharePreferences?: true;
}

/** Sends an application. Returns its `appliedAt` time. */
type SendApplication = (application: ApplicationInput) => Promise<string | undefined>;

/** The fields of a job that an application needs. */
export interface JobToApply {
  id: string;
  title: string;
  deadline: string;
  questions: readonly ScreeningQuestion[];
}

/**
 * Handles applications and shows their notices in `banner`. Returns the button states that attempts on this page have changed, and the
 * job whose questions are open.
 */
export function useApply(banner: BannerState, send: SendApplication) {
  const [buttonOverrides, setButtonOverrides] = useState<ReadonlyMap<string, ApplyButton>>(new Map());
  const [isShared, setShared] = useState(false);
  const [jobWithQuestions, setJobWithQuestions] = useState<JobToApply | null>(null);

  /** Applies for a job, or opens its screening questions if it has any. */
  async function apply(job: JobToApply): Promise<void> {
    const showError = (sentence: string) => banner.show('error', sentence, NOTICE_DURATION_MS);
    if (readToken() === null) return showError(APPLY_MESSAGES.mustSignIn);
    if (isDeadlinePassed(job.deadline, today())) return showError(APPLY_MESSAGES.deadlinePassed);
    if (job.questions.length > 0) return setJobWithQuestions(job);
    const error = await attempt(job, []);
    if (error) showError(error.sentence);
  }

  /** Applies with the answers. Throws an error that the candidate can correct in the form. Shows any other error in the banner. */
  async function submitAnswers(job: JobToApply, answers: AnswerInput[]): Promise<void> {
    const error = await attempt(job, answers);
    if (error && !error.button) throw error.error;
    setJobWithQuestions(null);
    if (error) banner.show('error', error.sentence, NOTICE_DURATION_MS);
  }

  async function attempt({ id }: JobToApply, answers: AnswerInput[]): Promise<ApplyError | null> {
    const overrideButton = (button: ApplyButton) => setButtonOverrides((current) => new Map(current).set(id, button));
    try {
      const appliedAt = await send({
        jobId: id,
        answers,
        source: getFirstTouch(),
        ...(isShared && { sharePreferences: true }),
      });
      overrideButton({ kind: 'REAPPLY_LATER', on: reapplyDate(appliedAt ? new Date(appliedAt) : new Date()) });
      if (readApplyIntent()?.id === id) clearApplyIntent();
      banner.show('success', APPLY_MESSAGES.submitted, NOTICE_DURATION_MS);
      return null;
    } catch (error) {
      const applyError = toApplyError(error);
      if (applyError.button) overrideButton(applyError.button);
      return applyError;
    }
  }

  return {
    buttonOverrides,
    apply,
    jobWithQuestions,
    submitAnswers,
    closeQuestions: () => setJobWithQuestions(null),
    isShared,
    setShared,
  };
}

/** The error of an attempt with its message. `button` is set if the attempt cannot be repeated. */
interface ApplyError {
  error: unknown;
  sentence: string;
  button?: ApplyButton;
}

/** Describes the error of an application in one sentence. */
export const describeApplyError = (error: unknown): string => toApplyError(error).sentence;

/** Converts the error of an attempt to its message and, if the attempt cannot be repeated, the new state of the button. */
function toApplyError(error: unknown): ApplyError {
  const details = errorDetails(error);
  if (details?.code === 'APPLICATION_EXPIRED') {
    return { error, sentence: APPLY_MESSAGES.expired, button: { kind: 'EXPIRED' } };
  }
  if (details?.code === 'REAPPLY_TOO_SOON') {
    const on = reapplyDateFrom(details);
    return on
      ? { error, sentence: reapplyMessage(on), button: { kind: 'REAPPLY_LATER', on } }
      : { error, sentence: REAPPLY_FALLBACK };
  }
  const sentence = describeError(error, { fallback: APPLY_MESSAGES.failed, network: COMMON_MESSAGES.networkLater });
  return { error, sentence: sentence.includes(`${REAPPLY_DAYS} days`) ? REAPPLY_FALLBACK : sentence };
}

/** Returns the date from which the candidate can apply again: the server's, or 30 days after the last application. Null if unknown. */
function reapplyDateFrom({ reapplyOn, lastAppliedAt }: Record<string, unknown>): string | null {
  if (typeof reapplyOn === 'string' && isValidDate(reapplyOn)) return reapplyOn;
  const last = typeof lastAppliedAt === 'string' ? new Date(lastAppliedAt) : null;
  return last && !Number.isNaN(last.getTime()) ? reapplyDate(last) : null;
}

export interface ApplyPartsProps {
  applying: Omit<ReturnType<typeof useApply>, 'buttonOverrides' | 'apply'>;
  /** The candidate, who can share these preferences with an application; null if nothing can be shared now. */
  candidate: { expectedSalary: number | null; noticePeriod: NoticePeriod | null } | null | undefined;
}
