import {
  DROP_REASON_LABELS,
  DROP_REASONS,
  JOINING_OUTCOME_LABELS,
  type JoiningOutcome,
  joiningSchema,
} from '@job-alert/domain/applications/joining';
import { latestDate } from '@job-alert/domain/fields/latest-date';
import { addDays, formatDate } from '@job-alert/domain/india/calendar';
import { Box, Button, Group, Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../../../components/dialog/dialog';
import { DateField } from '../../../components/fields/date-field';
import { FormFooter } from '../../../components/form/form-footer';
import { useForm } from '../../../components/form/use-form';
import { StatusBadge, type Tone } from '../../../components/status-badge';
import { check } from '../../../lib/forms/check';
import { today } from '../../../lib/today';
import classes from '../summary.module.css';
import { type JoiningWordsFragment, useRecordJoiningMutation } from './joining.generated';

const tones: Readonly<Record<JoiningOutcome, Tone>> = { JOINED: 'green', DROPPED: 'red', POSTPONED: 'amber' };

const OUTCOMES: readonly (readonly [JoiningOutcome, string])[] = [
  ['JOINED', 'Joined'],
  ['DROPPED', 'Did not join'],
  ['POSTPONED', 'Joins later'],
];

export function Joining({ application, name }: { application: JoiningWordsFragment; name: string }) {
  const [openOutcome, setOpenOutcome] = useState<JoiningOutcome | null>(null);
  const { joining, viewerCanRecordJoining, dateOfJoining } = application;
  if (!joining && !viewerCanRecordJoining) return null;
  const isPostponed = joining?.outcome === 'POSTPONED';
  const day = isPostponed ? joining.day : dateOfJoining;
  const isDue = day === null || day <= today();
  const isAnswerDue = isDue && (!joining || isPostponed);
  return (
    <Box className={classes.text} mb="md">
      <p>
        <strong>{isAnswerDue ? `Has ${name} joined?` : joining ? `${name}’s joining` : `${name} joins`}</strong>
        {!joining && day ? ` ${isDue ? 'The day was' : 'on'} ${formatDate(day)}.` : null}
      </p>
      {joining ? (
        <div className={classes.head}>
          <StatusBadge tone={tones[joining.outcome]}>{JOINING_OUTCOME_LABELS[joining.outcome]}</StatusBadge>
          {joining.day ? <span>on {formatDate(joining.day)}</span> : null}
          {joining.reason ? <span>{DROP_REASON_LABELS[joining.reason]}</span> : null}
        </div>
      ) : null}
      {viewerCanRecordJoining ? (
        <Group gap="xs" mt="xs" data-no-print>
          {OUTCOMES.map(([outcome, label]) => (
            <Button key={outcome} size="compact-md" variant="default" onClick={() => setOpenOutcome(outcome)}>
              {label}
            </Button>
          ))}
        </Group>
      ) : null}
      {openOutcome ? (
        <JoiningDialog
          application={application}
          name={name}
          outcome={openOutcome}
          onClose={() => setOpenOutcome(null)}
        />
      ) : null}
    </Box>
  );
}

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
function JoiningDialog({ application, name, outcome, onClose }: JoiningDialogProps) {
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
