import { useState } from 'react';
import { isValidDate, todayInIndia } from '@job-alert/domain/calendar';
import { APPLY_MESSAGES, COMMON_MESSAGES } from '@job-alert/domain/messages';
import { isDeadlinePassed } from '@job-alert/domain/open-job';
import { REAPPLY_DAYS, REAPPLY_FALLBACK, reapplyDate, reapplyMessage } from '@job-alert/domain/reapply';
import type { BannerState } from '../../components/use-banner';
import { describeError, refusalFacts } from '../../lib/errors/describe-error';
import { forgetJob, readKeptJob } from '../../lib/session/kept-job';
import { readToken } from '../../lib/session/session-storage';
import type { ApplyButton } from './apply-state';

/** How long apply notices stay (specification 2 §9). */
const noticeTime = 5000;

/** Sends an application, and says when the server has taken it. */
type SendApplication = (jobId: string) => Promise<string | undefined>;

/** Applying for jobs: what the attempts of this visit have made of each job's button, and the notices. */
export function useApply(banner: BannerState, send: SendApplication) {
  const [learned, setLearned] = useState<ReadonlyMap<string, ApplyButton>>(new Map());

  async function apply(job: { id: string; deadline: string }): Promise<void> {
    const learn = (button: ApplyButton) => setLearned((current) => new Map(current).set(job.id, button));
    const refuse = (sentence: string) => banner.show('error', sentence, noticeTime);

    if (readToken() === null) return refuse(APPLY_MESSAGES.mustSignIn);
    if (isDeadlinePassed(job.deadline, todayInIndia(new Date()))) return refuse(APPLY_MESSAGES.deadlinePassed);
    try {
      const appliedAt = await send(job.id);
      learn({ kind: 'REAPPLY_LATER', on: reapplyDate(appliedAt ? new Date(appliedAt) : new Date()) });
      if (readKeptJob()?.id === job.id) forgetJob();
      banner.show('success', APPLY_MESSAGES.submitted, noticeTime);
    } catch (error) {
      const { sentence, button } = readRefusal(error);
      if (button) learn(button);
      refuse(sentence);
    }
  }

  return { learned, apply };
}

/** What a failed attempt says, and what it makes of the button. */
function readRefusal(error: unknown): { sentence: string; button?: ApplyButton } {
  const facts = refusalFacts(error);
  if (facts?.code === 'APPLICATION_EXPIRED') return { sentence: APPLY_MESSAGES.expired, button: { kind: 'EXPIRED' } };
  if (facts?.code === 'REAPPLY_TOO_SOON') {
    const on = reapplyDay(facts);
    return on
      ? { sentence: reapplyMessage(on), button: { kind: 'REAPPLY_LATER', on } }
      : { sentence: REAPPLY_FALLBACK };
  }
  const sentence = describeError(error, { fallback: APPLY_MESSAGES.failed, network: COMMON_MESSAGES.networkLater });
  return { sentence: sentence.includes(`${REAPPLY_DAYS} days`) ? REAPPLY_FALLBACK : sentence };
}

/** The day from which the candidate can apply again, as the server says it or 30 days after the last application. */
function reapplyDay({ reapplyOn, lastAppliedAt }: Record<string, unknown>): string | null {
  if (typeof reapplyOn === 'string' && isValidDate(reapplyOn)) return reapplyOn;
  const last = typeof lastAppliedAt === 'string' ? new Date(lastAppliedAt) : null;
  return last && !Number.isNaN(last.getTime()) ? reapplyDate(last) : null;
}
