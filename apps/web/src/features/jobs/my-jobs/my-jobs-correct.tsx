import { formatDate } from '@job-alert/domain/india/calendar';
import { jobCorrectionSchema } from '@job-alert/domain/jobs/job-post';
import { COMMON_MESSAGES, JOB_MESSAGES } from '@job-alert/domain/portal/messages';
import { Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../../../components/dialog/dialog';
import { FormFooter } from '../../../components/form/form-footer';
import { useForm } from '../../../components/form/use-form';
import { ErrorState } from '../../../components/states';
import { describeError } from '../../../lib/errors/describe-error';
import { check } from '../../../lib/forms/check';
import { CorrectedFacts } from '../../shared/jobs/corrected-facts';
import { toJobValues } from '../job-posting/post-job-form';
import { CorrectionFields } from '../job-posting/post-job-sections';
import { type JobToCorrectQuery, useJobToCorrectQuery, useRequestJobCorrectionMutation } from './my-jobs.generated';

const errorTexts = { fallback: COMMON_MESSAGES.wentWrongStop, network: COMMON_MESSAGES.network };

interface CorrectProps {
  jobId: string;
  title: string;
  onClose: () => void;
  /** Called with the message to show. */
  onSaved: (text: string) => void;
}

/** Asks for a correction of a posted job. It replaces one that waits for approval. */
export function MyJobCorrect(props: CorrectProps) {
  const { data, error, refetch } = useJobToCorrectQuery({
    variables: { id: props.jobId },
    fetchPolicy: 'network-only',
  });
  return (
    <Dialog
      opened
      size="xl"
      onClose={props.onClose}
      title={`Correct ${props.title}`}
      closeButtonProps={{ 'aria-label': 'Close the dialog' }}
    >
      {data?.job ? <CorrectForm {...props} job={data.job} /> : null}
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

interface CorrectFormProps extends CorrectProps {
  job: NonNullable<JobToCorrectQuery['job']>;
}

function CorrectForm({ job, onClose, onSaved }: CorrectFormProps) {
  const [initialValues] = useState(() => toJobValues(job));
  const waiting = job.approvals.find(({ kind, state }) => kind === 'JOB_CORRECTION' && state === 'PENDING');
  const [request] = useRequestJobCorrectionMutation();
  const form = useForm({
    initialValues,
    rules: (values) => check(jobCorrectionSchema, values),
    save: ({ preferredSkills, ...fields }) =>
      request({
        variables: {
          input: { id: job.id, version: job.version, ...fields, preferredSkills: preferredSkills.join(', ') },
        },
      }),
    onSaved: () => onSaved('The correction has been sent for approval.'),
    messages: { ...errorTexts, always: true },
  });
  return (
    <form {...form.element}>
      <Stack gap="md">
        <Text c="gray.7">
          The job stays as it is until an administrator approves the correction. Candidates who have applied see what
          changes. To change the description, deadline, openings or questions, use Edit.
        </Text>
        {waiting ? (
          <>
            <CorrectedFacts
              title={`Waiting for approval since ${formatDate(new Date(waiting.requestedAt))}`}
              changes={waiting.changes}
            />
            <Text c="gray.7">A new correction replaces this one.</Text>
          </>
        ) : null}
        <CorrectionFields form={form} />
        <FormFooter form={form} onCancel={onClose} pendingText="Sending...">
          Send for Approval
        </FormFooter>
      </Stack>
    </form>
  );
}
