import {
  APPROVAL_STATE_LABELS,
  APPROVAL_STATES,
  type SubjectKind,
  approvalStateToWire,
} from '@job-alert/domain/approvals/approval';
import type { ListOption } from '../../../components/list/list-filter';

/** Returns the options of the status filter for companies or jobs. Their values are spelled as in the specification. */
export function approvalOptions(subject: SubjectKind): ListOption[] {
  return APPROVAL_STATES.map((state) => ({
    value: approvalStateToWire(state, subject),
    label: APPROVAL_STATE_LABELS[state],
  }));
}
