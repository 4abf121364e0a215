import { TEXT_LIMITS } from '@job-alert/domain/fields/text-limits';
import { formatDate } from '@job-alert/domain/india/calendar';
import {
  CANCELLATION_REASON_LABELS,
  EMPLOYER_CANCELLATION_REASONS,
  type EmployerCancellationReason,
  interviewCancellationSchema,
} from '@job-alert/domain/interviews/interview-cancellation';
import { Button, Group, Radio, Stack, Text } from '@mantine/core';
import { Banner } from '../../components/banner';
import { PendingButton } from '../../components/buttons/pending-button';
import { TextArea } from '../../components/form/text-area';
import { useForm } from '../../components/form/use-form';
import { check } from '../../lib/forms/check';
import { candidateName } from '../shared/people/candidate-name';
import { type ScheduledInterviewFragment, useCancelInterviewMutation } from './interviews.generated';

interface CancelInterviewProps {
  interview: ScheduledInterviewFragment;
  onClose: () => void;
}

export function CancelInterview({ interview, onClose }: CancelInterviewProps) {
  const [cancel] = useCancelInterviewMutation();
  const form = useForm({
    initialValues: { reason: '' as EmployerCancellationReason | '', note: '' },
    rules: (values) => check(interviewCancellationSchema, values),
    save: (input) => cancel({ variables: { input: { id: interview.id, ...input } } }),
    onSaved: onClose,
  });

  return (
    <form {...form.element}>
      <Stack gap="md">
        <Text c="gray.7">
          {candidateName(interview.application?.candidate)} will be notified by email immediately that the interview on{' '}
          {formatDate(interview.date)} at {interview.time} will not take place.
        </Text>
        <Radio.Group label="Reason" size="md" withAsterisk {...form.getInputProps('reason')}>
          <Stack gap={10} mt={6} mb={4}>
            {EMPLOYER_CANCELLATION_REASONS.map((reason) => (
              <Radio key={reason} value={reason} label={CANCELLATION_REASON_LABELS[reason]} />
            ))}
          </Stack>
        </Radio.Group>
        <TextArea
          label={form.values.reason === 'OTHER' ? 'Note' : 'Note (optional)'}
          withAsterisk={form.values.reason === 'OTHER'}
          description="Visible to the consultancy, never to the candidate."
          minRows={2}
          maxRows={8}
          maxLength={TEXT_LIMITS.interviewNote}
          {...form.getInputProps('note')}
        />
        <Banner message={form.banner.message} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} disabled={form.isPending}>
            Keep interview
          </Button>
          <PendingButton type="submit" color="red.9" isPending={form.isPending} pendingText="Cancelling...">
            Cancel interview
          </PendingButton>
        </Group>
      </Stack>
    </form>
  );
}
