import { editedText, editNotice, type JobTerm } from '@job-alert/domain/jobs/job-edit';
import { JOB_LABELS, jobEditSchema } from '@job-alert/domain/jobs/job-post';
import { parseOptions } from '@job-alert/domain/jobs/screening';
import { COMMON_MESSAGES, JOB_MESSAGES } from '@job-alert/domain/portal/messages';
import { Skeleton, Stack, Text } from '@mantine/core';
import { useId, useState } from 'react';
import { Dialog } from '../../../components/dialog/dialog';
import { DraftRestorePrompt } from '../../../components/form/draft-restore-prompt';
import { FormFooter } from '../../../components/form/form-footer';
import { TextArea } from '../../../components/form/text-area';
import { useForm } from '../../../components/form/use-form';
import { ErrorState } from '../../../components/states';
import { WarningStatus } from '../../../components/warning-status';
import { describeError } from '../../../lib/errors/describe-error';
import { check } from '../../../lib/forms/check';
import { today } from '../../../lib/today';
import { JobPeopleField } from '../job-posting/job-people-field';
import { JobTermsFields } from '../job-posting/job-terms-fields';
import { SCREENING_LEAD, ScreeningFields } from '../job-posting/screening-fields';
import { type QuestionValues, questionBlocks, toQuestionValues } from '../job-posting/screening-values';
import { type JobToEditQuery, useEditJobMutation, useJobToEditQuery } from './my-jobs.generated';

/** Returns the edit schema as of today in India. An unchanged deadline is valid even if it has passed. */
const currentEditSchema = (presentDeadline: string) => jobEditSchema(today(), presentDeadline);

const errorTexts = { fallback: COMMON_MESSAGES.wentWrongStop, network: COMMON_MESSAGES.network };

interface EditProps {
  jobId: string;
  title: string;
  onClose: () => void;
  /** Called with the message to show. */
  onSaved: (text: string) => void;
}

/** Edits a posted job's description, deadline, openings and questions. */
export function MyJobEdit(props: EditProps) {
  const { data, error, refetch } = useJobToEditQuery({ variables: { id: props.jobId }, fetchPolicy: 'network-only' });
  return (
    <Dialog
      opened
      size="lg"
      onClose={props.onClose}
      title={`Edit ${props.title}`}
      closeButtonProps={{ 'aria-label': 'Close the dialog' }}
    >
      {data?.job ? <EditForm {...props} job={data.job} /> : null}
      {(error && !data) || data?.job === null ? (
        <ErrorState text={data ? JOB_MESSAGES.notFound : describeError(error, errorTexts)} onRetry={refetch} />
      ) : null}
      {data || error ? null : (
        <Stack gap="md" role="status" aria-busy="true" aria-label="Loading the job">
          <Skeleton height={180} />
          <Skeleton height={44} />
        </Stack>
      )}
    </Dialog>
  );
}

interface EditFormProps extends EditProps {
  job: NonNullable<JobToEditQuery['job']>;
}

function EditForm({ job, onClose, onSaved }: EditFormProps) {
  const members = job.company?.members ?? [];
  const [initialValues] = useState(() => ({
    description: job.description,
    deadline: job.deadline as string,
    openings: String(job.openings),
    questions: toQuestionValues(job.questions),
    peopleIds: job.people.map(({ id }) => id),
  }));
  const screeningId = useId();
  const [edit] = useEditJobMutation();
  const form = useForm({
    initialValues,
    rules(values) {
      const checked = check(currentEditSchema(job.deadline), values);
      if (!checked.ok || members.length < 2) return checked;
      return { ok: true, value: { ...checked.value, peopleIds: values.peopleIds } };
    },
    save: (input) => edit({ variables: { input: { id: job.id, ...input, version: job.version } } }),
    onSaved({ data }) {
      const needsApproval = job.approvalState === 'APPROVED' && data?.editJob.job.approvalState === 'PENDING';
      onSaved(needsApproval ? JOB_MESSAGES.waitsAgain : JOB_MESSAGES.updated);
    },
    messages: { ...errorTexts, always: true, duration: 3000 },
    draft: {
      name: `job-edit-${job.id}`,
      fields: ['description', 'deadline', 'openings'],
      blocks: questionBlocks,
    },
  });

  return (
    <form {...form.element}>
      <DraftRestorePrompt draft={form.draft} contentName="edit" />
      <Stack gap="md">
        <div>
          <TextArea
            label={JOB_LABELS.description}
            minRows={6}
            maxRows={14}
            withAsterisk
            {...form.getInputProps('description')}
          />
        </div>
        <JobTermsFields form={form} />
        <section aria-labelledby={screeningId}>
          <Text id={screeningId} fw={650}>
            {JOB_LABELS.questions}
          </Text>
          <Text c="gray.7" size="sm" mb="sm">
            {SCREENING_LEAD} Answers already given keep their questions.
          </Text>
          <Stack gap="md">
            <ScreeningFields form={form} />
          </Stack>
        </section>
        <JobPeopleField members={members} {...form.getInputProps('peopleIds')} />
        <WarningStatus>{wordingNoticeFor(job, form.values)}</WarningStatus>
        <FormFooter form={form} onCancel={onClose} pendingText="Saving...">
          Save
        </FormFooter>
      </Stack>
    </form>
  );
}

/** Returns a notice about the effect of the edited text on the job's approval, or null. */
function wordingNoticeFor(
  job: EditFormProps['job'],
  { description, questions }: { description: string; questions: readonly QuestionValues[] },
): string | null {
  const { changesSinceApproval: changes, approvalState } = job;
  const approved = (term: JobTerm) => changes.find(({ field }) => field === term)?.approved;
  const approvedQuestions = approved('QUESTIONS');
  const approvedText = editedText(
    approved('DESCRIPTION') ?? job.description,
    approvedQuestions === undefined ? job.questions : [{ text: approvedQuestions, options: [] }],
  );
  const editedQuestions = questions.map(({ text, options }) => ({ text, options: parseOptions(options) }));
  return editNotice(
    {
      approvalState,
      text: editedText(job.description, job.questions),
      approvedText: changes.length === 0 ? null : approvedText,
    },
    editedText(description, editedQuestions),
  );
}
