import {
  APPROVAL_STATE_LABELS,
  APPROVAL_STATES,
  type ApprovalKind,
  approvalStateToWire,
} from '@job-alert/domain/approvals/approval';
import type { ListOption } from '../../../components/list/list-filter';

/** The status filter of a list of companies or jobs, with the spellings that the specification gives each. */
export function approvalOptions(subject: ApprovalKind): ListOption[] {
  return APPROVAL_STATES.map((state) => ({
    value: approvalStateToWire(state, subject),
    label: APPROVAL_STATE_LABELS[state],
  }));
}
