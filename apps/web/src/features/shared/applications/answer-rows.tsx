import { readableAnswer } from '@job-alert/domain/jobs/screening';
import { Badge } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ScreeningAnswerFragment } from './screening-answers.generated';
import classes from './screening-answers.module.css';

/** Returns one row per question in its original wording, with the answer. Knockout answers are highlighted. */
export const answerRows = (answers: readonly ScreeningAnswerFragment[]): [question: string, answer: ReactNode][] =>
  answers.map((answer) => [
    answer.question,
    <span key="answer" className={classes.answer}>
      {readableAnswer(answer)}
      {answer.rulesOut ? (
        <Badge color="saffron" variant="light" tt="none">
          Does not fit
        </Badge>
      ) : null}
    </span>,
  ]);

/** Names the questions with a knockout answer in a list. */
export function KnockoutBadge({ answers }: { answers: readonly ScreeningAnswerFragment[] }) {
  const questions = answers.flatMap(({ question, rulesOut }) => (rulesOut ? [question] : []));
  return questions.length > 0 ? <div className={classes.mark}>Does not fit: {questions.join(', ')}</div> : null;
}
