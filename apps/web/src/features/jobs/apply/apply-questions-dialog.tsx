import { Suspense } from 'react';
import { lazyWithRetry } from '../../../start/lazy-loading';
import type { ApplyPartsProps } from './use-apply';

const ApplyParts = lazyWithRetry(async () => (await import('./apply-questions')).ApplyParts);

/** Shows the preferences that an application can share, if there are any, and the screening questions of `jobWithQuestions`. */
export function ApplyQuestionsDialog(props: ApplyPartsProps) {
  const { applying, candidate } = props;
  if (!applying.jobWithQuestions && !candidate?.expectedSalary && !candidate?.noticePeriod) return null;
  return (
    <Suspense>
      <ApplyParts {...props} />
    </Suspense>
  );
}
