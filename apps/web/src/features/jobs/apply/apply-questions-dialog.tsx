import { Suspense } from 'react';
import type { NoticePeriod } from '../../../lib/graphql/schema.generated';
import { lazyWithRetry } from '../../../start/lazy-loading';
import type { useApply } from './use-apply';

const ApplyParts = lazyWithRetry(async () => (await import('./apply-questions')).ApplyParts);

export interface ApplyPartsProps {
  applying: Omit<ReturnType<typeof useApply>, 'buttonOverrides' | 'apply'>;
  /** The candidate, who can share these preferences with an application; null if nothing can be shared now. */
  candidate: { expectedSalary: number | null; noticePeriod: NoticePeriod | null } | null | undefined;
}

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
