import { addDays, formatTime, isValidDate, startOfWeek } from '@job-alert/domain/india/calendar';
import {
  ActionIcon,
  Button,
  Group,
  SegmentedControl,
  Skeleton,
  Stack,
  Text,
  Title,
  UnstyledButton,
} from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Screen } from '../../components/screen';
import { ErrorState } from '../../components/states';
import { StatusBadge } from '../../components/status-badge';
import { paths, withQuery } from '../../config/paths';
import { describeError } from '../../lib/errors/describe-error';
import { today } from '../../lib/today';
import { useUrlFilters } from '../../lib/url/use-url-filters';
import { interviewBadge } from '../shared/applications/interview-badge';
import { candidateName } from '../shared/people/candidate-name';
import { ERROR_MESSAGES } from './error-messages';
import classes from './interview-calendar.module.css';
import { InterviewCard } from './interview-card';
import { type ScheduledInterviewFragment, useInterviewDaysQuery } from './interviews.generated';

const formatWith = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options });
  return (date: string): string => format.format(new Date(`${date}T00:00:00Z`));
};

const dayMonthYear = formatWith({ day: 'numeric', month: 'long', year: 'numeric' });
const dayMonth = formatWith({ day: 'numeric', month: 'long' });

/** Formats a date as "Mon". */
const shortWeekday = formatWith({ weekday: 'short' });
/** Formats a date as "23 Nov". */
const shortDay = formatWith({ day: 'numeric', month: 'short' });
/** Formats a date as "Monday, 23 November 2026", for screen readers and the heading of the day. */
const dayTitle = formatWith({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
/** Returns a week as "23 November – 29 November 2026". */
const weekTitle = (monday: string): string => `${dayMonth(monday)} – ${dayMonthYear(addDays(monday, 6))}`;

const defaults = { view: 'week', day: '' };
const views = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
];

export function InterviewCalendar() {
  const [filters, change] = useUrlFilters(defaults);
  const navigate = useNavigate();
  const day = isValidDate(filters.day) ? filters.day : today();
  const isDay = filters.view === 'day';
  const from = isDay ? day : startOfWeek(day);
  const days = Array.from({ length: isDay ? 1 : 7 }, (_, index) => addDays(from, index));
  const to = addDays(from, days.length - 1);
  const { data, previousData, error, refetch } = useInterviewDaysQuery({
    variables: { from, to },
    fetchPolicy: 'cache-and-network',
  });
  const visibleData = data ?? (error ? undefined : previousData);
  const interviews = visibleData?.viewer?.interviews?.nodes;
  const goTo = (next: string) => change({ day: next === today() ? '' : next });
  const title = useRef<HTMLHeadingElement>(null);
  function openDay(date: string) {
    change({ view: 'day', day: date === today() ? '' : date }, { flushSync: true });
    title.current?.focus();
  }
  const step = days.length;
  const reschedule = ({ id, application }: ScheduledInterviewFragment) =>
    navigate(withQuery(paths.employer.scheduleInterview, { application: application?.id ?? null, reschedule: id }));

  return (
    <Screen
      title="Interview Calendar"
      lead="Your interviews, with the times in India."
      action={
        <Button component={Link} to={paths.employer.scheduleInterview} variant="default" size="md">
          Schedule Interview
        </Button>
      }
    >
      <Group className={classes.toolbar} gap="md" mb="lg">
        <SegmentedControl
          aria-label="Day or week"
          data={views}
          value={isDay ? 'day' : 'week'}
          onChange={(view) => change({ view })}
        />
        <Group gap="xs" wrap="nowrap">
          <ActionIcon
            variant="default"
            size={44}
            aria-label={isDay ? 'Previous day' : 'Previous week'}
            onClick={() => goTo(addDays(day, -step))}
          >
            <IconChevronLeft size={20} aria-hidden />
          </ActionIcon>
          <Button variant="default" size="md" onClick={() => change({ day: '' })}>
            Today
          </Button>
          <ActionIcon
            variant="default"
            size={44}
            aria-label={isDay ? 'Next day' : 'Next week'}
            onClick={() => goTo(addDays(day, step))}
          >
            <IconChevronRight size={20} aria-hidden />
          </ActionIcon>
        </Group>
        <Title ref={title} tabIndex={-1} order={2} className={classes.title} aria-live="polite">
          {isDay ? dayTitle(day) : weekTitle(from)}
        </Title>
      </Group>
      {error && !interviews ? <ErrorState text={describeError(error, ERROR_MESSAGES)} onRetry={refetch} /> : null}
      {interviews || error ? null : (
        <Skeleton height={320} radius="md" role="status" aria-busy="true" aria-label="Loading the interviews" />
      )}
      {interviews ? (
        <div className={isDay ? classes.day : classes.week}>
          {days.map((date) => (
            <InterviewDay
              key={date}
              date={date}
              isDayView={isDay}
              interviews={interviews.filter((interview) => interview.date === date)}
              onOpen={openDay}
              onReschedule={reschedule}
            />
          ))}
        </div>
      ) : null}
    </Screen>
  );
}

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
function InterviewDay({ date, isDayView, interviews, onOpen, onReschedule }: InterviewDayProps) {
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
      <span className={classes.time}>{formatTime(interview.time)}</span>
      <span className={classes.name}>{candidateName(application?.candidate)}</span>
      <span className={classes.job}>{application?.job.title}</span>
      <StatusBadge tone={tone}>{label}</StatusBadge>
    </UnstyledButton>
  );
}
