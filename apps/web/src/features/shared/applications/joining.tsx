import {
  DROP_REASON_LABELS,
  JOINING_OUTCOME_LABELS,
  type JoiningOutcome,
} from '@job-alert/domain/applications/joining';
import { formatDate } from '@job-alert/domain/india/calendar';
import { Box, Button, Group } from '@mantine/core';
import { useState } from 'react';
import { StatusBadge, type Tone } from '../../../components/status-badge';
import { today } from '../../../lib/today';
import classes from '../summary.module.css';
import type { JoiningWordsFragment } from './joining.generated';
import { JoiningDialog } from './joining-dialog';

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
