import {
  JOB_ALERT_FREQUENCIES,
  JOB_ALERT_LABELS,
  JOB_ALERT_NAME_MAX,
  jobAlertChangesSchema,
  type JobAlertFrequency,
  type JobAlertState,
} from '@job-alert/domain/jobs/job-alert';
import { ActionIcon, Anchor, Group, NativeSelect, Paper, Text, TextInput, Title } from '@mantine/core';
import { IconBell, IconPencil } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { Banner } from '../../../components/banner';
import { ConfirmButton } from '../../../components/buttons/confirm-button';
import { PendingButton } from '../../../components/buttons/pending-button';
import { NameDialog } from '../../../components/dialog/name-dialog';
import { FormFooter } from '../../../components/form/form-footer';
import { useForm } from '../../../components/form/use-form';
import { StatusBadge, type Tone } from '../../../components/status-badge';
import { useBanner } from '../../../components/use-banner';
import { openingsFor, paths } from '../../../config/paths';
import { describeError } from '../../../lib/errors/describe-error';
import { checkWithoutCleaning } from '../../../lib/forms/check';
import { useAsyncAction } from '../../../lib/forms/use-async-action';
import { clearAlertIntent, readAlertIntent } from '../../../lib/session/alert-intent';
import { useRowFocus } from '../../../lib/use-row-focus';
import { describeSearch, parseSearchParams, toServerFilter } from '../job-search/job-search-params';
import {
  type JobAlertRowFragment,
  useCreateJobAlertMutation,
  useDeleteJobAlertMutation,
  useUpdateJobAlertMutation,
} from '../saved-jobs/saved-jobs.generated';
import { NEW_ALERT } from './alert-path';
import classes from './job-alerts.module.css';

/** The options for the frequency of alert emails. */
const FREQUENCIES = JOB_ALERT_FREQUENCIES.map((value) => ({ value, label: JOB_ALERT_LABELS[value] }));

/** Returns the search of a URL query in words. */
const describeSearchQuery = (query: string): string => describeSearch(parseSearchParams(new URLSearchParams(query)));

/** The candidate's job alerts. If the URL contains a search for a new alert, the form that saves it is open. */
export function JobAlerts({ alerts }: { alerts: readonly JobAlertRowFragment[] }) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const isNew = query.get(NEW_ALERT) === 'new';
  const [createdId, setCreatedId] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useRowFocus(true);

  // Scrolls to the form, because the user opened the page to save a search.
  useEffect(() => {
    if (isNew) heading.current?.scrollIntoView({ block: 'start' });
  }, [isNew]);

  function closeForm(id: string | null) {
    setCreatedId(id);
    heading.current?.focus({ preventScroll: true });
    void navigate(paths.candidate.savedJobs, { replace: true, preventScrollReset: true });
  }

  return (
    <section className={classes.section} aria-labelledby="job-alerts">
      <Title order={2} id="job-alerts" ref={heading} tabIndex={-1} className={classes.title}>
        Job alerts
      </Title>
      <Text c="gray.7" mb="md">
        We email you new openings that match your searches. You get each opening once.
      </Text>
      {isNew ? <NewAlert search={query.toString()} onDone={closeForm} /> : null}
      {alerts.length === 0 && !isNew ? (
        <Paper className={classes.none}>
          <IconBell size={28} stroke={1.6} aria-hidden />
          <Text>
            You have no alerts. Search the{' '}
            <Anchor component={Link} to={openingsFor({})} inherit fw={600} underline="always">
              openings
            </Anchor>{' '}
            and choose “Email me new openings”.
          </Text>
        </Paper>
      ) : null}
      {alerts.length > 0 ? (
        <ul className={classes.list} aria-label="Job alerts">
          {alerts.map((alert) => (
            <li key={alert.id} data-row-key={alert.id}>
              <AlertRow alert={alert} isNew={alert.id === createdId} />
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

const STATE_BADGES: Readonly<Record<JobAlertState, { badge: string; tone: Tone; sentence: string | null }>> = {
  ACTIVE: { badge: 'Active', tone: 'green', sentence: null },
  PAUSED: { badge: 'Paused', tone: 'grey', sentence: null },
  UNVERIFIED: {
    badge: 'Waiting',
    tone: 'amber',
    sentence: 'It starts once you have confirmed your email address with the link that we sent you.',
  },
  REFUSED: {
    badge: 'Paused',
    tone: 'red',
    sentence: 'Our last mail could not be delivered. Check your email address under Account, then resume.',
  },
};

const rules = (values: { name: string }) => checkWithoutCleaning(jobAlertChangesSchema, values);

function AlertRow({ alert, isNew }: { alert: JobAlertRowFragment; isNew: boolean }) {
  const { id, name, frequency, state, path } = alert;
  const { badge, tone, sentence } = STATE_BADGES[state];
  const [update] = useUpdateJobAlertMutation();
  const [remove] = useDeleteJobAlertMutation();
  const { isPending, run } = useAsyncAction();
  const banner = useBanner();
  const [isRenaming, setRenaming] = useState(false);
  const isPaused = state === 'PAUSED' || state === 'REFUSED';
  const description = describeSearchQuery(path.split('?', 2)[1] ?? '');

  async function act(work: () => Promise<unknown>): Promise<void> {
    banner.clear();
    try {
      await work();
    } catch (error) {
      banner.show('error', describeError(error, { fallback: 'The alert could not be changed.' }));
    }
  }
  const change = (input: { frequency?: JobAlertFrequency; isPaused?: boolean }) =>
    act(() => update({ variables: { input: { id, ...input } } }));

  return (
    <Paper component="article" className={classes.alert} aria-label={name}>
      <div className={classes.summary}>
        <Group gap="sm">
          <h3 className={classes.name}>{name}</h3>
          <ActionIcon
            size="lg"
            variant="subtle"
            color="gray"
            aria-label={`Rename: ${name}`}
            title="Rename"
            onClick={() => setRenaming(true)}
          >
            <IconPencil size={20} stroke={1.7} aria-hidden />
          </ActionIcon>
          <StatusBadge tone={tone}>{badge}</StatusBadge>
          {isNew ? (
            <Text role="status" size="sm" c="gray.7">
              Saved.
            </Text>
          ) : null}
        </Group>
        <Anchor component={Link} to={`${path}#openings`} className={classes.description}>
          {description}
        </Anchor>
        {sentence ? (
          <Text size="sm" c="gray.7" mt={4}>
            {sentence}
          </Text>
        ) : null}
      </div>
      <div className={classes.actions}>
        <NativeSelect
          aria-label={`How often: ${name}`}
          data={FREQUENCIES}
          value={frequency}
          onChange={({ currentTarget }) => {
            const nextFrequency = JOB_ALERT_FREQUENCIES.find((one) => one === currentTarget.value);
            if (nextFrequency) void change({ frequency: nextFrequency });
          }}
        />
        <PendingButton
          variant="default"
          isPending={isPending}
          pendingText={isPaused ? 'Resuming...' : 'Pausing...'}
          aria-label={`${isPaused ? 'Resume' : 'Pause'}: ${name}`}
          onClick={() => void run(() => change({ isPaused: !isPaused }))}
        >
          {isPaused ? 'Resume' : 'Pause'}
        </PendingButton>
        <ConfirmButton
          size="sm"
          variant="default"
          isDestructive
          label="Delete"
          question="Delete it?"
          pendingText="Deleting..."
          onAct={() => act(() => remove({ variables: { id } }))}
        />
      </div>
      <Banner message={banner.message} />
      <NameDialog
        title="Rename the job alert"
        opened={isRenaming}
        name={name}
        maxLength={JOB_ALERT_NAME_MAX}
        rules={rules}
        onClose={() => setRenaming(false)}
        onSave={(next) => update({ variables: { input: { id, name: next } } })}
      />
    </Paper>
  );
}

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
function NewAlert({ search, onDone }: NewAlertProps) {
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
