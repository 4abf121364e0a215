import { type SubjectKind, type ApprovalState, type Decision, decide } from '@job-alert/domain/approvals/approval';
import { PlainButton } from '../../../components/buttons/plain-button';
import { useCan } from '../../../lib/session/use-can';
import classes from './decision-buttons.module.css';

interface DecisionButtonsProps {
  subject: SubjectKind;
  /** The name of the record, for the accessible names of the buttons. */
  name: string;
  state: ApprovalState;
  onDecide: (decision: Decision) => void;
}

const BUTTONS = [
  { decision: 'APPROVE', label: 'Approve', act: 'approve', look: classes.approve },
  { decision: 'REJECT', label: 'Reject', act: 'reject', look: classes.reject },
] as const;

/** Approve and Reject, each enabled according to the rules of the domain. */
export function DecisionButtons({ subject, name, state, onDecide }: DecisionButtonsProps) {
  const canDecide = useCan('Mutation.decideApproval');
  if (!canDecide) return null;
  return BUTTONS.map(({ decision, label, act, look }) => (
    <PlainButton
      key={decision}
      className={look}
      data-row-act={act}
      aria-label={`${label} ${name}`}
      disabled={!decide(subject, state, decision).ok}
      onClick={() => onDecide(decision)}
    >
      {label}
    </PlainButton>
  ));
}
