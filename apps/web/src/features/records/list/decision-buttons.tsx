import { type ApprovalState, type ApprovalKind, type Decision, decide } from '@job-alert/domain/approval';
import { Button } from '@mantine/core';

interface DecisionButtonsProps {
  subject: ApprovalKind;
  /** Who or what is decided about, for the buttons' names. */
  name: string;
  state: ApprovalState;
  onDecide: (decision: Decision) => void;
}

/** Approve and Reject, each enabled where the domain's rules allow it. */
export function DecisionButtons({ subject, name, state, onDecide }: DecisionButtonsProps) {
  const allowed = (decision: Decision) => decide(subject, state, decision).ok;
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        radius="sm"
        c={allowed('APPROVE') ? 'teal.9' : undefined}
        data-row-act="approve"
        aria-label={`Approve ${name}`}
        disabled={!allowed('APPROVE')}
        onClick={() => onDecide('APPROVE')}
      >
        Approve
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        radius="sm"
        c={allowed('REJECT') ? 'red.9' : undefined}
        data-row-act="reject"
        aria-label={`Reject ${name}`}
        disabled={!allowed('REJECT')}
        onClick={() => onDecide('REJECT')}
      >
        Reject
      </Button>
    </>
  );
}
