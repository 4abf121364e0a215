import '../../../theme/area-styles';
import type { AnswerInput } from '@job-alert/domain/jobs/screening';
import { Checkbox, Stack, Text } from '@mantine/core';
import { Dialog } from '../../../components/dialog/dialog';
import { DraftRestorePrompt } from '../../../components/form/draft-restore-prompt';
import { FormFooter } from '../../../components/form/form-footer';
import { useForm } from '../../../components/form/use-form';
import { preferenceRowsOf } from '../../shared/applications/preference-rows';
import { checkAnswers, ScreeningAnswerField } from '../../shared/applications/screening-answer-field';
import { type ApplyPartsProps, describeApplyError, type JobToApply } from './use-apply';

interface ApplyQuestionsProps {
  job: JobToApply;
  onClose: () => void;
  /** Submits the application. Throws an error that the candidate can correct in this form. */
  onApply: (answers: AnswerInput[]) => Promise<void>;
}

/** The checkbox that shares preferences, and the dialog with the questions of a job. */
export function ApplyParts({ applying, candidate }: ApplyPartsProps) {
  const { jobWithQuestions: job, submitAnswers, closeQuestions, isShared, setShared } = applying;
  const preferences = candidate ? preferenceRowsOf(candidate).map(([label, text]) => `${label} ${text}`) : [];
  return (
    <>
      {preferences.length > 0 ? (
        <Checkbox
          mt="sm"
          label={`Share when I apply: ${preferences.join(', ')}`}
          checked={isShared}
          onChange={({ currentTarget }) => setShared(currentTarget.checked)}
        />
      ) : null}
      {job ? (
        <ApplyQuestions job={job} onClose={closeQuestions} onApply={(answers) => submitAnswers(job, answers)} />
      ) : null}
    </>
  );
}

/** The dialog with a job's screening questions, shown before the candidate applies. */
function ApplyQuestions(props: ApplyQuestionsProps) {
  return (
    <Dialog opened size="lg" onClose={props.onClose} title={`Apply for ${props.job.title}`}>
      <QuestionsForm {...props} />
    </Dialog>
  );
}

function QuestionsForm({ job: { id, questions }, onClose, onApply }: ApplyQuestionsProps) {
  const fieldPaths = questions.map((_, index) => `answers.${index}`);
  const form = useForm({
    initialValues: { answers: questions.map(() => '') },
    rules: ({ answers }) => checkAnswers(questions, answers),
    save: onApply,
    messages: { describe: describeApplyError, always: true },
    // The name contains the question texts, so that a draft is not restored after the questions have changed.
    draft: {
      name: `apply-${id}-${questions.map(({ text }) => text).join('|')}`,
      fields: fieldPaths,
    },
  });

  return (
    <form {...form.element}>
      <DraftRestorePrompt draft={form.draft} contentName="application" />
      <Stack gap="lg">
        <Text c="gray.7">The company asks a few questions. Your answers go with your application.</Text>
        {questions.map((question, index) => (
          <ScreeningAnswerField key={question.text} question={question} {...form.getInputProps(`answers.${index}`)} />
        ))}
        <FormFooter form={form} onCancel={onClose} pendingText="Applying...">
          Submit application
        </FormFooter>
      </Stack>
    </form>
  );
}
