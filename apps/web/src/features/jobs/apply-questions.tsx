import '../../theme/area-styles';
import { answerProblem, type GivenAnswer, SCREENING_LIMITS, type ScreeningQuestion } from '@job-alert/domain/screening';
import { Stack, Text, Textarea } from '@mantine/core';
import { useBanner } from '../../components/use-banner';
import { ChoiceField } from '../../components/choice-field';
import { Dialog } from '../../components/dialog';
import { DraftOffer } from '../../components/draft-offer';
import { FormFoot } from '../../components/form-foot';
import { NumberField } from '../../components/number-field';
import { useFormDraft } from '../../lib/drafts/use-form-draft';
import { applyFieldErrors, focusFirstWrongField } from '../../lib/forms/form-helpers';
import { useCheckedForm } from '../../lib/forms/use-checked-form';
import { useSending } from '../../lib/forms/use-sending';
import { useUnsavedChanges } from '../../lib/forms/use-unsaved-changes';
import type { Refusal, WantedJob } from './use-apply';

interface ApplyQuestionsProps {
  job: WantedJob;
  onClose: () => void;
  /** Applies; gives what was refused and can be corrected here. */
  onApply: (answers: GivenAnswer[]) => Promise<Refusal | null>;
}

/** What a job asks before it is applied for. */
export function ApplyQuestions(props: ApplyQuestionsProps) {
  return (
    <Dialog opened size="lg" onClose={props.onClose} title={`Apply for ${props.job.title}`}>
      <QuestionsForm {...props} />
    </Dialog>
  );
}

function QuestionsForm({ job: { id, questions }, onClose, onApply }: ApplyQuestionsProps) {
  const places = questions.map((_, place) => `answers.${place}`);
  const form = useCheckedForm({
    initialValues: { answers: questions.map(() => '') },
    errorsOf: ({ answers }: { answers: string[] }) => problems(questions, answers),
  });
  useUnsavedChanges(form.isDirty());
  // Other questions have other answers: a draft belongs to the words of its questions.
  const draft = useFormDraft(form, {
    name: `apply-${id}-${questions.map(({ text }) => text).join('|')}`,
    fields: places,
  });
  const banner = useBanner();
  const { busy, send } = useSending();

  async function apply({ answers }: typeof form.values, element: HTMLElement | undefined) {
    banner.clear();
    const given = questions.map(({ text }, place) => ({ question: text, answer: answers[place] ?? '' }));
    const refusal = await onApply(given);
    if (!refusal) return draft.clear();
    applyFieldErrors(form, refusal.error, element);
    banner.show('error', refusal.sentence);
  }

  return (
    <form
      noValidate
      onSubmit={form.onSubmit((values, event) => {
        const element = event?.currentTarget;
        void send(() => apply(values, element));
      }, focusFirstWrongField)}
    >
      <DraftOffer draft={draft} what="application" />
      <Stack gap="lg">
        <Text c="gray.7">The company asks a few questions. Your answers go with your application.</Text>
        {questions.map((question, place) => (
          <AnswerField key={question.text} question={question} {...form.getInputProps(`answers.${place}`)} />
        ))}
        <FormFoot sending={{ busy, banner }} onCancel={onClose} busyText="Applying...">
          Submit application
        </FormFoot>
      </Stack>
    </form>
  );
}

const problems = (questions: readonly ScreeningQuestion[], answers: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    questions.flatMap((question, place) => {
      const problem = answerProblem(question, answers[place] ?? '');
      return problem === null ? [] : [[`answers.${place}`, problem]];
    }),
  );

interface AnswerFieldProps {
  question: ScreeningQuestion;
  value?: string;
  onChange: (value: string) => void;
}

function AnswerField({ question: { text, kind, isRequired, options }, ...field }: AnswerFieldProps) {
  if (options.length > 0) {
    const choices = options.map((option) => ({ value: option, label: option }));
    // What is chosen from a few could not be taken back otherwise.
    if (!isRequired) choices.push({ value: '', label: 'No answer' });
    return <ChoiceField label={text} choices={choices} required={isRequired} {...field} value={field.value ?? ''} />;
  }
  if (kind === 'NUMBER') return <NumberField label={text} withAsterisk={isRequired} {...field} />;
  return (
    <Textarea
      label={text}
      autosize
      minRows={2}
      maxLength={SCREENING_LIMITS.answer}
      withAsterisk={isRequired}
      {...field}
      onChange={({ currentTarget }) => field.onChange(currentTarget.value)}
    />
  );
}
