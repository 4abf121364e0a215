import { Anchor } from '@mantine/core';
import { IconMapPin, IconVideo } from '@tabler/icons-react';
import { formatDate } from '@job-alert/domain/calendar';
import { joinFullName } from '@job-alert/domain/company-profile';
import { INTERVIEW_MODE_LABELS, ROUND_TYPE_LABELS } from '@job-alert/domain/interview';
import { StatusBadge } from '../../components/status-badge';
import classes from './interview-card.module.css';
import type { ScheduledInterviewFragment } from './interviews.generated';

const standing = {
  PENDING: { tone: 'grey', label: 'Waiting for approval' },
  APPROVED: { tone: 'green', label: 'Approved' },
  REJECTED: { tone: 'red', label: 'Not approved' },
} as const;

const cancelled = { tone: 'red', label: 'Cancelled' } as const;

/** One interview: when, with whom, where. */
export function InterviewCard({ interview }: { interview: ScheduledInterviewFragment }) {
  const isCancelled = interview.cancelledAt !== null;
  const { tone, label } = isCancelled ? cancelled : standing[interview.approvalState];
  const online = interview.mode === 'ONLINE';
  const Icon = online ? IconVideo : IconMapPin;
  return (
    <article className={classes.card} data-cancelled={isCancelled || undefined}>
      <div className={classes.head}>
        <p className={classes.time}>
          {formatDate(interview.date)}, {interview.time}
        </p>
        <StatusBadge tone={tone}>{label}</StatusBadge>
      </div>
      <h3 className={classes.name}>{joinFullName(interview.application.candidate)}</h3>
      <p className={classes.text}>
        {interview.application.job.title} · {ROUND_TYPE_LABELS[interview.roundType]}
      </p>
      {isCancelled ? null : (
        <p className={classes.place}>
          <Icon size={18} aria-label={INTERVIEW_MODE_LABELS[interview.mode]} role="img" />
          {online ? (
            <Anchor inherit href={interview.location} target="_blank" rel="noopener">
              {interview.location}
            </Anchor>
          ) : (
            interview.location
          )}
        </p>
      )}
      {interview.notes && !isCancelled ? <p className={classes.notes}>{interview.notes}</p> : null}
    </article>
  );
}
