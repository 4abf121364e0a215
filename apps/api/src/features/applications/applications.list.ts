import {
  APPLICATION_STATUS_LABELS,
  type ApplicationStatus,
  applicationStatusFromWire,
  displayStatus,
  listFilterFromWire,
} from '@job-alert/domain/applications/application-status';
import {
  CANDIDATE_REPLY_LABELS,
  type CandidateReply,
  candidateReplyFromWire,
} from '@job-alert/domain/applications/candidate-reply';
import { DECLINE_REASON_LABELS } from '@job-alert/domain/applications/offer-answer';
import { WITHDRAWAL_REASON_LABELS, type WithdrawalReason } from '@job-alert/domain/applications/withdrawal';
import { agendaFromWire } from '@job-alert/domain/approvals/agenda';
import { APPROVAL_STATE_LABELS, type ApprovalState } from '@job-alert/domain/approvals/approval';
import { joinFullName } from '@job-alert/domain/companies/company-profile';
import { todayInIndia } from '@job-alert/domain/india/calendar';
import { INVITABLE_STATUSES } from '@job-alert/domain/interviews/interview';
import { NOTICE_PERIOD_LABELS, type NoticePeriod } from '@job-alert/domain/jobs/job-preference-labels';
import { formatAnswer } from '@job-alert/domain/jobs/screening';
import { ID } from 'type-graphql';
import { placeholders } from '../../platform/graphql/batch-loader.js';
import { recordId, text } from '../../platform/http/query-parameters.js';
import { checkId } from '../../platform/ids.js';
import { listArgs, orderInput } from '../../platform/lists/list.types.js';
import {
  column,
  computed,
  defineList,
  equalTo,
  type Filters,
  type RowOf,
  selectSql,
} from '../../platform/lists/list-definition.js';
import { activeCell, changedSince, dayFilters, statusWords } from '../../platform/lists/list-filters.js';
import type { Condition } from '../../platform/lists/list-order.js';
import { matchesWords } from '../../platform/lists/text-filter.js';
import { ApplicationStatusEnum } from './application-status.types.js';
import { parseAnswers } from './applications.rules.js';
import { AgendaEntryEnum } from './applications.types.js';
import type { OfferReply } from './offers/offers.types.js';
import { graphqlEnum } from '../../platform/graphql/graphql-enum.js';

const CandidateReplyEnum = graphqlEnum<CandidateReply>(
  'CandidateReply',
  "A candidate's response to an application or its offer.",
  {
    WITHDRAWN: 'The candidate has withdrawn it.',
    ACCEPTED: 'The candidate has accepted the offer.',
    DECLINED: 'The candidate has declined the offer.',
    OTHER_DATE: 'The latest answer to the offer asks for another date of joining.',
  },
);

/** Reads a column from the pending proposal, or from the application if there is none. */
const asProposed = (name: string): string => `IF(p.state = 'PENDING', p.${name}, a.${name})`;

/** True once an administrator has recommended the candidate. Every reader but the candidate sees it (decision 0150). */
const RECOMMENDED = 'EXISTS (SELECT 1 FROM recommendation r WHERE r.application_id = a.id)';

type Names = Record<'candidateFirstName' | 'candidateLastName', string>;

/** The withdrawal of an application, or the latest answer to the current offer (`reply`). */
interface Replied {
  withdrawnAt: Date | null;
  withdrawalReason: WithdrawalReason | null;
  withdrawalNote: string | null;
  reply: OfferReply | null;
}

const columns = {
  id: column<string>('a.id', { csv: 'ID' }),
  candidate: computed('Candidate', ({ candidateFirstName: firstName, candidateLastName: lastName }: Names) =>
    joinFullName({ firstName, lastName }),
  ),
  candidateId: column<string>('a.candidate_id'),
  candidateFirstName: column<string>('u.first_name'),
  candidateLastName: column<string>('u.last_name'),
  candidateEmail: column<string | null>('u.email'),
  candidateContact: column<string | null>('u.contact'),
  jobId: column<string>('a.job_id'),
  jobTitle: column<string>('j.title', { csv: 'Job Title' }),
  shownStatus: computed(
    'Application Status',
    (row: Parameters<typeof displayStatus>[0]) => APPLICATION_STATUS_LABELS[displayStatus(row)],
  ),
  appliedAt: column<Date>('a.applied_at', {
    csv: 'Applied Date',
    cell: todayInIndia,
    sort: { field: 'APPLIED_AT', description: 'When the candidate applied.', kind: 'instant' },
  }),
  approvalState: column<ApprovalState>('a.approval_state', {
    csv: 'Admin Approval Status',
    cell: (state) => APPROVAL_STATE_LABELS[state],
  }),
  isActive: column<number>('a.is_active', { csv: 'Record Status', cell: activeCell }),
  companyName: column<string>('j.company_name', { csv: 'Organization' }),
  proposedStatus: column<ApplicationStatus>('a.proposed_status', {
    csv: 'Proposed Status',
    cell: (status) => APPLICATION_STATUS_LABELS[status],
  }),
  /** JSON. */
  answers: column<string | null, { answers: string | null }>('a.answers', {
    csv: 'Screening Answers',
    cell: (_, row) => parseAnswers(row).map(formatAnswer).join('\n'),
  }),
  ruledOut: computed('Ruled Out', (row: { answers: string | null }) =>
    parseAnswers(row).some(({ rulesOut }) => rulesOut) ? 'Yes' : '',
  ),
  candidateReply: computed('Candidate Reply', ({ withdrawnAt, reply }: Replied) =>
    withdrawnAt ? CANDIDATE_REPLY_LABELS.WITHDRAWN : reply && CANDIDATE_REPLY_LABELS[reply.answer],
  ),
  repliedOn: computed('Replied On', ({ withdrawnAt, reply }: Replied) => {
    const at = withdrawnAt ?? reply?.answeredAt;
    return at ? todayInIndia(at) : null;
  }),
  replyInWords: computed("Candidate's Message", (row: Replied) => formatReply(row).filter(Boolean).join('. ')),
  expectedSalary: column<number | null>('a.expected_salary', { csv: 'Expected Salary' }),
  noticePeriod: column<NoticePeriod | null>('a.notice_period', {
    csv: 'Notice Period',
    cell: (period) => period && NOTICE_PERIOD_LABELS[period],
  }),
  /** MySQL returns a computed boolean as text, MariaDB as a number. */
  isRecommended: column<number | string>(RECOMMENDED, {
    csv: 'Recommended',
    cell: (is) => (Number(is) === 1 ? 'Yes' : ''),
  }),
  /** MySQL returns a computed boolean as text, MariaDB as a number. */
  isUnread: column<number | string>('0', { cell: (is) => (Number(is) === 1 ? 'Yes' : '') }),
  status: column<ApplicationStatus>('a.status', { cell: (status) => APPLICATION_STATUS_LABELS[status] }),
  statusUpdatedAt: column<Date>('a.status_updated_at', {
    sort: {
      field: 'STATUS_UPDATED_AT',
      description:
        'When the status last changed. In ascending order, the application that has waited longest comes first.',
      kind: 'instant',
      prefix: 'changed_',
    },
  }),
  changedAt: column<Date>('a.modified_at', { filters: changedSince('a.modified_at') }),
  approvedStatus: column<ApplicationStatus | null>('a.approved_status'),
  jobCity: column<string>('j.city'),
  jobIsListed: column<number | string>('j.listed_at IS NOT NULL'),
  jobDeadline: column<string>('j.deadline'),
  jobApprovalState: column<ApprovalState>('j.approval_state'),
  feedback: column<string | null>(asProposed('feedback')),
  dateOfJoining: column<string | null>(asProposed('date_of_joining')),
  offerLetterId: column<string | null>('f.id'),
  offerLetterName: column<string | null>('f.original_name'),
  offerLetterType: column<string | null>('f.media_type'),
  offerLetterSize: column<number | null>('f.size'),
  offerId: column<string | null>('a.offer_id'),
  withdrawnAt: column<Date | null>('a.withdrawn_at'),
  withdrawalReason: column<WithdrawalReason | null>('a.withdrawal_reason'),
  withdrawalNote: column<string | null>('a.withdrawal_note'),
};

export type ApplicationRow = RowOf<typeof columns>;
type RepliedRow = ApplicationRow & Replied;

/** A new application that the member has not opened. A proposal of any member ends it for all of them (decision 0136). */
const WAITS_FOR_READING = "a.status = 'APPLIED' AND a.withdrawn_at IS NULL";
const READ_BY_MEMBER = 'application_read r WHERE r.application_id = a.id AND r.user_id = ?';

/** The condition of applications that a member has not read, or has read. */
export const unread = (is: boolean, userId: string): Condition => {
  const sql = `(${WAITS_FOR_READING} AND NOT EXISTS (SELECT 1 FROM ${READ_BY_MEMBER}))`;
  return { sql: is ? sql : `NOT ${sql}`, values: [userId] };
};

const STAFF_JOINS = `LEFT JOIN approval p ON p.id = a.approval_id LEFT JOIN stored_file f ON f.id = ${asProposed('offer_letter_id')}`;

/**
 * The columns and joins for each audience. Employers and administrators also read the details of a pending proposal.
 */
export const APPLICATION_VIEWS = {
  admins: { columns: selectSql(columns), joins: STAFF_JOINS },
  /** The value of the placeholder is the id of the member. */
  employers: {
    columns: selectSql({ ...columns, isUnread: column(`(${WAITS_FOR_READING} AND r.user_id IS NULL)`) }),
    joins: `${STAFF_JOINS} LEFT JOIN application_read r ON r.application_id = a.id AND r.user_id = ?`,
  },
  candidates: {
    columns: selectSql({
      ...columns,
      feedback: column('a.feedback'),
      dateOfJoining: column('a.date_of_joining'),
      isRecommended: column('0'),
    }),
    joins: 'LEFT JOIN stored_file f ON f.id = a.offer_letter_id',
  },
  /** Without salaries, offers, messages to the candidate, and recommendations. */
  interviewers: {
    columns: selectSql({
      ...columns,
      feedback: column('NULL'),
      dateOfJoining: column('NULL'),
      expectedSalary: column('NULL'),
      noticePeriod: column('NULL'),
      offerId: column('NULL'),
      isRecommended: column('0'),
      candidateEmail: column('NULL'),
      candidateContact: column('NULL'),
    }),
    joins: 'LEFT JOIN stored_file f ON FALSE',
  },
};

/** The SQL equivalent of invitationProblem (packages/domain) for an employer's active applications. */
const CAN_BE_INVITED: Condition = {
  sql: `a.status IN (${placeholders(INVITABLE_STATUSES)}) AND j.approval_state = 'APPROVED' AND a.withdrawn_at IS NULL`,
  values: [...INVITABLE_STATUSES],
};
const CANNOT_BE_INVITED: Condition = { ...CAN_BE_INVITED, sql: `NOT (${CAN_BE_INVITED.sql})` };

/** The URL names and labels of the status filter. */
export const APPLICATION_STATUS = statusWords(
  ['Applied', 'shortlisted', 'interview_schedule', 'interview_not_attended', 'selected', 'rejected', 'Pending'],
  applicationStatusFromWire,
);

const yesOrNo = (word: string): boolean | undefined => (word === 'yes' ? true : word === 'no' ? false : undefined);

const REPLY_FILTER: Filters = {
  candidateReply: {
    type: () => CandidateReplyEnum,
    description: 'Only applications that were withdrawn, or whose current offer has this answer.',
    where: equalTo('a.candidate_reply'),
    urlParameter: { name: 'reply', parameter: text('The reply of the candidate, such as offer_declined.') },
    read: candidateReplyFromWire,
  },
};

const definition = {
  columns,
  from: 'application a',
  id: 'a.id',
  orderName: 'Application',
  order: { field: 'APPLIED_AT', direction: 'DESC' },
} as const;

/** All applications, for administrators. The read-model applies the name search and the agenda filter. */
export const APPLICATIONS = defineList<RepliedRow>({
  ...definition,
  records: 'applications',
  filterName: 'ApplicationsFilter',
  search: {
    description: "The first letters of words in the candidate's name, or in the job's title and company, in any order.",
  },
  filters: {
    status: {
      type: () => ApplicationStatusEnum,
      description:
        'Only applications listed under this status: PENDING while a decision is pending, REJECTED if the latest request or the candidate was rejected, otherwise the status of the application.',
      where: equalTo('a.list_status'),
      urlParameter: APPLICATION_STATUS.urlParameter,
      read: listFilterFromWire,
      readsFilters: true,
    },
    isActive: {
      type: () => Boolean,
      description: 'Only active or only inactive records.',
      where: equalTo('a.is_active'),
    },
    agenda: {
      type: () => AgendaEntryEnum,
      description: 'Only applications that this agenda entry counts.',
      urlParameter: { name: 'agenda', parameter: text('An entry of the agenda, such as interviews-today.') },
      read: agendaFromWire,
      error: 'Choose a valid entry of the agenda.',
    },
    ...REPLY_FILTER,
    ...dayFilters('Applied on', 'a.applied_at'),
  },
});

/** The applications of an account, a candidate or a job. Its CSV file lists an employer's applicants. */
export const OWN_APPLICATIONS = defineList<RepliedRow>({
  ...definition,
  records: 'the applications of an account, of a candidate or for a job',
  filterName: 'OwnApplicationsFilter',
  search: {
    description: "The first letters of words in the candidate's name, in any order.",
    where: (words) => matchesWords([`CONCAT(u.first_name, ' ', u.last_name)`], words),
  },
  filters: {
    jobTitle: {
      type: () => String,
      description: 'The first letters of words in the job title, in any order.',
      where: (words: string) => matchesWords(['j.title'], words),
      rest: 'title',
    },
    jobId: {
      type: () => ID,
      description: 'Only applications for this job.',
      where: (id: string) => equalTo('a.job_id')(checkId(id, 'Job')),
      urlParameter: { name: 'job', parameter: recordId('The id of a job.') },
    },
    status: {
      type: () => ApplicationStatusEnum,
      description: 'Only applications with this status.',
      where: equalTo('a.status'),
      ...APPLICATION_STATUS,
    },
    ...REPLY_FILTER,
    isRecommended: {
      type: () => Boolean,
      description:
        'True: only applications that an administrator has recommended; false: only the others. Candidates cannot filter by it.',
      urlParameter: { name: 'recommended', parameter: text('yes or no.') },
      rest: 'recommended',
      words: ['yes', 'no'],
      read: yesOrNo,
      where: (is: boolean) => [{ sql: is ? RECOMMENDED : `NOT ${RECOMMENDED}`, values: [] }],
    },
    isUnread: {
      type: () => Boolean,
      description:
        'True: only new applications that you have not opened; false: only the others. For members of the company; without effect for others.',
      urlParameter: { name: 'unread', parameter: text('yes or no.') },
      rest: 'unread',
      words: ['yes', 'no'],
      read: yesOrNo,
    },
    canBeInvited: {
      type: () => Boolean,
      description: 'True: only applications for which an interview can be scheduled now; false: only the others.',
      where: (can: boolean) => [can ? CAN_BE_INVITED : CANNOT_BE_INVITED],
    },
  },
  notInUrl: ['APPLIED_AT', 'STATUS_UPDATED_AT'],
  csv: {
    'Application ID': 'id',
    'Candidate Name': 'candidate',
    'Application Date': 'appliedAt',
    'Job Title': 'jobTitle',
    Status: 'status',
    Feedback: 'feedback',
    'Offer Letter': 'offerLetterName',
    'Date of Joining': 'dateOfJoining',
    'Proposed Status': 'proposedStatus',
    'Job ID': 'jobId',
    'Screening Answers': 'answers',
    'Ruled Out': 'ruledOut',
    'Candidate Reply': 'candidateReply',
    'Replied On': 'repliedOn',
    "Candidate's Message": 'replyInWords',
    'Expected Salary': 'expectedSalary',
    'Notice Period': 'noticePeriod',
    Recommended: 'isRecommended',
    Unread: 'isUnread',
    Email: 'candidateEmail',
    Phone: 'candidateContact',
  },
});

const ApplicationOrder = orderInput('Application', 'applications', APPLICATIONS.sortFields);
export const ApplicationsArgs = listArgs(APPLICATIONS, { order: ApplicationOrder });
export const OwnApplicationsArgs = listArgs(OWN_APPLICATIONS, { order: ApplicationOrder });

function formatReply({ withdrawalReason, withdrawalNote, reply }: Replied): (string | null)[] {
  if (withdrawalReason) return [WITHDRAWAL_REASON_LABELS[withdrawalReason], withdrawalNote];
  if (!reply) return [];
  const { reason, wishedDate, note } = reply;
  return [reason && DECLINE_REASON_LABELS[reason], wishedDate && `Requested date of joining: ${wishedDate}`, note];
}
