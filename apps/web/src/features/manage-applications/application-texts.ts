import {
  APPLICATION_STATUS_LABELS,
  APPLICATION_STATUSES,
  type ApplicationStatus,
  type ApplicationStep,
  applicationStatusToEdge,
} from '@job-alert/domain/application-status';
import type { Decision } from '@job-alert/domain/approval';
import type { StatusOption } from '../../components/admin/use-list-filters';

/** The status filter: the record's flag, then the statuses with the spellings of the specification. */
export const applicationStatuses: readonly StatusOption[] = [
  { value: 'active', label: 'Active' },
  { value: 'inactive', label: 'Inactive' },
  ...APPLICATION_STATUSES.map((status) => ({
    value: applicationStatusToEdge(status).toLowerCase(),
    label: APPLICATION_STATUS_LABELS[status],
  })),
];

/** What the column Application Status shows: the status while it is pending, else what was proposed (specification 3 §4). */
export function shownStatus({ status, proposedStatus }: ApplicationStep): ApplicationStatus {
  return status === 'PENDING' ? status : proposedStatus;
}

/** What an approval, or a rejection, makes of several applications. */
export const severalEffects: Readonly<Record<Decision, string>> = {
  APPROVE: 'Each application takes the step that was proposed.',
  REJECT:
    'What was proposed is refused. Employers do not see new applications; the others go back to their last approved status.',
};

/** What an approval, or a rejection, makes of an application. */
export function decisionEffect(decision: Decision, { proposedStatus }: ApplicationStep): string {
  if (decision === 'APPROVE') return `The application becomes ${APPLICATION_STATUS_LABELS[proposedStatus]}.`;
  return proposedStatus === 'APPLIED'
    ? 'The employer does not see the application. It can still be approved later.'
    : `${APPLICATION_STATUS_LABELS[proposedStatus]} is refused; the application goes back to its last approved status.`;
}
