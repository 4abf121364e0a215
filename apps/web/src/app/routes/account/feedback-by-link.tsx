export { FeedbackByLink as Component } from '../../../features/interviews/guests/feedback-by-link';
