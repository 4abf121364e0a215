import { Suspense } from 'react';
import { lazyWithRetry } from '../../../start/lazy-loading';
import type { useApply } from './use-apply';

const ApplyQuestions = lazyWithRetry(async () => (await import('./apply-questions')).ApplyQuestions);

/** Shows the screening questions of `jobWithQuestions`, or nothing if it is null. */
export function ApplyQuestionsDialog({
  applying: { jobWithQuestions, submitAnswers, closeQuestions },
}: {
  applying: Pick<ReturnType<typeof useApply>, 'jobWithQuestions' | 'submitAnswers' | 'closeQuestions'>;
}) {
  if (!jobWithQuestions) return null;
  return (
    <Suspense>
      <ApplyQuestions
        job={jobWithQuestions}
        onClose={closeQuestions}
        onApply={(answers) => submitAnswers(jobWithQuestions, answers)}
      />
    </Suspense>
  );
}
