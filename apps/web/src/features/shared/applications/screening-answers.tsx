import { KeyValueTable } from '../../../components/table/key-value-table';
import { answerRows } from './answer-rows';
import type { ScreeningAnswerFragment } from './screening-answers.generated';

/** Renders nothing without answers. */
export function ScreeningAnswers({ answers }: { answers: readonly ScreeningAnswerFragment[] }) {
  return answers.length > 0 ? <KeyValueTable title="Screening Answers" rows={answerRows(answers)} /> : null;
}
