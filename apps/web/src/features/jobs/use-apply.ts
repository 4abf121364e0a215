import { REAPPLY_DAYS, REAPPLY_FALLBACK, reapplyDate, reapplyMessage } from '@job-alert/domain/applications/reapply';
import { isValidDate } from '@job-alert/domain/india/calendar';
import { isDeadlinePassed } from '@job-alert/domain/jobs/open-job';
import type { AnswerInput, ScreeningQuestion } from '@job-alert/domain/jobs/screening';
import { APPLY_MESSAGES, COMMON_MESSAGES } from '@job-alert/domain/portal/messages';
import { useState } from 'react';
import type { BannerState } from '../../components/use-banner';
import { describeError, refusalFacts } from '../../lib/errors/describe-error';
import { forgetJob, readKeptJob } from '../../lib/session/kept-job';
import { cameFrom, readToken } from '../../lib/session/session-storage';
import { today } from '../../lib/today';
import type { ApplyButton } from './apply-state';

/** How long apply notices stay (specification 2 §9). */
const noticeTime = 5000;

/** An application with the answers to what the job asks. */
interface ToSend {
  jobId: string;
  answers: AnswerInput[];
  source: ReturnType<typeof cameFrom>;
}

/** Sends an application, and says when the server has taken it. */
type SendApplication = (application: ToSend) => Promise<string | undefined>;

/** A job as a candidate applies for it. */
export interface WantedJob {
  id: string;
  title: string;
  deadline: string;
  questions: readonly ScreeningQuestion[];
}

/** Applying for jobs: what the attempts of this visit have made of each job's button, the notices, and the job whose questions are open. */
export function useApply(banner: BannerState, send: SendApplication) {
  const [learned, setLearned] = useState<ReadonlyMap<string, ApplyButton>>(new Map());
  const [asking, setAsking] = useState<WantedJob | null>(null);

  /** Applies, or opens the questions that come first. */
  async function apply(job: WantedJob): Promise<void> {
    const refuse = (sentence: string) => banner.show('error', sentence, noticeTime);
    if (readToken() === null) return refuse(APPLY_MESSAGES.mustSignIn);
    if (isDeadlinePassed(job.deadline, today())) return refuse(APPLY_MESSAGES.deadlinePassed);
    if (job.questions.length > 0) return setAsking(job);
    const refusal = await attempt(job, []);
    if (refusal) refuse(refusal.sentence);
  }

  /** Applies with the answers. Throws an error that their form can show for correction; any other is shown on the screen. */
  async function answer(job: WantedJob, answers: AnswerInput[]): Promise<void> {
    const refusal = await attempt(job, answers);
    if (refusal && !refusal.button) throw refusal.error;
    setAsking(null);
    if (refusal) banner.show('error', refusal.sentence, noticeTime);
  }

  async function attempt({ id }: WantedJob, answers: AnswerInput[]): Promise<Refusal | null> {
    const learn = (button: ApplyButton) => setLearned((current) => new Map(current).set(id, button));
    try {
      const appliedAt = await send({ jobId: id, answers, source: cameFrom() });
      learn({ kind: 'REAPPLY_LATER', on: reapplyDate(appliedAt ? new Date(appliedAt) : new Date()) });
      if (readKeptJob()?.id === id) forgetJob();
      banner.show('success', APPLY_MESSAGES.submitted, noticeTime);
      return null;
    } catch (error) {
      const refusal = readRefusal(error);
      if (refusal.button) learn(refusal.button);
      return refusal;
    }
  }

  return { learned, apply, asking, answer, stopAsking: () => setAsking(null) };
}

/** Why an attempt failed: in words, and what it makes of the button when there is nothing to try again. */
interface Refusal {
  error: unknown;
  sentence: string;
  button?: ApplyButton;
}

/** Describes the error of an application in one sentence. */
export const describeApplyError = (error: unknown): string => readRefusal(error).sentence;

/** What a failed attempt says, and what it makes of the button. */
function readRefusal(error: unknown): Refusal {
  const facts = refusalFacts(error);
  if (facts?.code === 'APPLICATION_EXPIRED') {
    return { error, sentence: APPLY_MESSAGES.expired, button: { kind: 'EXPIRED' } };
  }
  if (facts?.code === 'REAPPLY_TOO_SOON') {
    const on = reapplyDay(facts);
    return on
      ? { error, sentence: reapplyMessage(on), button: { kind: 'REAPPLY_LATER', on } }
      : { error, sentence: REAPPLY_FALLBACK };
  }
  const sentence = describeError(error, { fallback: APPLY_MESSAGES.failed, network: COMMON_MESSAGES.networkLater });
  return { error, sentence: sentence.includes(`${REAPPLY_DAYS} days`) ? REAPPLY_FALLBACK : sentence };
}

/** The day from which the candidate can apply again, as the server says it or 30 days after the last application. */
function reapplyDay({ reapplyOn, lastAppliedAt }: Record<string, unknown>): string | null {
  if (typeof reapplyOn === 'string' && isValidDate(reapplyOn)) return reapplyOn;
  const last = typeof lastAppliedAt === 'string' ? new Date(lastAppliedAt) : null;
  return last && !Number.isNaN(last.getTime()) ? reapplyDate(last) : null;
}
