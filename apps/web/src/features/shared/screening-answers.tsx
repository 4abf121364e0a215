import { KeyValueTable } from '../../components/key-value-table';
import { answerRows } from './answer-rows';
import type { ScreeningAnswerFragment } from './screening-answers.generated';

/** What a candidate has answered when applying; nothing when nothing was answered. */
export function ScreeningAnswers({ answers }: { answers: readonly ScreeningAnswerFragment[] }) {
  return answers.length > 0 ? <KeyValueTable title="Screening Answers" rows={answerRows(answers)} /> : null;
}
