import type { Decision } from '@job-alert/domain/approval';
import { TEXT_LIMITS } from '@job-alert/domain/text-limits';
import { Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '../confirm-dialog';

/** What is to be decided: about whom or what, and how. */
export interface DecisionRequest {
  decision: Decision;
  name: string;
  /** What an approval, or a rejection, brings about. */
  effect: string;
}

interface DecisionDialogProps {
  /** Another heading, for several at once. */
  title?: string | undefined;
  /** How far a decision about several has come. */
  progress?: string | undefined;
  /** What is decided about, such as "employer". */
  what: string;
  opened: boolean;
  request: DecisionRequest | null;
  /** Offers a reason with a rejection; the server keeps it for the one who is rejected. */
  withReason?: boolean | undefined;
  onClose: () => void;
  onConfirm: (reason: string | undefined) => Promise<void>;
}

/** Asks before an approval or a rejection. */
export function DecisionDialog({
  what,
  opened,
  request,
  withReason,
  onClose,
  onConfirm,
  ...props
}: DecisionDialogProps) {
  const [reason, setReason] = useState('');
  const verb = request?.decision === 'REJECT' ? 'Reject' : 'Approve';
  const asksReason = withReason && request?.decision === 'REJECT';

  function close() {
    setReason('');
    onClose();
  }

  return (
    <ConfirmDialog
      opened={opened}
      title={props.title ?? `${verb} this ${what}?`}
      confirmLabel={verb}
      busyLabel={verb === 'Reject' ? 'Rejecting...' : 'Approving...'}
      danger={request?.decision === 'REJECT'}
      onClose={close}
      onConfirm={() => onConfirm(asksReason ? reason.trim() || undefined : undefined)}
    >
      <strong>{request?.name}</strong>
      <br />
      {request?.effect}
      {asksReason ? (
        <Textarea
          mt="md"
          label="Reason (optional)"
          description="The employer reads it."
          autosize
          minRows={2}
          maxRows={8}
          maxLength={TEXT_LIMITS.feedback}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      ) : null}
      <Text role="status" mt="sm" fw={600}>
        {props.progress}
      </Text>
    </ConfirmDialog>
  );
}
