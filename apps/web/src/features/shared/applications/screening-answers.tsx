import { KeyValueTable } from '../../../components/table/key-value-table';
import { answerRows } from './answer-rows';
import type { ScreeningAnswerFragment } from './screening-answers.generated';

/** Lists the answers to the screening questions. Renders nothing without answers. */
export function ScreeningAnswers({ answers }: { answers: readonly ScreeningAnswerFragment[] }) {
  return answers.length > 0 ? <KeyValueTable title="Screening Answers" rows={answerRows(answers)} /> : null;
}
