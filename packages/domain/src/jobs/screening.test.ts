import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { validate } from '../fields/validation.js';
import {
  ANSWERS_NEEDED,
  formatAnswer,
  formatQuestion,
  isKnockoutAnswer,
  type JobQuestion,
  parseAnswers,
  parseOptions,
  QUESTION_KINDS,
  readableAnswer,
  SCREENING_LIMITS,
  screeningQuestions,
  validateScreeningAnswer,
} from './screening.js';

const question = (values: Partial<JobQuestion> = {}): JobQuestion => ({
  text: 'Do you have a two-wheeler?',
  kind: 'YES_NO',
  isRequired: true,
  options: ['Yes', 'No'],
  ruledOutBy: ['No'],
  minimum: null,
  maximum: null,
  ...values,
});
const notice = question({
  text: 'Notice period in days',
  kind: 'NUMBER',
  options: [],
  ruledOutBy: [],
  maximum: 30,
  isRequired: false,
});
const errorsOf = (questions: unknown) => {
  const result = validate(screeningQuestions, questions);
  return result.ok ? {} : result.errors;
};

describe('the questions of a job', () => {
  test('are parsed from the text of a form without fields that their kind does not have', () => {
    const typed = { text: ' Shift?', kind: 'ONE_OF', isRequired: false, options: 'Day\n Night \n\nday', minimum: '3' };
    expect(validate(screeningQuestions, [{ ...typed, ruledOutBy: 'night' }])).toEqual({
      ok: true,
      value: [
        question({
          text: 'Shift?',
          kind: 'ONE_OF',
          isRequired: false,
          options: ['Day', 'Night'],
          ruledOutBy: ['Night'],
        }),
      ],
    });
  });

  test.each([
    ['too many', Array.from({ length: 6 }, (_, place) => question({ text: `Question ${place}` })), ''],
    ['without words', [question({ text: ' ' })], '0.text'],
    ['asked twice', [question(), question({ text: 'do you have a TWO-WHEELER?' })], '1.text'],
    ['with one option', [question({ kind: 'ONE_OF', options: ['Day'] })], '0.options'],
    ['with an endless option', [question({ kind: 'ONE_OF', options: ['Day', 'x'.repeat(81)] })], '0.options'],
    ['that every answer rules out', [question({ ruledOutBy: ['Yes', 'No'] })], '0.ruledOutBy'],
    ['with bounds that cross', [question({ kind: 'NUMBER', minimum: 5, maximum: 3 })], '0.maximum'],
  ])('are rejected: %s', (_, questions, field) => {
    expect(Object.keys(errorsOf(questions))).toEqual([field]);
  });

  test('are formatted as one line with their knockout answers', () => {
    expect(formatQuestion(question())).toBe('Do you have a two-wheeler? (Yes or no, required, does not fit: No)');
    expect(formatQuestion(notice)).toBe('Notice period in days (Number, does not fit: above 30)');
  });

  test('keep each option once', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (typed) => {
        const options = parseOptions(typed);
        expect(parseOptions(options)).toEqual(options);
        expect(new Set(options.map((option) => option.toLowerCase())).size).toBe(options.length);
      }),
    );
  });
});

describe('answers', () => {
  test('keep the text of their question and a flag for knockout answers', () => {
    const input = [
      { question: notice.text, answer: ' 045 ' },
      { question: question().text, answer: 'Yes' },
    ];
    expect(parseAnswers([question(), notice], input)).toEqual({
      ok: true,
      answers: [
        { question: question().text, answer: 'Yes', rulesOut: false },
        { question: notice.text, answer: '45', rulesOut: true },
      ],
    });
  });

  test.each([
    ['What is your current salary?', '1120000', '11,20,000'],
    ['Expected CTC', '45000', '45,000'],
    ['Expected pay in ₹', '900', '900'],
    ['Salary?', '3 to 4 lakh', '3 to 4 lakh'],
    ['PIN code of your home', '395002', '395002'],
    ['Year of your degree', '2019', '2019'],
  ])('about money are grouped in the Indian way, and others stay as they are: %s %s', (words, answer, shown) => {
    expect(readableAnswer({ question: words, answer })).toBe(shown);
    expect(formatAnswer({ question: words, answer, rulesOut: true })).toBe(`${words} ${shown} (does not fit)`);
  });

  test('are dropped when empty, and rejected when empty and required', () => {
    const shift = question({ text: 'Why here?', kind: 'TEXT', options: [], ruledOutBy: [], isRequired: false });
    expect(parseAnswers([notice, shift], [{ question: notice.text, answer: '' }])).toEqual({ ok: true, answers: [] });
    expect(parseAnswers([question()], [{ question: question().text, answer: '' }])).toMatchObject({
      problems: new Map([[0, 'Please answer this question.']]),
    });
    expect(parseAnswers([question()], [])).toMatchObject({ problems: new Map([['', ANSWERS_NEEDED]]) });
  });

  test('are rejected if the job no longer has their question', () => {
    const input = [{ question: 'Do you have a car?', answer: 'Yes' }];
    expect(parseAnswers([notice], input)).toMatchObject({ ok: false, problems: new Map([['', expect.any(String)]]) });
  });

  test.each([
    [question(), 'Perhaps'],
    [notice, '-1'],
    [notice, '4.5'],
    [notice, '1000000001'],
    [question({ kind: 'TEXT', options: [] }), 'x'.repeat(301)],
  ])('are rejected if they do not fit the kind of their question (case %#)', (jobQuestion, typed) => {
    expect(validateScreeningAnswer(jobQuestion, typed)).not.toBeNull();
  });

  test('are knockout answers only if the question says so', () => {
    const screeningQuestion = fc.record({
      text: fc.constant('Question'),
      kind: fc.constantFrom(...QUESTION_KINDS),
      isRequired: fc.boolean(),
      options: fc.constant<string[]>(['Yes', 'No']),
      ruledOutBy: fc.constant<string[]>(['No']),
      minimum: fc.option(fc.nat(100)),
      maximum: fc.option(fc.nat(100)),
    });
    fc.assert(
      fc.property(
        screeningQuestion,
        fc.oneof(fc.string(), fc.nat(200).map(String), fc.constantFrom('Yes', 'No')),
        (each, typed) => {
          const result = parseAnswers([each], [{ question: each.text, answer: typed }]);
          expect(result.ok).toBe(validateScreeningAnswer(each, typed) === null);
          for (const { answer, rulesOut: isOut } of result.ok ? result.answers : []) {
            expect(answer.length).toBeLessThanOrEqual(SCREENING_LIMITS.answer);
            expect(isOut).toBe(isKnockoutAnswer(each, answer));
          }
        },
      ),
    );
  });
});
