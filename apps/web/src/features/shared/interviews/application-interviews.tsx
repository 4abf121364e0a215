import { ofConsultancy } from '@job-alert/domain/approvals/asked-by';
import { formatDate, formatTime } from '@job-alert/domain/india/calendar';
import { INTERVIEW_MODE_LABELS, ROUND_TYPE_LABELS } from '@job-alert/domain/interviews/interview';
import { CANCELLATION_REASON_LABELS } from '@job-alert/domain/interviews/interview-cancellation';
import { StatusBadge } from '../../../components/status-badge';
import { interviewBadge } from '../applications/interview-badge';
import { MemberFeedback } from '../applications/member-feedback';
import { DrawerSection } from '../drawer-section';
import classes from '../history/history.module.css';
import type { InterviewWithFeedbackFragment } from './application-interviews.generated';

/** The interviews with outcome and feedback, earliest first. Renders nothing without interviews. */
export function ApplicationInterviews({ interviews }: { interviews: readonly InterviewWithFeedbackFragment[] }) {
  if (interviews.length === 0) return null;
  return (
    <DrawerSection title="Interviews">
      <ol className={classes.history} aria-label="Interviews">
        {interviews.map((interview) => {
          const { tone, label } = interviewBadge(interview);
          return (
            <li key={interview.id}>
              <div className={classes.entry}>
                <strong>
                  {formatDate(interview.date)}, {formatTime(interview.time)}
                </strong>
                <StatusBadge tone={tone}>{label}</StatusBadge>
              </div>
              {interviewLines(interview).map((line) => (
                <p key={line}>{line}</p>
              ))}
              <MemberFeedback interview={interview} />
            </li>
          );
        })}
      </ol>
    </DrawerSection>
  );
}

function interviewLines({
  roundType,
  mode,
  cancellationReason,
  cancelNote,
  arrangedByName,
  cancelledByName,
}: InterviewWithFeedbackFragment): string[] {
  const cancellation = [cancellationReason && CANCELLATION_REASON_LABELS[cancellationReason], cancelNote]
    .filter(Boolean)
    .join('. ');
  return [
    `${ROUND_TYPE_LABELS[roundType]}, ${INTERVIEW_MODE_LABELS[mode]}`,
    arrangedByName ? `Arranged by ${ofConsultancy(arrangedByName)}` : '',
    cancelledByName ? `Cancelled by ${ofConsultancy(cancelledByName)}` : '',
    cancellation,
  ].filter(Boolean);
}
