import { NativeSelect, Paper, Text, TextInput } from '@mantine/core';
import { JOB_ALERT_NAME_MAX, jobAlertChangesSchema, type JobAlertFrequency } from '@job-alert/domain/job-alert';
import { useEffect, useRef } from 'react';
import { FormFoot } from '../../components/form-foot';
import { useFormSending } from '../../components/use-form-sending';
import { paths } from '../../config/paths';
import { useCheckedForm } from '../../lib/forms/use-checked-form';
import { validateWith } from '../../lib/forms/validate-with';
import { clearWantedAlert, readWantedAlert } from '../../lib/session/wanted-alert';
import { FREQUENCIES, searchInWords } from './alert-words';
import classes from './job-alerts.module.css';
import { parseSearchParams, toServerFilter } from './job-search-params';
import { useCreateJobAlertMutation } from './saved-jobs.generated';

interface NewAlertProps {
  /** The query of the list's address. */
  search: string;
  /** With the id of the alert, or null when there is none. */
  onDone: (id: string | null) => void;
}

const errorsOf = validateWith(jobAlertChangesSchema);
const NOT_SAVED = { fallback: 'The alert could not be saved.' };

/**
 * Gives a search a name and a time, and has it mailed from then on. A search that the candidate chose before logging in is saved at once
 * (decision 0110).
 */
export function NewAlert({ search, onDone }: NewAlertProps) {
  const words = searchInWords(search);
  const initialValues: { name: string; frequency: JobAlertFrequency } = {
    name: words.replaceAll(/[“”]/g, '').slice(0, JOB_ALERT_NAME_MAX),
    frequency: 'DAILY',
  };
  const form = useCheckedForm({ initialValues, errorsOf });
  const [create] = useCreateJobAlertMutation();

  async function save(values: typeof initialValues) {
    const filter = toServerFilter(parseSearchParams(new URLSearchParams(search))) ?? {};
    const { data } = await create({ variables: { input: { ...values, filter } } });
    onDone(data?.createJobAlert.jobAlert.id ?? null);
  }
  const sending = useFormSending(form, save, NOT_SAVED);
  const element = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (readWantedAlert()?.path !== `${paths.candidate.savedJobs}?${search}`) return;
    clearWantedAlert();
    element.current?.requestSubmit();
  }, [search]);

  return (
    <Paper ref={element} component="form" className={classes.form} aria-label="New job alert" {...sending.element}>
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
      <FormFoot sending={sending} onCancel={() => onDone(null)} mt="md" busyText="Saving...">
        Save alert
      </FormFoot>
    </Paper>
  );
}
