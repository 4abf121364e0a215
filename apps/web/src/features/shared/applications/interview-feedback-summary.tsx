import { MAX_RATING, RATING_LABELS, RECOMMENDATION_LABELS } from '@job-alert/domain/interviews/interview-feedback';
import type { InterviewFeedbackFieldsFragment } from './interview-feedback.generated';

type Feedback = Pick<
  InterviewFeedbackFieldsFragment,
  'recommendation' | 'skills' | 'communication' | 'attitude' | 'note'
>;

/** Returns a text such as "Skills 4/5 · Communication 5/5 · Attitude 3/5". */
const marks = ({ skills, communication, attitude }: Feedback): string =>
  [
    `${RATING_LABELS.skills} ${skills}/${MAX_RATING}`,
    `${RATING_LABELS.communication} ${communication}/${MAX_RATING}`,
    `${RATING_LABELS.attitude} ${attitude}/${MAX_RATING}`,
  ].join(' · ');

export const feedbackLines = (feedback: Feedback): string[] =>
  [`Recommendation: ${RECOMMENDATION_LABELS[feedback.recommendation]}`, marks(feedback), feedback.note ?? ''].filter(
    Boolean,
  );
