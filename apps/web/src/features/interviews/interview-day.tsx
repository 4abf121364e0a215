import { Stack, Text, UnstyledButton } from '@mantine/core';
import { StatusBadge } from '../../components/status-badge';
import { today } from '../../lib/today';
import { interviewBadge } from '../shared/applications/interview-badge';
import { candidateName } from '../shared/people/candidate-name';
import { dayTitle, shortDay, shortWeekday } from './calendar-labels';
import classes from './interview-calendar.module.css';
import { InterviewCard } from './interview-card';
import type { ScheduledInterviewFragment } from './interviews.generated';

interface InterviewDayProps {
  date: string;
  /** True in the day view, which has space for all details. */
  isDayView: boolean;
  interviews: readonly ScheduledInterviewFragment[];
  onOpen: (date: string) => void;
  onReschedule: (interview: ScheduledInterviewFragment) => void;
}

const byTime = (one: ScheduledInterviewFragment, other: ScheduledInterviewFragment) =>
  one.time.localeCompare(other.time);

/** Shows the interviews of a day, earliest first. */
export function InterviewDay({ date, isDayView, interviews, onOpen, onReschedule }: InterviewDayProps) {
  const sorted = interviews.toSorted(byTime);
  const isToday = date === today();
  return (
    <section className={classes.column} aria-label={dayTitle(date)} data-today={isToday || undefined}>
      {isDayView ? null : (
        <h3 className={classes.weekday} aria-label={dayTitle(date)}>
          {shortWeekday(date)} <span>{shortDay(date)}</span>
        </h3>
      )}
      {sorted.length === 0 ? (
        <Text className={classes.none} fz="sm" c="gray.6">
          No interviews
        </Text>
      ) : null}
      <Stack gap="xs" component="ul" p={0} m={0} style={{ listStyle: 'none' }}>
        {sorted.map((interview) => (
          <li key={interview.id} data-row-key={interview.id}>
            {isDayView ? (
              <InterviewCard interview={interview} onReschedule={onReschedule} />
            ) : (
              <InterviewEntry interview={interview} onOpen={() => onOpen(date)} />
            )}
          </li>
        ))}
      </Stack>
    </section>
  );
}

/** A short form of an interview. A click opens the day view with all details. */
function InterviewEntry({ interview, onOpen }: { interview: ScheduledInterviewFragment; onOpen: () => void }) {
  const { tone, label } = interviewBadge(interview);
  const { application } = interview;
  return (
    <UnstyledButton
      className={classes.entry}
      data-cancelled={interview.cancelledAt !== null || undefined}
      onClick={onOpen}
    >
      <span className={classes.time}>{interview.time}</span>
      <span className={classes.name}>{candidateName(application?.candidate)}</span>
      <span className={classes.job}>{application?.job.title}</span>
      <StatusBadge tone={tone}>{label}</StatusBadge>
    </UnstyledButton>
  );
}
