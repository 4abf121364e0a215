import { parseOptions, QUESTION_KIND_LABELS, QUESTION_KINDS, SCREENING_LIMITS } from '@job-alert/domain/jobs/screening';
import { Button, Checkbox, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { RemoveEntryButton } from '../../../components/buttons/remove-entry-button';
import { NumberField } from '../../../components/fields/number-field';
import { wideField } from '../../../components/form/form-section';
import { SelectField } from '../../../components/form/select-field';
import { TextAreaField } from '../../../components/form/text-area';
import { hintBelow, TextField } from '../../../components/form/text-field';
import type { Form } from '../../../components/form/use-form';
import classes from './screening-fields.module.css';
import { emptyQuestion, type QuestionValues } from './screening-values';

/** The part of a form that the question fields need. */
type QuestionsForm = Pick<
  Form<{ questions: QuestionValues[] }>,
  'values' | 'insertListItem' | 'removeListItem' | 'setFieldValue' | 'getInputProps'
>;

const kinds = QUESTION_KINDS.map((value) => ({ value, label: QUESTION_KIND_LABELS[value] }));
const { questions: MAX_QUESTIONS, options: MAX_OPTIONS } = SCREENING_LIMITS;

export const SCREENING_LEAD = `Optional: up to ${MAX_QUESTIONS} questions that candidates answer when they apply. You see which answers do not meet your requirements. Nobody is rejected automatically.`;

/** The screening questions of a job, each with its kind and knockout answers. */
export function ScreeningFields({ form }: { form: QuestionsForm }) {
  const { questions } = form.values;
  const addButton = useRef<HTMLButtonElement>(null);
  function remove(index: number) {
    form.removeListItem('questions', index);
    addButton.current?.focus();
  }
  return (
    <>
      {questions.map((question, index) => (
        <Question key={question.key} form={form} index={index} onRemove={() => remove(index)} />
      ))}
      <Group className={wideField}>
        <Button
          ref={addButton}
          variant="light"
          leftSection={<IconPlus size={18} aria-hidden />}
          // Not `disabled`, because the button would lose the focus.
          aria-disabled={questions.length >= MAX_QUESTIONS}
          data-disabled={questions.length >= MAX_QUESTIONS || undefined}
          onClick={() =>
            questions.length < MAX_QUESTIONS ? form.insertListItem('questions', emptyQuestion()) : undefined
          }
        >
          Add a question
        </Button>
      </Group>
    </>
  );
}

interface QuestionProps {
  form: QuestionsForm;
  index: number;
  onRemove: () => void;
}

function Question({ form, index, onRemove }: QuestionProps) {
  const id = useId();
  const path = `questions.${index}`;
  const title = `Question ${index + 1}`;
  const kind = form.values.questions[index]?.kind;
  const required = form.getInputProps(`${path}.isRequired`, { type: 'checkbox' });
  return (
    <div role="group" aria-labelledby={id} className={classes.question}>
      <div className={classes.head}>
        <span id={id} className={classes.name}>
          {title}
        </span>
        <RemoveEntryButton entryName={title} onRemove={onRemove} />
      </div>
      <TextField
        className={classes.wide}
        label="Question"
        placeholder="Do you have a two-wheeler?"
        maxLength={SCREENING_LIMITS.question}
        withAsterisk
        {...form.getInputProps(`${path}.text`)}
      />
      <SelectField
        label="Kind of answer"
        data={kinds}
        allowDeselect={false}
        withAsterisk
        {...form.getInputProps(`${path}.kind`)}
      />
      <Checkbox className={classes.required} label="Must be answered" {...required} />
      {kind === 'ONE_OF' ? (
        <TextAreaField
          className={classes.wide}
          label="Answers to choose from"
          description={`Each on a line of its own, 2 to ${MAX_OPTIONS}`}
          inputWrapperOrder={hintBelow}
          placeholder={'Day shift\nNight shift'}
          minRows={2}
          withAsterisk
          {...form.getInputProps(`${path}.options`)}
        />
      ) : null}
      {kind === 'NUMBER' ? (
        <>
          <NumberField
            label="Lowest number that you accept"
            placeholder="No limit"
            {...form.getInputProps(`${path}.minimum`)}
          />
          <NumberField
            label="Highest number that you accept"
            placeholder="No limit"
            {...form.getInputProps(`${path}.maximum`)}
          />
        </>
      ) : null}
      {kind === 'YES_NO' || kind === 'ONE_OF' ? <KnockoutAnswers form={form} index={index} /> : null}
    </div>
  );
}

/** Selects the knockout answers of a question. */
function KnockoutAnswers({ form, index }: Omit<QuestionProps, 'onRemove'>) {
  const question = form.values.questions[index];
  const choices = question?.kind === 'YES_NO' ? ['Yes', 'No'] : parseOptions(question?.options);
  const chosen = parseOptions(question?.ruledOutBy);
  const { error } = form.getInputProps(`questions.${index}.ruledOutBy`);
  if (choices.length === 0) return null;
  return (
    <Checkbox.Group
      className={classes.wide}
      size="md"
      label="Answers that do not meet your requirements"
      value={chosen}
      error={error}
      onChange={(next) => form.setFieldValue(`questions.${index}.ruledOutBy`, next.join('\n'))}
    >
      <Group mt={8} gap="lg">
        {choices.map((choice) => (
          <Checkbox key={choice} value={choice} label={choice} aria-invalid={error ? true : undefined} />
        ))}
      </Group>
    </Checkbox.Group>
  );
}
