import type { JobQuestion, QuestionKind } from '@job-alert/domain/jobs/screening';

/** A question as the forms hold it. */
export interface QuestionValues {
  /** Names the block on the screen. */
  key: string;
  text: string;
  kind: QuestionKind | null;
  isRequired: boolean;
  /** Each on a line of its own, as those that rule out. */
  options: string;
  ruledOutBy: string;
  minimum: string;
  maximum: string;
}

let lastKey = 0;

/** A question that has not been filled in. */
export const emptyQuestion = (): QuestionValues => ({
  key: `question-${(lastKey += 1)}`,
  text: '',
  kind: 'YES_NO',
  isRequired: true,
  options: '',
  ruledOutBy: '',
  minimum: '',
  maximum: '',
});

const toText = (number: number | null): string => (number === null ? '' : String(number));

/** The questions of a posted job as the forms hold them. */
export const toQuestionValues = (questions: readonly JobQuestion[]): QuestionValues[] =>
  questions.map(({ text, kind, isRequired, options, ruledOutBy, minimum, maximum }) => ({
    ...emptyQuestion(),
    text,
    kind,
    isRequired,
    options: kind === 'ONE_OF' ? options.join('\n') : '',
    ruledOutBy: ruledOutBy.join('\n'),
    minimum: toText(minimum),
    maximum: toText(maximum),
  }));

/** The question fields that a draft saves. */
export const questionBlocks = {
  questions: {
    fields: ['text', 'kind', 'isRequired', 'options', 'ruledOutBy', 'minimum', 'maximum'],
    empty: emptyQuestion,
  },
};
