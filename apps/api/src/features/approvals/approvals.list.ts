import type { ApplicationStatus } from '@job-alert/domain/applications/application-status';
import type { ApprovalKind, ApprovalState } from '@job-alert/domain/approvals/approval';
import type { AskedChannel } from '@job-alert/domain/approvals/asked-by';
import type { RejectionReason } from '@job-alert/domain/approvals/rejection-reasons';
import { ID } from 'type-graphql';
import { IS_NAMED } from '../../database/companies/company-members.js';
import { RESPONSIBLE_FOR_REQUEST } from '../../database/companies/responsible-administrators.js';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';
import { listArgs } from '../../platform/lists/list.types.js';
import { column, defineList, type RowOf } from '../../platform/lists/list-definition.js';
import { responsibleFilter } from '../accounts/administrators/responsible-administrators.types.js';
import { ApplicationStatusEnum } from '../applications/application-status.types.js';
import { ApprovalStateEnum } from '../companies/approval-state.types.js';
import { ApprovalKindEnum } from './approvals.types.js';

/** Uses the columns in the queue's index. Exactly one of the three ids is set. */
export const IS_ABOUT: Readonly<Record<ApprovalKind, string>> = {
  COMPANY: 'p.company_id IS NOT NULL',
  JOB: "(p.job_id IS NOT NULL AND p.proposed_value = 'APPROVED')",
  JOB_CORRECTION: "p.proposed_value = 'CORRECTION'",
  APPLICATION: '(p.company_id IS NULL AND p.job_id IS NULL)',
};

/** Joins the subject of a request `p`. */
export const APPROVAL_SUBJECTS = `LEFT JOIN company c ON c.id = p.company_id LEFT JOIN job j ON j.id = p.job_id
    LEFT JOIN application a ON a.id = p.application_id`;

/** The name of a member who made the request; null for the owner who signed the company up, whose requests carry its name (decision 0162). */
const MEMBER_NAME = `(SELECT CONCAT(q.first_name, ' ', q.last_name) FROM company_member m JOIN user q ON q.id = m.user_id
  WHERE m.user_id = p.requested_by_id AND ${IS_NAMED})`;

const columns = {
  id: column<string>('p.id'),
  companyId: column<string | null>('p.company_id'),
  jobId: column<string | null>('p.job_id'),
  applicationId: column<string | null>('p.application_id'),
  state: column<ApprovalState>('p.state', {
    filters: { state: { type: () => ApprovalStateEnum, description: 'Only requests in this state.' } },
  }),
  requestedAt: column<Date>('p.requested_at', {
    sort: { field: 'REQUESTED_AT', description: 'When they were made.', kind: 'instant' },
    filters: {
      requestedBefore: {
        type: () => DateTimeScalar,
        description: 'Only requests made before this instant.',
        where: (instant: Date) => [{ sql: 'p.requested_at < ?', values: [instant] }],
      },
    },
  }),
  requestedById: column<string | null>('p.requested_by_id'),
  requestedByName: column<string>('p.requested_by_name'),
  memberName: column<string | null>(MEMBER_NAME),
  decidedAt: column<Date | null>('p.decided_at'),
  decidedById: column<string | null>('p.decided_by_id'),
  decidedByName: column<string | null>(
    "COALESCE((SELECT CONCAT(d.first_name, ' ', d.last_name) FROM user d WHERE d.id = p.decided_by_id), p.decided_by_name)",
  ),
  previousValue: column<ApplicationStatus | null>('p.previous_value'),
  proposedValue: column<ApplicationStatus>('p.proposed_value', {
    filters: {
      proposedStatus: {
        type: () => ApplicationStatusEnum,
        description: 'Only requests for this step of an application.',
      },
    },
  }),
  feedback: column<string | null>('p.feedback'),
  reason: column<RejectionReason | null>('p.reason'),
  note: column<string | null>('p.note'),
  offerLetterId: column<string | null>('p.offer_letter_id'),
  correction: column<string | null>('p.correction'),
  askedBy: column<string | null>('p.asked_by'),
  askedChannel: column<AskedChannel | null>('p.asked_channel'),
  /** Only the latest request of a subject can be decided. Corrections are independent of the approval of their job. */
  newestId: column<string>(
    "IF(p.proposed_value = 'CORRECTION', p.id, COALESCE(c.approval_id, j.approval_id, a.approval_id))",
  ),
  jobIsActive: column<number | null>('j.is_active'),
  deadline: column<string | null>('j.deadline'),
  approvedStatus: column<ApplicationStatus | null>('a.approved_status'),
  withdrawnAt: column<Date | null>('a.withdrawn_at'),
  dateOfJoining: column<string | null>('p.date_of_joining'),
  /** The start of the request's interview; null without one. */
  interviewAt: column<Date | null>('(SELECT m.starts_at FROM interview m WHERE m.approval_id = p.id LIMIT 1)'),
  /** The start of the interview to be replaced; null unless it is a reschedule. */
  movedFrom: column<Date | null>(
    `(SELECT MAX(e.starts_at) FROM interview m STRAIGHT_JOIN interview e ON e.application_id = m.application_id AND e.superseded_by_id = m.id
    WHERE m.approval_id = p.id)`,
  ),
};

export type ApprovalRow = RowOf<typeof columns>;

/** All approval requests. The read-model applies the company and late filters. */
export const APPROVALS = defineList<ApprovalRow>({
  records: 'requests',
  columns,
  filterName: 'ApprovalsFilter',
  filters: {
    kinds: {
      type: () => [ApprovalKindEnum],
      description: 'Only requests of these kinds; all if empty.',
      where: (kinds: readonly ApprovalKind[]) =>
        kinds.length === 0 ? [] : [{ sql: `(${kinds.map((kind) => IS_ABOUT[kind]).join(' OR ')})`, values: [] }],
    },
    companyId: {
      type: () => ID,
      description: 'Only requests about this company, its jobs and the applications for them.',
    },
    // Only pending requests are few enough to look up their jobs and companies.
    responsibleId: responsibleFilter('pending requests', RESPONSIBLE_FOR_REQUEST, [
      { sql: "p.state = 'PENDING'", values: [] },
    ]),
    isLate: {
      type: () => Boolean,
      description: 'True: only late requests (Approval.isLate). False: only requests that are not late.',
    },
  },
  from: 'approval p',
  id: 'p.id',
  rest: `STRAIGHT_JOIN approval p ON p.id = page.id ${APPROVAL_SUBJECTS}`,
  orderName: 'Approval',
  order: { field: 'REQUESTED_AT', direction: 'DESC' },
});

export const ApprovalsArgs = listArgs(APPROVALS);
