import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { BusyButton } from '../../components/busy-button';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { countOf } from '../../components/list/count-of';
import { useSending } from '../../lib/forms/use-sending';
import { formatNumber } from '../../lib/format/format';

interface ResendSeveralProps {
  /** How many mails of the page are chosen. */
  chosen: number;
  /** How many the list holds, on all its pages. */
  total: number;
  onResendChosen: () => Promise<void>;
  onResendAll: () => Promise<void>;
}

/** Sends the chosen mails again, or all that the list holds: after hours without a mail server there may be hundreds. */
export function ResendSeveral({ chosen, total, onResendChosen, onResendAll }: ResendSeveralProps) {
  const { busy, send } = useSending();
  const [asking, setAsking] = useState(false);
  return (
    <Group mb="sm" gap="xs">
      <BusyButton
        size="sm"
        variant="default"
        busy={busy}
        busyText="Sending..."
        blocked={chosen === 0}
        onClick={() => void send(onResendChosen)}
      >
        {`Resend Selected (${formatNumber(chosen)})`}
      </BusyButton>
      <Button size="sm" variant="default" onClick={() => setAsking(true)}>
        {`Resend All (${formatNumber(total)})`}
      </Button>
      <ConfirmDialog
        opened={asking}
        title="Resend All"
        confirmLabel="Resend All"
        busyLabel="Sending..."
        onClose={() => setAsking(false)}
        onConfirm={onResendAll}
      >
        {`${countOf(total, 'mails')} will be sent again, on all pages of this list.`}
      </ConfirmDialog>
    </Group>
  );
}
