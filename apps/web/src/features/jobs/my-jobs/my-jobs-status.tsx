import { COMMON_MESSAGES, jobStatusFailed } from '@job-alert/domain/portal/messages';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog';
import { describeError, errorCode } from '../../../lib/errors/describe-error';
import { type MyJobFragment, useSetJobActiveMutation } from './my-jobs.generated';

interface StatusChangeProps {
  job: MyJobFragment;
  /** True if the job becomes active. */
  isActive: boolean;
  onClose: () => void;
  onChanged: () => void;
  onFailed: (text: string) => void;
}

/** Requests confirmation before a job becomes active or inactive. */
export function MyJobStatusChange({ job, isActive, onClose, onChanged, onFailed }: StatusChangeProps) {
  const [setActive] = useSetJobActiveMutation();

  async function change() {
    try {
      await setActive({ variables: { input: { id: job.id, isActive } } });
      onChanged();
    } catch (error) {
      const isServerError = errorCode(error) !== null;
      const sentence = describeError(error, {
        fallback: COMMON_MESSAGES.unknownError,
        network: COMMON_MESSAGES.network,
      });
      onFailed(isServerError ? jobStatusFailed(sentence) : sentence);
    }
  }

  return (
    <ConfirmDialog
      opened
      title="Confirm Status Change"
      confirmLabel="Yes, Change"
      pendingLabel="Changing..."
      onClose={onClose}
      onConfirm={change}
    >
      Are you sure you want to change this job's status to {isActive ? 'Active' : 'Inactive'}?
    </ConfirmDialog>
  );
}
