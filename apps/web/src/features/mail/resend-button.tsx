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

/** Sends the chosen mails of the page again; with none chosen it does nothing. */
export function ResendSelected({ count, onResend }: { count: number; onResend: () => Promise<void> }) {
  const { busy, send } = useSending();
  return (
    <Button
      size="sm"
      variant="default"
      mb="sm"
      aria-disabled={busy || count === 0}
      onClick={() => {
        if (count > 0) void send(onResend);
      }}
    >
      {busy ? 'Sending...' : `Resend Selected (${count})`}
    </Button>
  );
}
