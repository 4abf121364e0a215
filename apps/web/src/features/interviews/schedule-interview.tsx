import { COMMON_MESSAGES } from '@job-alert/domain/portal/messages';
import { Button, Skeleton } from '@mantine/core';
import { IconCalendarWeek } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Banner } from '../../components/banner';
import { Screen } from '../../components/screen';
import { paths } from '../../config/paths';
import { describeError } from '../../lib/errors/describe-error';
import { type InterviewSubject, movedSubject } from './interview-form';
import { InterviewFormView } from './interview-form-view';
import type { ScheduledInterviewFragment } from './interviews.generated';
import { InterviewsList } from './interviews-list';
import classes from './schedule-interview.module.css';
import { useInterviewSubject } from './use-interview-subject';

export function ScheduleInterview() {
  const { loading, subject, error, invitationError, includesList } = useInterviewSubject();
  const navigate = useNavigate();
  // Each click on Reschedule resets the form; `count` is part of its key.
  const [moves, setMoves] = useState<{ count: number; subject: InterviewSubject | null }>({ count: 0, subject: null });
  const reschedule = (interview: ScheduledInterviewFragment) =>
    setMoves(({ count }) => ({ count: count + 1, subject: movedSubject(interview) }));
  // A cleared form has no subject, so the URL's error no longer applies.
  const [isCleared, setCleared] = useState(false);
  const text = error ? describeError(error, { fallback: COMMON_MESSAGES.wentWrong }) : invitationError;

  return (
    <Screen
      title="Schedule Interview"
      lead="The candidate is invited once an administrator approves the interview."
      action={
        <Button
          component={Link}
          to={paths.employer.interviewCalendar}
          variant="default"
          size="md"
          leftSection={<IconCalendarWeek size={20} aria-hidden />}
        >
          Interview Calendar
        </Button>
      }
    >
      <div className={classes.columns}>
        <div>
          <Banner message={text && !isCleared ? { tone: 'error', text } : null} hasMargin />
          {loading ? (
            <Skeleton height={520} radius="md" role="status" aria-label="Loading the form" />
          ) : (
            <InterviewFormView
              key={moves.count}
              subject={moves.subject ?? subject}
              onCleared={() => {
                setCleared(true);
                void navigate(paths.employer.scheduleInterview, { replace: true, preventScrollReset: true });
              }}
            />
          )}
        </div>
        <InterviewsList isWaiting={loading} isFirstPageLoaded={includesList} onReschedule={reschedule} />
      </div>
    </Screen>
  );
}
