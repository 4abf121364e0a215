import { formatDate } from '@job-alert/domain/india/calendar';
import { INTERVIEW_MODE_LABELS, ROUND_TYPE_LABELS } from '@job-alert/domain/interviews/interview';
import { CANCELLATION_MESSAGES_FOR_CANDIDATE } from '@job-alert/domain/interviews/interview-cancellation';
import { InterviewPlace } from '../shared/applications/interview-place';
import type { MyApplicationFragment } from './my-applications.generated';
import classes from './my-applications.module.css';

export function UpcomingInterviews({ interviews }: Pick<MyApplicationFragment, 'interviews'>) {
  const now = Date.now();
  return interviews
    .filter(({ approvalState, startsAt }) => approvalState === 'APPROVED' && new Date(startsAt).getTime() > now)
    .map((interview) => (
      <section key={interview.id} className={classes.interview}>
        <h3>{interviewHeading(interview)}</h3>
        {interview.cancelledAt ? <CancelledDetails interview={interview} /> : <Details interview={interview} />}
      </section>
    ));
}

/** Returns the heading. A rescheduled interview is not a new round, so its heading names no round. */
function interviewHeading({ cancelledAt, roundType }: PartProps['interview']): string {
  const heading = cancelledAt ? 'Cancelled interview' : 'Interview';
  return roundType === 'RESCHEDULE' ? heading : `${heading}: ${ROUND_TYPE_LABELS[roundType]}`;
}

interface PartProps {
  interview: MyApplicationFragment['interviews'][number];
}

function CancelledDetails({ interview: { date, time, cancellationReason } }: PartProps) {
  return (
    <>
      <p>
        The interview on{' '}
        <s>
          {formatDate(date)} at {time}
        </s>{' '}
        will not take place.
      </p>
      {cancellationReason ? <p>{CANCELLATION_MESSAGES_FOR_CANDIDATE[cancellationReason]}</p> : null}
    </>
  );
}

function Details({ interview }: PartProps) {
  return (
    <>
      <p>
        <strong>
          {formatDate(interview.date)} at {interview.time}
        </strong>
        , {INTERVIEW_MODE_LABELS[interview.mode]}
      </p>
      <p>
        <InterviewPlace interview={interview} />
      </p>
      {interview.notes ? <p>{interview.notes}</p> : null}
    </>
  );
}
