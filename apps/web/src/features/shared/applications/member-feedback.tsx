import { feedbackLines } from './interview-feedback-summary';
import type { InterviewPeopleFragment } from './member-feedback.generated';
import classes from './member-feedback.module.css';

/** The feedback of all interviewers beside each other, and who is missing. Renders nothing without any. */
export function MemberFeedback({ interview }: { interview: InterviewPeopleFragment }) {
  const { interviewers, feedbacks, awaitedFeedback } = interview;
  const [only] = feedbacks;
  // A company of one person reads its feedback without a name.
  if (interviewers.length === 0 && feedbacks.length === 1 && only?.isYours)
    return feedbackLines(only).map((line) => <p key={line}>{line}</p>);
  return (
    <>
      {interviewers.length > 0 ? <p>Interviewers: {interviewers.map(({ name }) => name).join(', ')}</p> : null}
      {feedbacks.length > 0 ? (
        <ul className={classes.people} aria-label="Feedback">
          {feedbacks.map((feedback) => (
            <li key={feedback.giverId}>
              <strong>{feedback.isYours ? 'You' : (feedback.giverName ?? 'Former colleague')}</strong>
              {feedbackLines(feedback).map((line) => (
                <p key={line}>{line}</p>
              ))}
            </li>
          ))}
        </ul>
      ) : null}
      {awaitedFeedback.length > 0 ? <p>Feedback is missing from {awaitedFeedback.join(', ')}.</p> : null}
    </>
  );
}
