import { JOB_ALERT_NAME_MAX, type JobAlertFrequency, jobAlertChangesSchema } from '@job-alert/domain/jobs/job-alert';
import { NativeSelect, Paper, Text, TextInput } from '@mantine/core';
import { useEffect } from 'react';
import { FormFooter } from '../../../components/form/form-footer';
import { useForm } from '../../../components/form/use-form';
import { paths } from '../../../config/paths';
import { checkWithoutCleaning } from '../../../lib/forms/check';
import { clearAlertIntent, readAlertIntent } from '../../../lib/session/alert-intent';
import { parseSearchParams, toServerFilter } from '../job-search/job-search-params';
import { useCreateJobAlertMutation } from '../saved-jobs/saved-jobs.generated';
import { describeSearchQuery, FREQUENCIES } from './alert-labels';
import classes from './job-alerts.module.css';

interface NewAlertProps {
  /** The query of the URL, which contains the search. */
  search: string;
  /** Called with the id of the new alert, or null if none was created. */
  onDone: (id: string | null) => void;
}

const messages = { fallback: 'The alert could not be saved.' };

/**
 * The form that saves a search as an alert with a name and a frequency. A search that the candidate chose before logging in is saved at
 * once (decision 0110).
 */
export function NewAlert({ search, onDone }: NewAlertProps) {
  const description = describeSearchQuery(search);
  const initialValues: { name: string; frequency: JobAlertFrequency } = {
    name: description.replaceAll(/[“”]/g, '').slice(0, JOB_ALERT_NAME_MAX),
    frequency: 'DAILY',
  };
  const [create] = useCreateJobAlertMutation();
  const form = useForm({
    initialValues,
    rules: (values) => checkWithoutCleaning(jobAlertChangesSchema, values),
    async save(values) {
      const filter = toServerFilter(parseSearchParams(new URLSearchParams(search))) ?? {};
      const { data } = await create({ variables: { input: { ...values, filter } } });
      return data?.createJobAlert.jobAlert.id ?? null;
    },
    onSaved: onDone,
    messages,
    warnsOnLeave: false,
  });
  const { ref: element } = form.element;

  useEffect(() => {
    if (readAlertIntent()?.path !== `${paths.candidate.savedJobs}?${search}`) return;
    clearAlertIntent();
    element.current?.requestSubmit();
  }, [element, search]);

  return (
    <Paper component="form" className={classes.form} aria-label="New job alert" {...form.element}>
      <Text fw={650}>Email me new openings for {description}</Text>
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
      <FormFooter form={form} onCancel={() => onDone(null)} mt="md" pendingText="Saving...">
        Save alert
      </FormFooter>
    </Paper>
  );
}
