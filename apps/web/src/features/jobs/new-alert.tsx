import { Button, Group, NativeSelect, Paper, Text, TextInput } from '@mantine/core';
import { JOB_ALERT_NAME_MAX, jobAlertChangesSchema, type JobAlertFrequency } from '@job-alert/domain/job-alert';
import { Banner } from '../../components/banner';
import { SubmitButton } from '../../components/submit-button';
import { useBanner } from '../../components/use-banner';
import { describeError } from '../../lib/errors/describe-error';
import { applyFieldErrors, focusFirstWrongField } from '../../lib/forms/form-helpers';
import { useCheckedForm } from '../../lib/forms/use-checked-form';
import { useSending } from '../../lib/forms/use-sending';
import { validateWith } from '../../lib/forms/validate-with';
import { FREQUENCIES, searchInWords } from './alert-words';
import classes from './job-alerts.module.css';
import { readOpenings, toServerFilter } from './openings-address';
import { useCreateJobAlertMutation } from './saved-jobs.generated';

interface NewAlertProps {
  /** The query of the list's address. */
  search: string;
  /** With the id of the alert, or null when there is none. */
  onDone: (id: string | null) => void;
}

const errorsOf = validateWith(jobAlertChangesSchema);

/** Gives a search a name and a time, and has it mailed from then on. */
export function NewAlert({ search, onDone }: NewAlertProps) {
  const words = searchInWords(search);
  const initialValues: { name: string; frequency: JobAlertFrequency } = {
    name: words.replaceAll(/[“”]/g, '').slice(0, JOB_ALERT_NAME_MAX),
    frequency: 'DAILY',
  };
  const form = useCheckedForm({ initialValues, errorsOf });
  const [create] = useCreateJobAlertMutation();
  const { busy, send } = useSending();
  const banner = useBanner();

  const submit = (values: typeof initialValues, element: HTMLElement | undefined) =>
    send(async () => {
      banner.clear();
      try {
        const filter = toServerFilter(readOpenings(new URLSearchParams(search))) ?? {};
        const { data } = await create({ variables: { input: { ...values, filter } } });
        onDone(data?.createJobAlert.jobAlert.id ?? null);
      } catch (error) {
        if (!applyFieldErrors(form, error, element)) {
          banner.show('error', describeError(error, { fallback: 'The alert could not be saved.' }));
        }
      }
    });

  return (
    <Paper
      component="form"
      className={classes.form}
      aria-label="New job alert"
      onSubmit={form.onSubmit((values, event) => void submit(values, event?.currentTarget), focusFirstWrongField)}
      noValidate
    >
      <Text fw={650}>Email me new openings for {words}</Text>
      <div className={classes.fields}>
        <TextInput
          label="Name"
          autoComplete="off"
          maxLength={JOB_ALERT_NAME_MAX}
          withAsterisk
          {...form.getInputProps('name')}
        />
        <NativeSelect size="md" label="How often" data={FREQUENCIES} {...form.getInputProps('frequency')} />
      </div>
      <Banner message={banner.message} />
      <Group justify="flex-end" mt="md">
        <Button variant="default" size="md" onClick={() => onDone(null)} disabled={busy}>
          Cancel
        </Button>
        <SubmitButton busy={busy} busyText="Saving...">
          Save alert
        </SubmitButton>
      </Group>
    </Paper>
  );
}
