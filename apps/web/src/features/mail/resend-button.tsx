import { Button } from '@mantine/core';
import { useSending } from '../../lib/forms/use-sending';

interface ResendButtonProps {
  mail: { recipient: string; subject: string };
  onResend: () => Promise<void>;
}

/** Sends a mail again; it takes no second press meanwhile. */
export function ResendButton({ mail, onResend }: ResendButtonProps) {
  const { busy, send } = useSending();
  return (
    <Button
      size="compact-sm"
      variant="default"
      radius="sm"
      aria-label={`Resend “${mail.subject}” to ${mail.recipient}`}
      aria-disabled={busy}
      onClick={() => void send(onResend)}
    >
      {busy ? 'Sending...' : 'Resend'}
    </Button>
  );
}
