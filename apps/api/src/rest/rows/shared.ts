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
import { REJECTION_REASONS, type RejectionReason } from '@job-alert/domain/rejection-reasons';
import { userTypeFromEdge } from '@job-alert/domain/user-type';
import { type FieldErrors, validate } from '@job-alert/domain/validation';
import type * as z from 'zod';
import { notFound } from '../../platform/errors.js';
import { graphql, type HistoryFragment } from '../documents.generated.js';
import { listOf, MAYBE_TEXT } from '../json-schema.js';
import * as read from '../input-fields.js';
import * as out from '../output-fields.js';
import type { PageRequest } from '../route.js';

/** What several areas read or show. */

export const statusShown = <Key extends string>(key: Key) => out.word(key, applicationStatusToEdge);

/** Capitalised for companies and applications, in lower case for jobs (specification 3 §4). */
export const approvalShown = <Key extends string>(key: Key, subject: ApprovalKind) =>
  out.word(key, (state: ApprovalState) => approvalStateToEdge(state, subject));

/** Has an administrator approved it? */
export const isApproved = <Key extends string>(key: Key) =>
  out.shown(key, { type: 'boolean' }, (state: ApprovalState) => state === 'APPROVED');

export const statusRead = <To extends string>(to: To) =>
  read.word(
    to,
    ['Applied', 'shortlisted', 'interview_schedule', 'interview_not_attended', 'selected', 'rejected', 'Pending'],
    applicationStatusFromEdge,
  );

export const approvalStateRead = <To extends string>(to: To) =>
  read.word(to, ['Pending', 'Approved', 'Rejected'], approvalStateFromEdge);

/** One of the two kinds of accounts that people have by themselves. */
export const personTypeRead = <To extends string>(to: To, words: readonly string[]) =>
  read.word(to, words, (given) => {
    const type = userTypeFromEdge(given);
    return type === 'ADMIN' ? undefined : type;
  });

/** Why a request is rejected; both may be left out. */
export const rejectionRead = (subject: ApprovalKind) => {
  const reasons: readonly RejectionReason[] = REJECTION_REASONS[subject];
  return {
    reason: read.word(
      'reason',
      reasons.map((reason) => reason.toLowerCase()),
      (given) => reasons.find((reason) => reason === given.toUpperCase()),
    ),
    note: read.text('note'),
  };
};

/** First and last name of the candidate in one. */
export const CANDIDATE_NAME = out.shown('candidate', MAYBE_TEXT, joinFullName);

/** A list of skills as the one text that the specification has. */
export const skillsText = <Key extends string>(key: Key) =>
  out.shown(key, MAYBE_TEXT, (skills: readonly string[]) => skills.join(', '));

/** The filters that every list of the administrator has, its status aside. */
export const ADMIN_FILTERS = { search: read.text('search'), from: read.day('from'), to: read.day('to') };

/** The variables of a list: its page. */
export const pageOf = ({ page, pageSize }: PageRequest) => ({ first: pageSize, page });

/** The order of a list that takes an `orderBy`; without one it has its own. */
export const orderRead = <Name extends string, Field extends string>(sorts: Sorts<Name, Field>) => ({
  sort: read.word('orderBy', sortWords(sorts), (given) => {
    const sort = sortFromEdge(sorts, given);
    return sort && sorts[sort].orderBy;
  }),
});

/** The variables of a list that the query filters. */
export const filteredPageOf = <Filter>(request: PageRequest & { query: Filter }) => ({
  ...pageOf(request),
  filter: request.query,
});

/** The variables of a list that the query filters, and orders where it says so. */
export const orderedPageOf = <Query extends { orderBy?: unknown }>(request: PageRequest & { query: Query }) => {
  const { orderBy, ...filter } = request.query;
  return { ...pageOf(request), filter, ...(orderBy != null && { orderBy }) };
};

export const byId = ({ path: { id } }: { path: { id: string } }) => ({ id });

/** The object of a lookup, or the refusal of an id that names none. */
export function found<Value>(what: string, value: Value | null | undefined): Value {
  if (value == null) throw notFound(what);
  return value;
}

/** What a rule of the domain says to an input, under the names of the operation's input. */
export function wordsOf(rule: z.ZodType, input: unknown, nameOf = (path: string) => path): FieldErrors {
  const result = validate(rule, input);
  const errors = result.ok ? [] : Object.entries(result.errors);
  return Object.fromEntries(errors.map(([path, messages]) => [nameOf(path), messages]));
}

/** A job as its company and administrators see it in a list. */
export const MANAGED_JOB = graphql(`fragment ManagedJob on Job {
  id title description companyName postedAt deadline openings applicantCount approvalState isActive
}`).shownAs({
  id: out.id('id'),
  title: out.text('title'),
  description: out.text('description'),
  company_name: out.text('companyName'),
  posted_at: out.instant('postedAt'),
  job_deadline: out.day('deadline'),
  no_of_openings: out.whole('openings'),
  total_applicants: out.whole('applicantCount'),
  approval_status: approvalShown('approvalState', 'JOB'),
  status: out.activeWord('isActive'),
});

/** Everything that there is to know of a job. */
export const JOB_DETAILS = graphql(`fragment JobDetails on Job {
  ...ManagedJob
  jobType workMode city state country salaryMin salaryMax minimumQualification preferredSkills minExperience maxExperience
  companyDescription companyWebsite industry
}`).shownAs({
  ...MANAGED_JOB,
  job_type: out.word('jobType', jobTypeToEdge),
  work_mode: out.word('workMode', workModeToEdge),
  city: out.text('city'),
  state: out.text('state'),
  country: out.text('country'),
  salary_min: out.whole('salaryMin'),
  salary_max: out.whole('salaryMax'),
  minimum_qualification: out.text('minimumQualification'),
  prefered_skills: skillsText('preferredSkills'),
  min_experience: out.whole('minExperience'),
  max_experience: out.whole('maxExperience'),
  company_description: out.text('companyDescription'),
  company_website: out.text('companyWebsite'),
  industries: out.text('industry'),
});

/** The requests about an application, each as it stands. */
const stepsOf = ({ isActive, approvals }: HistoryFragment) =>
  approvals.map((step) => ({
    ...step,
    isActive,
    at: step.decidedAt ?? step.requestedAt,
    proposedStatus: step.proposedStatus ?? step.resultingStatus,
    changedBy: changedBy(step),
  }));

const STEP: out.OutputFields<ReturnType<typeof stepsOf>[number]> = {
  id: out.id('id'),
  timestamp: out.timestamp('at'),
  status: statusShown('resultingStatus'),
  proposed_status: statusShown('proposedStatus'),
  admin_approve_status: approvalShown('state', 'APPLICATION'),
  admin_active_status: out.activeWord('isActive'),
  changed_by: out.text('changedBy'),
  feedback: out.text('feedback'),
};

/** The requests about an application as candidates and administrators see them. */
export const HISTORY = graphql(`fragment History on Application {
  isActive
  approvals { id state requestedAt requestedByName decidedAt proposedStatus resultingStatus feedback }
}`).shownAs({
  history: out.made(listOf(out.schemaOfOutput(STEP)), (application) =>
    stepsOf(application).map((step) => out.show(STEP, step)),
  ),
});
