import { Button } from '@mantine/core';
import { useState } from 'react';
import { PendingButton } from '../../components/buttons/pending-button';
import { ConfirmDialog } from '../../components/dialog/confirm-dialog';
import { pluralizeCount } from '../../components/list/pluralize-count';
import { formatNumber } from '../../lib/format/format';
import { useAsyncAction } from '../../lib/forms/use-async-action';

export function ResendSelected({ count, onResend }: { count: number; onResend: () => Promise<void> }) {
  const { isPending, run } = useAsyncAction();
  return (
    <PendingButton
      size="sm"
      variant="default"
      isPending={isPending}
      pendingText="Sending..."
      isBlocked={count === 0}
      onClick={() => void run(onResend)}
    >
      {`Resend Selected (${formatNumber(count)})`}
    </PendingButton>
  );
}

/** Resends the whole list. After an outage of the mail server it may contain hundreds of emails. */
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
        pendingLabel="Sending..."
        onClose={() => setOpened(false)}
        onConfirm={onResend}
      >
        {`${pluralizeCount(total, 'emails')} will be sent again, on all pages of this list.`}
      </ConfirmDialog>
    </>
  );
}
