import { applicationStatusFromEdge, applicationStatusToEdge } from '@job-alert/domain/application-status';
import {
  type ApprovalState,
  type ApprovalKind,
  approvalStateFromEdge,
  approvalStateToEdge,
  changedBy,
} from '@job-alert/domain/approval';
import { joinFullName } from '@job-alert/domain/company-profile';
import { jobTypeToEdge, workModeToEdge } from '@job-alert/domain/job-post';
import { sortFromEdge, type Sorts, sortWords } from '@job-alert/domain/list-sorts';
import { REJECTION_REASONS } from '@job-alert/domain/rejection-reasons';
import {
  activeWord,
  at,
  day,
  id,
  instant,
  type OutputFields,
  schemaOfOutput,
  show,
  select,
  shown,
  text,
  timestamp,
  together,
  whole,
  word,
} from '../output-fields.js';
import { listOf, MAYBE_TEXT, TEXT } from '../json-schema.js';
import * as read from '../input-fields.js';
import type { RestRequest } from '../route.js';
import type { Values } from '../values.js';

/** What several areas read or show. */

export const statusShown = (from: string) => word(from, applicationStatusToEdge);

/** Capitalised for companies and applications, in lower case for jobs (specification 3 §4). */
export const approvalShown = (from: string, subject: 'COMPANY' | 'JOB' | 'APPLICATION') =>
  word(from, (state: ApprovalState) => approvalStateToEdge(state, subject));

export const statusRead = (to: string) =>
  read.word(
    to,
    ['Applied', 'shortlisted', 'interview_schedule', 'interview_not_attended', 'selected', 'rejected', 'Pending'],
    applicationStatusFromEdge,
  );

export const approvalStateRead = (to: string) =>
  read.word(to, ['Pending', 'Approved', 'Rejected'], approvalStateFromEdge);

/** Why a request is rejected; both may be left out. */
export const rejectionRead = (subject: ApprovalKind) => ({
  reason: read.word(
    'reason',
    REJECTION_REASONS[subject].map((reason) => reason.toLowerCase()),
    (given) => given.toUpperCase(),
  ),
  note: read.text('note'),
});

/** First and last name in one: of the person who is shown, or of one below it. */
export const FULL_NAME = together(['firstName', 'lastName'], TEXT, fullName);
export const fullNameOf = (person: string) =>
  together([`${person}.firstName`, `${person}.lastName`], MAYBE_TEXT, (node) => fullName(at(node, person) as Values));

function fullName(person: Values): string {
  return joinFullName({ firstName: String(person['firstName']), lastName: String(person['lastName']) });
}

/** A list of skills as the one text that the specification has. */
export const skillsText = (from: string) => shown(from, MAYBE_TEXT, (skills: string[]) => skills.join(', '));

/** The filters that every list of the administrator has, its status aside. */
export const ADMIN_FILTERS = { search: read.text('search'), from: read.day('from'), to: read.day('to') };

/** The variables of a list: its page, and its filter. */
export const pageOf = ({ page, pageSize }: RestRequest, filter?: Values): Values => ({
  first: pageSize,
  page,
  ...(filter && { filter }),
});

/** The order of a list that takes an `orderBy`; without one it has its own. */
export const orderRead = (sorts: Sorts) => ({
  sort: read.word('orderBy', sortWords(sorts), (given) => {
    const sort = sortFromEdge(sorts, given);
    return sort && sorts[sort]?.orderBy;
  }),
});

/** The variables of a list with an `orderBy`. */
export const orderedPageOf = (request: RestRequest): Values => {
  const { orderBy, ...filter } = request.query;
  return { ...pageOf(request, filter), ...(orderBy != null && { orderBy }) };
};

/** The newest request about the record of the path, which the decision is about. */
export const newestRequest = (field: 'company' | 'job' | 'application', what: string) => ({
  what,
  document: `query ($id: ID!) { record: ${field}(id: $id) { approval { id } } }`,
});

/** The operation that decides it, with what the answer shows of the record. */
export const decideApproval = (type: 'Company' | 'Job' | 'Application', shown: OutputFields): string =>
  `mutation ($input: DecideApprovalInput!) {
    decideApproval(input: $input) { approval { subject { ... on ${type} ${select(shown)} } } }
  }`;

/** The decision about what was looked up. */
export const decisionOn = ({ found, body }: RestRequest): Values => ({
  input: { ...body, approvalId: at(found ?? {}, 'record.approval.id') ?? '' },
});

export const byId = ({ path }: RestRequest): Values => ({ id: path['id'] });

/** A job as its company and administrators see it in a list. */
export const MANAGED_JOB: OutputFields = {
  id: id('id'),
  title: text('title'),
  description: text('description'),
  company_name: text('companyName'),
  posted_at: instant('postedAt'),
  job_deadline: day('deadline'),
  no_of_openings: whole('openings'),
  total_applicants: whole('applicantCount'),
  approval_status: approvalShown('approvalState', 'JOB'),
  status: activeWord('isActive'),
};

/** Everything that there is to know of a job. */
export const JOB_DETAILS: OutputFields = {
  ...MANAGED_JOB,
  job_type: word('jobType', jobTypeToEdge),
  work_mode: word('workMode', workModeToEdge),
  city: text('city'),
  state: text('state'),
  country: text('country'),
  salary_min: whole('salaryMin'),
  salary_max: whole('salaryMax'),
  minimum_qualification: text('minimumQualification'),
  prefered_skills: skillsText('preferredSkills'),
  min_experience: whole('minExperience'),
  max_experience: whole('maxExperience'),
  company_description: text('companyDescription'),
  company_website: text('companyWebsite'),
  industries: text('industry'),
};

const HISTORY_ENTRY: OutputFields = {
  id: id('id'),
  timestamp: timestamp('at'),
  status: statusShown('status'),
  proposed_status: statusShown('proposedStatus'),
  admin_approve_status: approvalShown('state', 'APPLICATION'),
  admin_active_status: activeWord('isActive'),
  changed_by: text('changedBy'),
  feedback: text('feedback'),
};

/** What HISTORY reads of a request. */
interface HistoryStep {
  requestedAt: string;
  requestedByName: string;
  decidedAt: string | null;
  proposedStatus: string | null;
  resultingStatus: string;
}
const STEP = [
  'id',
  'state',
  'requestedAt',
  'requestedByName',
  'decidedAt',
  'proposedStatus',
  'resultingStatus',
  'feedback',
];

/** The requests about an application as candidates and administrators see them. */
export const HISTORY = together(
  ['isActive', ...STEP.map((field) => `approvals.${field}`)],
  listOf(schemaOfOutput(HISTORY_ENTRY)),
  ({ isActive, approvals }) =>
    (approvals as HistoryStep[]).map((step) =>
      show(HISTORY_ENTRY, {
        ...step,
        isActive,
        at: step.decidedAt ?? step.requestedAt,
        status: step.resultingStatus,
        proposedStatus: step.proposedStatus ?? step.resultingStatus,
        changedBy: changedBy(step),
      }),
    ),
);
