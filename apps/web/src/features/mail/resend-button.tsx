import { PendingButton } from '../../components/buttons/pending-button';
import { useAsyncAction } from '../../lib/forms/use-async-action';

interface ResendButtonProps {
  mail: { recipient: string; subject: string };
  onResend: () => Promise<void>;
}

export function ResendButton({ mail, onResend }: ResendButtonProps) {
  const { isPending, run } = useAsyncAction();
  return (
    <PendingButton
      size="compact-sm"
      variant="default"
      radius="sm"
      aria-label={`Resend “${mail.subject}” to ${mail.recipient}`}
      isPending={isPending}
      pendingText="Sending..."
      onClick={() => void run(onResend)}
    >
      Resend
    </PendingButton>
  );
}
