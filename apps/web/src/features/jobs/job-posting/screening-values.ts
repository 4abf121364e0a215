import type { JobQuestion, QuestionKind } from '@job-alert/domain/jobs/screening';

export interface QuestionValues {
  /** The React key of the question. */
  key: string;
  text: string;
  kind: QuestionKind | null;
  isRequired: boolean;
  /** One option per line. `ruledOutBy` has the same format. */
  options: string;
  ruledOutBy: string;
  minimum: string;
  maximum: string;
}

let lastKey = 0;

/** Returns an empty question with a new key. */
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

/** Converts the questions of a posted job to form values with new keys. */
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
