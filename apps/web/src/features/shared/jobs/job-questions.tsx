import { formatKnockoutRule, QUESTION_KIND_LABELS } from '@job-alert/domain/jobs/screening';
import { KeyValueTable } from '../../../components/table/key-value-table';
import { HighlightedText } from '../highlighted-text';
import type { JobQuestionFragment } from './job-questions.generated';

/** Lists the screening questions of a job with their knockout answers. Renders nothing without questions. */
export function JobQuestions({ questions }: { questions: readonly JobQuestionFragment[] }) {
  if (questions.length === 0) return null;
  return (
    <KeyValueTable
      title="Screening Questions"
      rows={questions.map((question) => [
        question.text,
        <HighlightedText key="facts">{factsOf(question)}</HighlightedText>,
      ])}
    />
  );
}

const factsOf = (question: JobQuestionFragment): string =>
  [
    question.kind === 'ONE_OF' ? question.options.join(' / ') : QUESTION_KIND_LABELS[question.kind],
    question.isRequired ? 'must be answered' : null,
    formatKnockoutRule(question),
  ]
    .filter((fact) => fact !== null)
    .join(', ');
