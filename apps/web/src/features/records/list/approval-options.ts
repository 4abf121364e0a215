import {
  APPROVAL_STATE_LABELS,
  APPROVAL_STATES,
  type ApprovalKind,
  approvalStateToEdge,
} from '@job-alert/domain/approval';
import type { StatusOption } from './use-list-filters';

/** The status filter of a list of companies or jobs, with the spellings that the specification gives each. */
export function approvalOptions(subject: ApprovalKind): StatusOption[] {
  return APPROVAL_STATES.map((state) => ({
    value: approvalStateToEdge(state, subject),
    label: APPROVAL_STATE_LABELS[state],
  }));
}
