import { Button } from '@mantine/core';
import { useState } from 'react';
import { BusyButton } from '../../components/busy-button';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { countOf } from '../../components/list/count-of';
import { formatNumber } from '../../lib/format/format';
import { useSending } from '../../lib/forms/use-sending';

/** Sends the selected mails again. */
export function ResendSelected({ count, onResend }: { count: number; onResend: () => Promise<void> }) {
  const { busy, send } = useSending();
  return (
    <BusyButton
      size="sm"
      variant="default"
      busy={busy}
      busyText="Sending..."
      blocked={count === 0}
      onClick={() => void send(onResend)}
    >
      {`Resend Selected (${formatNumber(count)})`}
    </BusyButton>
  );
}

/** Sends all mails of the list again: after hours without a mail server there may be hundreds. */
export function ResendAll({ total, onResend }: { total: number; onResend: () => Promise<void> }) {
  const [opened, setOpened] = useState(false);
  if (total === 0) return null;
  return (
    <>
      <Button size="sm" variant="default" onClick={() => setOpened(true)}>
        {`Resend All (${formatNumber(total)})`}
      </Button>
      <ConfirmDialog
        opened={opened}
        title="Resend All"
        confirmLabel="Resend All"
        busyLabel="Sending..."
        onClose={() => setOpened(false)}
        onConfirm={onResend}
      >
        {`${countOf(total, 'mails')} will be sent again, on all pages of this list.`}
      </ConfirmDialog>
    </>
  );
}
