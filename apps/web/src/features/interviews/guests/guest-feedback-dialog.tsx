import '../../../theme/area-styles';
import { Dialog } from '../../../components/dialog/dialog';
import { fetchGraphql } from '../../../lib/public-data/execute';
import { FeedbackForm } from '../../shared/interviews/feedback-form';
import { GiveInterviewFeedbackByLinkText, type LinkedInterviewFragment } from './linked-interview.public.generated';

interface GuestFeedbackDialogProps {
  token: string;
  interview: LinkedInterviewFragment;
  onSaved: (interview: LinkedInterviewFragment) => void;
  onClose: () => void;
}

/** The form of members, for a guest. */
export function GuestFeedbackDialog({ token, interview, onSaved, onClose }: GuestFeedbackDialogProps) {
  const { candidateName, feedback } = interview;
  return (
    <Dialog opened onClose={onClose} title={`Feedback on ${candidateName}`}>
      <FeedbackForm
        feedback={feedback}
        save={async (values) => {
          const input = { token, ...values, version: feedback?.version };
          return (await fetchGraphql(GiveInterviewFeedbackByLinkText, { input })).giveInterviewFeedbackByLink.interview;
        }}
        onSaved={onSaved}
        onCancel={onClose}
      />
    </Dialog>
  );
}
