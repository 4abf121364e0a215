import { FeedbackForm } from '../interviews/feedback-form';
import { type InterviewFeedbackFieldsFragment, useGiveInterviewFeedbackMutation } from './interview-feedback.generated';

interface InterviewFeedbackFormProps {
  interviewId: string;
  feedback: InterviewFeedbackFieldsFragment | null;
  onDone: () => void;
  onCancel: () => void;
}

/** The form for the feedback of a member. */
export function InterviewFeedbackForm({ interviewId, feedback, onDone, onCancel }: InterviewFeedbackFormProps) {
  const [give] = useGiveInterviewFeedbackMutation();
  return (
    <FeedbackForm
      feedback={feedback}
      save={(input) => give({ variables: { input: { id: interviewId, ...input, version: feedback?.version } } })}
      onSaved={onDone}
      onCancel={onCancel}
    />
  );
}
