import {
  type AnswerInput,
  SCREENING_LIMITS,
  type ScreeningQuestion,
  validateScreeningAnswer,
} from '@job-alert/domain/jobs/screening';
import { NumberField } from '../../../components/fields/number-field';
import { RadioGroupField } from '../../../components/fields/radio-group-field';
import { TextArea } from '../../../components/form/text-area';
import type { Checked } from '../../../lib/forms/check';

/** Returns the answers with their questions, or a message for each invalid answer. */
export function checkAnswers(
  questions: readonly ScreeningQuestion[],
  answers: readonly string[],
): Checked<AnswerInput[]> {
  const value = questions.map(({ text }, index) => ({ question: text, answer: answers[index] ?? '' }));
  const errors = questions.flatMap((question, index) => {
    const problem = validateScreeningAnswer(question, answers[index] ?? '');
    return problem === null ? [] : [[`answers.${index}`, problem]];
  });
  return errors.length > 0 ? { ok: false, errors: Object.fromEntries(errors) } : { ok: true, value };
}

interface ScreeningAnswerFieldProps {
  question: ScreeningQuestion;
  value?: string;
  onChange: (value: string) => void;
}

export function ScreeningAnswerField({
  question: { text, kind, isRequired, options },
  ...field
}: ScreeningAnswerFieldProps) {
  if (options.length > 0) {
    const choices = options.map((option) => ({ value: option, label: option }));
    // Without this option a radio choice could not be cleared.
    if (!isRequired) choices.push({ value: '', label: 'No answer' });
    return (
      <RadioGroupField label={text} choices={choices} required={isRequired} {...field} value={field.value ?? ''} />
    );
  }
  if (kind === 'NUMBER') return <NumberField label={text} withAsterisk={isRequired} {...field} />;
  return (
    <TextArea
      label={text}
      minRows={2}
      maxLength={SCREENING_LIMITS.answer}
      withAsterisk={isRequired}
      {...field}
      onChange={({ currentTarget }) => field.onChange(currentTarget.value)}
    />
  );
}
