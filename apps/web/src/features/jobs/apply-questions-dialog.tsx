import { Suspense } from 'react';
import { lazyWithRetry } from '../../start/lazy-loading';
import type { useApply } from './use-apply';

const ApplyQuestions = lazyWithRetry(async () => (await import('./apply-questions')).ApplyQuestions);

/** The questions of the job that is being applied for, while they are open. */
export function ApplyQuestionsDialog({
  applying: { asking, answer, stopAsking },
}: {
  applying: Pick<ReturnType<typeof useApply>, 'asking' | 'answer' | 'stopAsking'>;
}) {
  if (!asking) return null;
  return (
    <Suspense>
      <ApplyQuestions job={asking} onClose={stopAsking} onApply={(answers) => answer(asking, answers)} />
    </Suspense>
  );
}
