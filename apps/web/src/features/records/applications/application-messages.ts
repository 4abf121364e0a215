import {
  APPLICATION_STATUS_LABELS,
  APPLICATION_STATUSES,
  applicationStatusToWire,
} from '@job-alert/domain/applications/application-status';
import { AGENDA_ENTRIES, type AgendaEntry, agendaToWire } from '@job-alert/domain/approvals/agenda';
import type { Decision } from '@job-alert/domain/approvals/approval';
import { requestedStep, stepLabel } from '@job-alert/domain/applications/decision-outcome';
import { type RejectionKind, rejectionKind } from '@job-alert/domain/approvals/rejection-reasons';
import type { ListOption } from '../../../components/list/list-filter';
import type { ManagedApplicationFragment } from './manage-applications.generated';

/** The options of the status filter: active and inactive, then the statuses with the names from the specification. */
export const applicationStatuses: readonly ListOption[] = [
  { value: 'active', label: 'Active' },
  { value: 'inactive', label: 'Inactive' },
  ...APPLICATION_STATUSES.map((status) => ({
    value: applicationStatusToWire(status).toLowerCase(),
    label: APPLICATION_STATUS_LABELS[status],
  })),
];

/** The introductions of a list that was opened from the dashboard's agenda. */
export const agendaLeads: Readonly<Record<AgendaEntry, string>> = {
  INTERVIEWS_TODAY: 'Only those with an interview today. Clear the search to see all.',
  JOININGS_THIS_WEEK: 'Only candidates who join this week. Clear the search to see all.',
};

const AGENDA_LABELS: Readonly<Record<AgendaEntry, string>> = {
  INTERVIEWS_TODAY: 'Interviews today',
  JOININGS_THIS_WEEK: 'Joinings this week',
};

/** The agenda entries as spelled in the dashboard's links. */
export const agendaOptions: readonly ListOption[] = AGENDA_ENTRIES.map((entry) => ({
  value: agendaToWire(entry),
  label: AGENDA_LABELS[entry],
}));

export const bulkEffects: Readonly<Record<Decision, string>> = {
  APPROVE: 'The candidates will be notified by email.',
  REJECT:
    'These steps are rejected. Employers do not see new applications, and their candidates are notified by email. The other applications return to their last approved status, and the employers receive an email with the reason and your note.',
};

export const stepInShort = ({ approval }: ManagedApplicationFragment): string =>
  approval?.proposedStatus ? stepLabel(approval.proposedStatus, approval.hasOfferLetter) : '';

/** Returns the kind of the latest request, which determines the rejection reasons. */
export const applicationRejectionKind = ({ approval }: ManagedApplicationFragment): RejectionKind =>
  rejectionKind('APPLICATION', approval?.previousStatus);

/** Returns the pending request and the company, such as "Applied → Selected, with offer letter · Nilambar Weaves". */
export const waitingAndCompany = ({ approvalState, approval, job }: ManagedApplicationFragment): string =>
  approvalState === 'PENDING' && approval ? `${requestedStep(approval)} · ${job.companyName}` : job.companyName;
