import type { Decision } from '@job-alert/domain/approval';
import type { RejectionKind } from '@job-alert/domain/rejection-reasons';
import { Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog';
import { isExplained, noRejection, type Rejection, RejectionInDialog } from '../../shared/rejection-fields';

/** What is to be decided: about whom or what, and how. */
export interface DecisionRequest {
  decision: Decision;
  /** The ids of the records to decide on. */
  about: string;
  /** Their kinds. */
  kinds: readonly RejectionKind[];
  name: ReactNode;
  /** What the decision brings about, in the server's words. */
  effect: ReactNode;
}

/** Why it is rejected, as it is sent; nothing goes with an approval. */
export type DecisionReason = Partial<Rejection>;

interface DecisionDialogProps {
  /** Another heading, for several at once. */
  title?: string | undefined;
  /** How far a decision about several has come. */
  progress?: string | undefined;
  /** What is decided about, such as "employer". */
  what: string;
  opened: boolean;
  request: DecisionRequest | null;
  onClose: () => void;
  onConfirm: (why: DecisionReason) => Promise<void>;
}

/** Asks before an approval or a rejection, and why it is rejected. */
export function DecisionDialog({ what, opened, request, onClose, onConfirm, ...props }: DecisionDialogProps) {
  // What was typed stays for the same request: the decision may not reach the server.
  const [typed, setTyped] = useState({ about: '', rejection: noRejection });
  const about = request?.about ?? '';
  const rejection = typed.about === about ? typed.rejection : noRejection;
  const rejects = request?.decision === 'REJECT';
  const verb = rejects ? 'Reject' : 'Approve';

  return (
    <ConfirmDialog
      opened={opened}
      title={props.title ?? `${verb} this ${what}?`}
      confirmLabel={verb}
      busyLabel={rejects ? 'Rejecting...' : 'Approving...'}
      danger={rejects}
      blocked={rejects && !isExplained(rejection)}
      onClose={onClose}
      onConfirm={() => onConfirm(rejects ? { ...rejection, note: rejection.note.trim() } : {})}
    >
      <strong>{request?.name}</strong>
      <div>{request?.effect}</div>
      {request && rejects ? (
        <RejectionInDialog
          kinds={request.kinds}
          value={rejection}
          onChange={(next) => setTyped({ about, rejection: next })}
        />
      ) : null}
      <Text role="status" mt="sm" fw={600}>
        {props.progress}
      </Text>
    </ConfirmDialog>
  );
}
