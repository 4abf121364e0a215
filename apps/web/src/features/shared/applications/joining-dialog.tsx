import { latestDate } from '@job-alert/domain/fields/latest-date';
import {
  DROP_REASON_LABELS,
  DROP_REASONS,
  type JoiningOutcome,
  joiningSchema,
} from '@job-alert/domain/applications/joining';
import { addDays } from '@job-alert/domain/india/calendar';
import { Radio, Stack } from '@mantine/core';
import { Dialog } from '../../../components/dialog/dialog';
import { DateField } from '../../../components/fields/date-field';
import { FormFooter } from '../../../components/form/form-footer';
import { useForm } from '../../../components/form/use-form';
import { check } from '../../../lib/forms/check';
import { today } from '../../../lib/today';
import { type JoiningWordsFragment, useRecordJoiningMutation } from './joining.generated';

const TITLES: Readonly<Record<JoiningOutcome, (name: string) => string>> = {
  JOINED: (name) => `${name} has joined`,
  DROPPED: (name) => `${name} did not join`,
  POSTPONED: (name) => `${name} joins later`,
};

const ALERT = { role: 'alert' };

interface JoiningDialogProps {
  application: JoiningWordsFragment;
  name: string;
  outcome: JoiningOutcome;
  onClose: () => void;
}

/** Asks for the date of joining, or for the reason why the candidate did not join. */
export function JoiningDialog({ application, name, outcome, onClose }: JoiningDialogProps) {
  const { id, dateOfJoining } = application;
  const schema = joiningSchema(today());
  const isPast = dateOfJoining !== null && dateOfJoining <= today();
  const [record] = useRecordJoiningMutation();
  const form = useForm({
    initialValues: { day: outcome === 'JOINED' ? (isPast ? dateOfJoining : today()) : '', reason: '' },
    rules: (values) => check(schema, { ...values, outcome }),
    save: (input) => record({ variables: { input: { applicationId: id, ...input } } }),
    onSaved: onClose,
  });

  return (
    <Dialog opened onClose={form.isPending ? () => undefined : onClose} title={TITLES[outcome](name)}>
      <form {...form.element}>
        <Stack gap="md">
          {outcome === 'DROPPED' ? (
            <Radio.Group label="Reason" size="md" withAsterisk errorProps={ALERT} {...form.getInputProps('reason')}>
              <Stack gap={10} mt={6} mb={4}>
                {DROP_REASONS.map((reason) => (
                  <Radio key={reason} value={reason} label={DROP_REASON_LABELS[reason]} />
                ))}
              </Stack>
            </Radio.Group>
          ) : (
            <DateField
              label={outcome === 'JOINED' ? 'Joined on' : 'Joins on'}
              withAsterisk
              {...(outcome === 'JOINED'
                ? { maxDate: today() }
                : { minDate: addDays(today(), 1), maxDate: latestDate('joining', today()) })}
              {...form.getInputProps('day')}
            />
          )}
          <FormFooter form={form} onCancel={onClose} pendingText="Saving...">
            Save
          </FormFooter>
        </Stack>
      </form>
    </Dialog>
  );
}
