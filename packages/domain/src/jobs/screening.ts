import * as z from 'zod';
import { crossFieldRule, choice, requiredLine } from '../fields/fields.js';
import { optionalInteger } from '../fields/integer.js';
import { groupDigits } from '../india/money.js';
import { cleanLine } from '../text/plain-text.js';

/** Answer types of screening questions. */
export const QUESTION_KINDS = ['YES_NO', 'NUMBER', 'ONE_OF', 'TEXT'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

export const QUESTION_KIND_LABELS: Readonly<Record<QuestionKind, string>> = {
  YES_NO: 'Yes or no',
  NUMBER: 'Number',
  ONE_OF: 'One of several',
  TEXT: 'Short text',
};

export const SCREENING_LIMITS = {
  questions: 5,
  question: 200,
  options: 10,
  option: 80,
  number: 1_000_000_000,
  answer: 300,
} as const;

/** A question for candidates. The text identifies it, because a job asks each question once. */
export interface ScreeningQuestion {
  text: string;
  kind: QuestionKind;
  isRequired: boolean;
  /** The options; empty for numbers and texts. */
  options: string[];
}

/** A question as defined by the employer. Candidates never see the knockout rules. */
export interface JobQuestion extends ScreeningQuestion {
  /** The knockout options. */
  ruledOutBy: string[];
  /** Lower numbers are knockout answers. */
  minimum: number | null;
  /** Higher numbers are knockout answers. */
  maximum: number | null;
}

/** An answer with the text of the question, which later edits of the job do not change. */
export interface ScreeningAnswer {
  question: string;
  answer: string;
  /** By the rules at the time of the application. The flag is only shown. */
  rulesOut: boolean;
}

const YES_OR_NO = ['Yes', 'No'];

const sameWords = (text: string): string => text.toLowerCase();

/** Parses options from a list or lines of text: trimmed, without empty ones and duplicates (ignoring case). */
export function parseOptions(typed: string | readonly string[] | null | undefined): string[] {
  const lines = typeof typed === 'string' ? typed.split('\n') : (typed ?? []);
  const texts = lines.map((text) => cleanLine(text)).filter((text) => text !== '');
  return texts.filter((text, place) => texts.findIndex((other) => sameWords(other) === sameWords(text)) === place);
}

const optionList = z
  .union([z.string(), z.array(z.string())])
  .nullish()
  .transform(parseOptions);

function boundary(label: string) {
  const range = `${label} must be a whole number from 0 to ${SCREENING_LIMITS.number}.`;
  return optionalInteger({
    min: 0,
    max: SCREENING_LIMITS.number,
    notWhole: range,
    tooSmall: range,
    tooLarge: range,
  });
}

const { options: MAX_OPTIONS, option: MAX_OPTION_LENGTH, questions: MAX_QUESTIONS } = SCREENING_LIMITS;

const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
const isOneOf = ({ kind }: Record<string, unknown>): boolean => kind === 'ONE_OF';

const questionSchema = z
  .object({
    text: requiredLine('Question', SCREENING_LIMITS.question),
    kind: choice(QUESTION_KINDS, 'Answer'),
    isRequired: z.boolean({ error: 'Choose whether an answer is required.' }),
    options: optionList,
    ruledOutBy: optionList,
    minimum: boundary('The lowest number'),
    maximum: boundary('The highest number'),
  })
  .check(
    crossFieldRule(
      (form) => !isOneOf(form) || (texts(form['options']).length >= 2 && texts(form['options']).length <= MAX_OPTIONS),
      'options',
      `Give 2 to ${MAX_OPTIONS} different answers.`,
    ),
    crossFieldRule(
      (form) => !isOneOf(form) || texts(form['options']).every((option) => option.length <= MAX_OPTION_LENGTH),
      'options',
      `Each answer must be at most ${MAX_OPTION_LENGTH} characters.`,
    ),
    crossFieldRule(
      ({ minimum, maximum }) => typeof minimum !== 'number' || typeof maximum !== 'number' || minimum <= maximum,
      'maximum',
      'The highest number cannot be below the lowest.',
    ),
  )
  .transform(({ options: inputOptions, ruledOutBy, minimum, maximum, ...question }, context): JobQuestion => {
    const options = question.kind === 'ONE_OF' ? inputOptions : question.kind === 'YES_NO' ? YES_OR_NO : [];
    const isNumber = question.kind === 'NUMBER';
    // Removes fields of other kinds: a form keeps values that were typed before the kind was changed.
    const unwanted = options.filter((option) => ruledOutBy.some((out) => sameWords(out) === sameWords(option)));
    if (options.length > 0 && unwanted.length === options.length) {
      const message = 'At least one answer must meet your requirements.';
      context.addIssue({ code: 'custom', path: ['ruledOutBy'], message });
      return z.NEVER;
    }
    return {
      ...question,
      options,
      ruledOutBy: unwanted,
      minimum: isNumber ? minimum : null,
      maximum: isNumber ? maximum : null,
    };
  });

export const screeningQuestions = z
  .array(questionSchema)
  .max(MAX_QUESTIONS, `At most ${MAX_QUESTIONS} questions are allowed.`)
  .superRefine((questions, context) => {
    for (const [place, { text }] of questions.entries()) {
      const isDuplicate = questions.slice(0, place).some((earlier) => sameWords(earlier.text) === sameWords(text));
      if (isDuplicate) context.addIssue({ code: 'custom', path: [place, 'text'], message: 'Duplicate question.' });
    }
  });

const RANGE = `Enter a whole number from 0 to ${SCREENING_LIMITS.number}.`;

/** Returns an error message for an answer, or null. */
export function validateScreeningAnswer(
  { kind, isRequired, options }: ScreeningQuestion,
  typed: string,
): string | null {
  const answer = cleanLine(typed);
  if (answer === '') return isRequired ? 'Please answer this question.' : null;
  if (options.length > 0) return options.includes(answer) ? null : 'Choose one of the answers.';
  if (kind === 'NUMBER') return /^\d{1,10}$/.test(answer) && Number(answer) <= SCREENING_LIMITS.number ? null : RANGE;
  return answer.length <= SCREENING_LIMITS.answer ? null : `At most ${SCREENING_LIMITS.answer} characters.`;
}

/** Returns true for a knockout answer. */
export function isKnockoutAnswer({ kind, ruledOutBy, minimum, maximum }: JobQuestion, answer: string): boolean {
  if (kind !== 'NUMBER') return ruledOutBy.includes(answer);
  const number = Number(answer);
  return (minimum !== null && number < minimum) || (maximum !== null && number > maximum);
}

/** An answer with the text of its question. */
export interface AnswerInput {
  question: string;
  answer: string;
}

/** The answers to store, or errors by the index of the question; '' is for the whole form. */
type ParsedAnswers = { ok: true; answers: ScreeningAnswer[] } | { ok: false; problems: Map<number | '', string> };

/** The message for clients that do not support questions. */
export const ANSWERS_NEEDED = 'This job has screening questions. Open the job’s page to answer them and apply.';
const QUESTIONS_CHANGED = 'The questions of this job have changed. Reload the page to answer them.';

/** Parses a candidate's answers. Omits optional questions without an answer. */
export function parseAnswers(questions: readonly JobQuestion[], inputs: readonly AnswerInput[]): ParsedAnswers {
  const answersByQuestion = new Map(inputs.map(({ question: words, answer }) => [words, answer]));
  const problems = new Map<number | '', string>();
  if (inputs.some(({ question: words }) => questions.every(({ text }) => text !== words))) {
    problems.set('', QUESTIONS_CHANGED);
  } else if (inputs.length === 0 && questions.some(({ isRequired }) => isRequired)) {
    problems.set('', ANSWERS_NEEDED);
  } else {
    for (const [place, each] of questions.entries()) {
      const problem = validateScreeningAnswer(each, answersByQuestion.get(each.text) ?? '');
      if (problem !== null) problems.set(place, problem);
    }
  }
  if (problems.size > 0) return { ok: false, problems };
  const answers = questions.flatMap((each) => {
    const answer = normalizeAnswer(each, answersByQuestion.get(each.text) ?? '');
    return answer === '' ? [] : [{ question: each.text, answer, rulesOut: isKnockoutAnswer(each, answer) }];
  });
  return { ok: true, answers };
}

const normalizeAnswer = ({ kind }: JobQuestion, typed: string): string => {
  const answer = cleanLine(typed);
  return kind === 'NUMBER' && answer !== '' ? String(Number(answer)) : answer;
};

/** Describes the knockout rule of a question, or returns null. */
export function formatKnockoutRule({ kind, ruledOutBy, minimum, maximum }: JobQuestion): string | null {
  if (kind !== 'NUMBER') return ruledOutBy.length === 0 ? null : `does not fit: ${ruledOutBy.join(', ')}`;
  const bounds = [minimum === null ? '' : `below ${minimum}`, maximum === null ? '' : `above ${maximum}`];
  const givenBounds = bounds.filter((bound) => bound !== '');
  return givenBounds.length === 0 ? null : `does not fit: ${givenBounds.join(' or ')}`;
}

/** Formats a question: "Do you have a two-wheeler? (Yes or no, required, does not fit: No)". */
export function formatQuestion(question: JobQuestion): string {
  const { text, kind, isRequired, options } = question;
  const answers = kind === 'ONE_OF' ? options.join(' / ') : QUESTION_KIND_LABELS[kind];
  const facts = [answers, isRequired ? 'required' : null, formatKnockoutRule(question)].filter((fact) => fact !== null);
  return `${text} (${facts.join(', ')})`;
}

/** Words of questions about pay. */
const PAY = /\b(?:salary|ctc|pay|paid|wages?|income|earn(?:ings?)?|package|stipend|rupees|inr|rs)\b|₹/i;

/** Formats an answer for people: digits of an amount of money are grouped in the Indian way. */
export const readableAnswer = ({ question: words, answer }: AnswerInput): string =>
  PAY.test(words) && /^\d+$/.test(answer) ? groupDigits(answer) : answer;

/** Formats an answer, marked if it is a knockout answer. */
export const formatAnswer = (answer: ScreeningAnswer): string =>
  `${answer.question} ${readableAnswer(answer)}${answer.rulesOut ? ' (does not fit)' : ''}`;
