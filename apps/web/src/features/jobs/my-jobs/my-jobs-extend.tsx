import { latestDate } from '@job-alert/domain/fields/latest-date';
import { addDays, formatDate } from '@job-alert/domain/india/calendar';
import { deadlineExtensionSchema, extendedAfter, JOB_LABELS } from '@job-alert/domain/jobs/job-post';
import { COMMON_MESSAGES, JOB_MESSAGES } from '@job-alert/domain/portal/messages';
import { Button, Group, Stack, Text } from '@mantine/core';
import { Dialog } from '../../../components/dialog/dialog';
import { DateField } from '../../../components/fields/date-field';
import { FormFooter } from '../../../components/form/form-footer';
import { useForm } from '../../../components/form/use-form';
import { check } from '../../../lib/forms/check';
import { today } from '../../../lib/today';
import { type MyJobFragment, useExtendJobDeadlineMutation } from './my-jobs.generated';

/** The extensions that the buttons offer, in days. */
const STEPS = [
  { label: '1 week', days: 7 },
  { label: '2 weeks', days: 14 },
  { label: '1 month', days: 30 },
];

const messages = {
  fallback: JOB_MESSAGES.extendFailed,
  network: COMMON_MESSAGES.network,
  always: true,
  duration: 3000,
};

interface ExtendProps {
  job: MyJobFragment;
  onClose: () => void;
  /** Called with the message to show. */
  onExtended: (text: string) => void;
}

/** Extends the deadline of a job without the edit form. */
export function MyJobExtend({ job, onClose, onExtended }: ExtendProps) {
  const laterOfDeadlineAndToday = extendedAfter(job.deadline, today());
  const [extend] = useExtendJobDeadlineMutation();
  const form = useForm({
    initialValues: { deadline: addDays(laterOfDeadlineAndToday, 14) },
    rules: (values) => check(deadlineExtensionSchema(today(), job.deadline), values),
    async save({ deadline }) {
      await extend({ variables: { input: { id: job.id, deadline } } });
      return deadline;
    },
    onSaved: (deadline) => onExtended(`“${job.title}” takes applications until ${formatDate(deadline)}.`),
    messages,
    // One click restores the date.
    warnsOnLeave: false,
  });

  return (
    <Dialog opened onClose={onClose} title="Extend deadline" closeButtonProps={{ 'aria-label': 'Close the dialog' }}>
      <form {...form.element}>
        <Stack gap="md">
          <Text c="gray.7">
            “{job.title}” {job.jobStatus === 'CLOSED' ? 'closed on' : 'closes on'} {formatDate(job.deadline)}.
          </Text>
          <DateField
            label={`New ${JOB_LABELS.deadline.toLowerCase()}`}
            minDate={addDays(laterOfDeadlineAndToday, 1)}
            maxDate={latestDate('deadline', today())}
            withAsterisk
            {...form.getInputProps('deadline')}
          />
          <Group gap="xs" role="group" aria-label="Extend by">
            {STEPS.map(({ label, days }) => (
              <Button
                key={label}
                variant="light"
                size="compact-md"
                onClick={() => form.setFieldValue('deadline', addDays(laterOfDeadlineAndToday, days))}
              >
                {`+ ${label}`}
              </Button>
            ))}
          </Group>
          <FormFooter form={form} onCancel={onClose} pendingText="Extending...">
            Extend
          </FormFooter>
        </Stack>
      </form>
    </Dialog>
  );
}
