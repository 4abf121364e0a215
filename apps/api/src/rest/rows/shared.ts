import { userTypeFromWire } from '@job-alert/domain/accounts/user-type';
import {
  APPLICATION_STATUSES,
  applicationStatusFromWire,
  applicationStatusToWire,
} from '@job-alert/domain/applications/application-status';
import {
  APPROVAL_STATES,
  type ApprovalKind,
  type ApprovalState,
  approvalStateToWire,
  changedBy,
} from '@job-alert/domain/approvals/approval';
import { REJECTION_REASONS, type RejectionKind } from '@job-alert/domain/approvals/rejection-reasons';
import { joinFullName } from '@job-alert/domain/companies/company-profile';
import { type FieldErrors, validate } from '@job-alert/domain/fields/validation';
import { JOB_TYPES, jobTypeToWire, WORK_MODES, workModeToWire } from '@job-alert/domain/jobs/job-post';
import type * as z from 'zod';
import { APPLICATION_STATUS } from '../../features/applications/applications.list.js';
import { notFound } from '../../platform/errors.js';
import { DateScalar } from '../../platform/graphql/scalars.js';
import type { AnyList, Filter } from '../../platform/lists/list-definition.js';
import { graphql, type HistoryFragment } from '../documents.generated.js';
import * as read from '../input-fields.js';
import { listOf, MAYBE_TEXT } from '../json-schema.js';
import * as out from '../output-fields.js';
import type { PageRequest } from '../route.js';

export const statusShown = <Key extends string>(key: Key) =>
  out.word(key, applicationStatusToWire, APPLICATION_STATUSES);

/** Capitalised for companies and applications, in lower case for jobs (specification 3 §4). */
export const approvalShown = <Key extends string>(key: Key, subject: ApprovalKind) =>
  out.word(key, (state: ApprovalState) => approvalStateToWire(state, subject), APPROVAL_STATES);

/** True if an administrator has approved it. */
export const isApproved = <Key extends string>(key: Key) =>
  out.shown(key, { type: 'boolean' }, (state: ApprovalState) => state === 'APPROVED');

export const statusRead = <To extends string>(to: To) =>
  read.word(to, APPLICATION_STATUS.words, applicationStatusFromWire);

/** One of the account types that people can sign up for. */
export const personTypeRead = <To extends string>(to: To, words: readonly string[]) =>
  read.word(to, words, (given) => {
    const type = userTypeFromWire(given);
    return type === 'ADMIN' ? undefined : type;
  });

/** Why a request is rejected: a reason of one of these kinds of requests, and a note. Both are optional. */
export const rejectionRead = (...kinds: readonly RejectionKind[]) => {
  const reasons = [...new Set(kinds.flatMap((kind) => REJECTION_REASONS[kind]))];
  return {
    reason: read.word(
      'reason',
      reasons.map((reason) => reason.toLowerCase()),
      (given) => reasons.find((reason) => reason === given.toUpperCase()),
    ),
    note: read.text('note'),
  };
};

/** The candidate's full name. */
export const CANDIDATE_NAME = out.shown('candidate', MAYBE_TEXT, joinFullName);

/** Skills as one text. */
export const skillsText = <Key extends string>(key: Key) =>
  out.shown(key, MAYBE_TEXT, (skills: readonly string[]) => skills.join(', '));

/** The variables of a list. */
export const pageOf = ({ page, pageSize }: PageRequest) => ({ first: pageSize, page });

/** The order of a list. Without it, the list has its default order. */
export const orderRead = ({ sortsByName: sortWords }: AnyList): read.ListFields => {
  const order = read.word('orderBy', [...sortWords.keys()], (given) => sortWords.get(given.toLowerCase()));
  return { sort: order as read.ListParameter };
};

/** The filters and the order that REST has for a list. */
export function listRead(list: AnyList): read.ListFields {
  const filters = Object.entries(list.urlFilters).flatMap(([name, filter]) =>
    filter.rest ? [[filter.rest, filterRead(name, filter) as read.ListParameter]] : [],
  );
  return { ...Object.fromEntries(filters), ...(list.sortsByName.size > 0 && orderRead(list)) };
}

function filterRead(name: string, filter: Filter) {
  if (filter.read) return read.word(name, filter.words ?? [], filter.read);
  return filter.type() === DateScalar ? read.day(name) : read.text(name);
}

/** The variables of a list with a filter, and with an order if the query has one. */
export const filteredPageOf = <Query extends object>(
  request: PageRequest & { query: Query & { orderBy?: unknown } },
) => {
  const { orderBy, ...filter } = request.query;
  return { ...pageOf(request), filter, ...(orderBy != null && { orderBy }) };
};

export const byId = ({ path: { id } }: { path: { id: string } }) => ({ id });

/** The object of a lookup. Refusals: NOT_FOUND. */
export function found<Value>(what: string, value: Value | null | undefined): Value {
  if (value == null) throw notFound(what);
  return value;
}

/** The messages of a domain rule. `nameOf` turns the rule's paths into those of the operation's input. */
export function wordsOf(rule: z.ZodType, input: unknown, nameOf = (path: string) => path): FieldErrors {
  const result = validate(rule, input);
  const errors = result.ok ? [] : Object.entries(result.errors);
  return Object.fromEntries(errors.map(([path, messages]) => [nameOf(path), messages]));
}

/** A job in its company's list. */
export const MANAGED_JOB = graphql(`fragment ManagedJob on Job {
  id title description companyName postedAt deadline openings applicantCount approvalState isActive
}`).shownAs({
  id: out.id('id'),
  title: out.requiredText('title'),
  description: out.requiredText('description'),
  company_name: out.text('companyName'),
  posted_at: out.requiredInstant('postedAt'),
  job_deadline: out.day('deadline'),
  no_of_openings: out.count('openings'),
  total_applicants: out.count('applicantCount'),
  approval_status: approvalShown('approvalState', 'JOB'),
  status: out.activeWord('isActive'),
});

/** All details of a job. */
export const JOB_DETAILS = graphql(`fragment JobDetails on Job {
  ...ManagedJob
  jobType workMode city state country salaryMin salaryMax minimumQualification preferredSkills minExperience maxExperience
  companyDescription companyWebsite industry
}`).shownAs({
  ...MANAGED_JOB,
  job_type: out.word('jobType', jobTypeToWire, JOB_TYPES),
  work_mode: out.word('workMode', workModeToWire, WORK_MODES),
  city: out.requiredText('city'),
  state: out.text('state'),
  country: out.text('country'),
  salary_min: out.count('salaryMin'),
  salary_max: out.count('salaryMax'),
  minimum_qualification: out.text('minimumQualification'),
  prefered_skills: skillsText('preferredSkills'),
  min_experience: out.count('minExperience'),
  max_experience: out.count('maxExperience'),
  company_description: out.text('companyDescription'),
  company_website: out.text('companyWebsite'),
  industries: out.text('industry'),
});

/** The approval requests about an application. */
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

/** An application's history: its approval requests. */
export const HISTORY = graphql(`fragment History on Application {
  isActive
  approvals { id state requestedAt requestedByName decidedAt decidedByName proposedStatus resultingStatus feedback }
}`).shownAs({
  history: out.made(listOf(out.schemaOfOutput(STEP)), (application) =>
    stepsOf(application).map((step) => out.show(STEP, step)),
  ),
});
