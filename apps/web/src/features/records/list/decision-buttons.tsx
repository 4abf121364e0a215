import { type ApprovalState, type ApprovalKind, type Decision, decide } from '@job-alert/domain/approval';
import { RowButton } from '../../../components/list/row-actions';

interface DecisionButtonsProps {
  subject: ApprovalKind;
  /** Who or what is decided about, for the buttons' names. */
  name: string;
  state: ApprovalState;
  onDecide: (decision: Decision) => void;
}

const BUTTONS = [
  { decision: 'APPROVE', label: 'Approve', act: 'approve', color: 'teal.9' },
  { decision: 'REJECT', label: 'Reject', act: 'reject', color: 'red.9' },
] as const;

/** Approve and Reject, each enabled where the domain's rules allow it. */
export function DecisionButtons({ subject, name, state, onDecide }: DecisionButtonsProps) {
  return BUTTONS.map(({ decision, label, act, color }) => {
    const isAllowed = decide(subject, state, decision).ok;
    return (
      <RowButton
        key={decision}
        c={isAllowed ? color : undefined}
        data-row-act={act}
        aria-label={`${label} ${name}`}
        disabled={!isAllowed}
        onClick={() => onDecide(decision)}
      >
        {label}
      </RowButton>
    );
  });
}
