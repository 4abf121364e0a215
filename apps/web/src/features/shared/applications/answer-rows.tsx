import { Badge } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ScreeningAnswerFragment } from './screening-answers.generated';
import classes from './screening-answers.module.css';

/** Returns one row per question in its original wording, with the answer. Knockout answers are highlighted. */
export const answerRows = (answers: readonly ScreeningAnswerFragment[]): [question: string, answer: ReactNode][] =>
  answers.map(({ question, answer, rulesOut }) => [
    question,
    <span key="answer" className={classes.answer}>
      {answer}
      {rulesOut ? (
        <Badge color="saffron" variant="light" tt="none">
          Rules out
        </Badge>
      ) : null}
    </span>,
  ]);

/** Names the questions with a knockout answer in a list. */
export function KnockoutBadge({ answers }: { answers: readonly ScreeningAnswerFragment[] }) {
  const questions = answers.flatMap(({ question, rulesOut }) => (rulesOut ? [question] : []));
  return questions.length > 0 ? <div className={classes.mark}>Does not fit: {questions.join(', ')}</div> : null;
}
