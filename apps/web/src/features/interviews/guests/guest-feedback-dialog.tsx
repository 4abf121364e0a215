import '../../../theme/area-styles';
import type { InterviewFeedbackInput } from '@job-alert/domain/interviews/interview-feedback';
import { Dialog } from '../../../components/dialog/dialog';
import { FeedbackForm } from '../../shared/interviews/feedback-form';

interface GuestFeedbackDialogProps {
  candidateName: string;
  /** The feedback to change, or null. */
  feedback: InterviewFeedbackInput | null;
  /** Sends the feedback. The dialog shows its errors. */
  onSave: (feedback: InterviewFeedbackInput) => Promise<void>;
  onClose: () => void;
}

/** The form of members, for a guest. */
export function GuestFeedbackDialog({ candidateName, feedback, onSave, onClose }: GuestFeedbackDialogProps) {
  return (
    <Dialog opened onClose={onClose} title={`Feedback on ${candidateName}`}>
      <FeedbackForm feedback={feedback} save={onSave} onSaved={onClose} onCancel={onClose} />
    </Dialog>
  );
}
