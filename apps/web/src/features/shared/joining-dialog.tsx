import { addDays } from '@job-alert/domain/calendar';
import { DROP_REASON_LABELS, DROP_REASONS, type JoiningOutcome, joiningSchema } from '@job-alert/domain/joining';
import { COMMON_MESSAGES } from '@job-alert/domain/messages';
import { validate } from '@job-alert/domain/validation';
import { Button, Group, Radio, Stack } from '@mantine/core';
import { Banner } from '../../components/banner';
import { DateField } from '../../components/date-field';
import { Dialog } from '../../components/dialog';
import { SubmitButton } from '../../components/submit-button';
import { useBanner } from '../../components/use-banner';
import { describeError } from '../../lib/errors/describe-error';
import { applyFieldErrors, focusFirstWrongField } from '../../lib/forms/form-helpers';
import { useCheckedForm } from '../../lib/forms/use-checked-form';
import { useSending } from '../../lib/forms/use-sending';
import { useUnsavedChanges } from '../../lib/forms/use-unsaved-changes';
import { validateWith } from '../../lib/forms/validate-with';
import { today } from '../../lib/today';
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

/** Asks for what goes with it: the day, or why not. */
export function JoiningDialog({ application, name, outcome, onClose }: JoiningDialogProps) {
  const { id, dateOfJoining } = application;
  const schema = joiningSchema(today());
  const isPast = dateOfJoining !== null && dateOfJoining <= today();
  const form = useCheckedForm({
    initialValues: { day: outcome === 'JOINED' ? (isPast ? dateOfJoining : today()) : '', reason: '' },
    errorsOf: (values) => validateWith(schema)({ ...values, outcome }),
  });
  useUnsavedChanges(form.isDirty());
  const banner = useBanner();
  const [record] = useRecordJoiningMutation();
  const { busy, send } = useSending();

  async function save(values: typeof form.values, element: HTMLElement | undefined) {
    const cleaned = validate(schema, { ...values, outcome });
    if (!cleaned.ok) return;
    banner.clear();
    try {
      await record({ variables: { input: { applicationId: id, ...cleaned.value } } });
      onClose();
    } catch (error) {
      if (!applyFieldErrors(form, error, element)) {
        banner.show('error', describeError(error, { fallback: COMMON_MESSAGES.wentWrongTryAgainStop }));
      }
    }
  }

  return (
    <Dialog opened onClose={busy ? () => undefined : onClose} title={TITLES[outcome](name)}>
      <form
        noValidate
        onSubmit={form.onSubmit((values, event) => {
          const element = event?.currentTarget;
          void send(() => save(values, element));
        }, focusFirstWrongField)}
      >
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
              {...(outcome === 'JOINED' ? { maxDate: today() } : { minDate: addDays(today(), 1) })}
              {...form.getInputProps('day')}
            />
          )}
          <Banner message={banner.message} />
          <Group justify="flex-end">
            <Button variant="default" size="md" onClick={onClose} disabled={busy}>
              Cancel
            </Button>
            <SubmitButton busy={busy} busyText="Saving...">
              Save
            </SubmitButton>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
