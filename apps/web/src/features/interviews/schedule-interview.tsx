import { Skeleton } from '@mantine/core';
import { COMMON_MESSAGES } from '@job-alert/domain/messages';
import { useNavigate } from 'react-router-dom';
import { Banner } from '../../components/banner';
import { Screen } from '../../components/screen';
import { paths } from '../../config/paths';
import { describeError } from '../../lib/errors/describe-error';
import { InterviewFormView } from './interview-form-view';
import { InterviewsList } from './interviews-list';
import classes from './schedule-interview.module.css';
import { useInterviewSubject } from './use-interview-subject';

/** Scheduling an interview, beside those that are scheduled. */
export function ScheduleInterview() {
  const { loading, subject, error, problem, broughtList } = useInterviewSubject();
  const navigate = useNavigate();
  const text = error ? describeError(error, { fallback: COMMON_MESSAGES.wentWrong }) : problem;

  return (
    <Screen title="Schedule Interview" lead="The candidate is invited once an administrator approves the interview.">
      <div className={classes.columns}>
        <div>
          <Banner message={text ? { tone: 'error', text } : null} />
          {loading ? (
            <Skeleton height={520} radius="md" role="status" aria-label="Loading the form" />
          ) : (
            <InterviewFormView
              subject={subject}
              onCleared={() => navigate(paths.employer.scheduleInterview, { replace: true, preventScrollReset: true })}
            />
          )}
        </div>
        <InterviewsList waits={loading} brought={broughtList} />
      </div>
    </Screen>
  );
}
