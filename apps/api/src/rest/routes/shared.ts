import { userTypeFromWire } from '@job-alert/domain/text/user-type';
import {
  APPLICATION_STATUSES,
  applicationStatusFromWire,
  applicationStatusToWire,
} from '@job-alert/domain/applications/application-status';
import {
  APPROVAL_STATES,
  type SubjectKind,
  type ApprovalState,
  approvalStateToWire,
  changedBy,
} from '@job-alert/domain/approvals/approval';
import { REJECTION_REASONS, type RejectionKind } from '@job-alert/domain/approvals/rejection-reasons';
import { joinFullName } from '@job-alert/domain/companies/company-profile';
import { type FieldErrors, validate } from '@job-alert/domain/fields/validation';
import { jobTypeNames, workModeNames } from '@job-alert/domain/jobs/job-wire-names';
import type * as z from 'zod';
import { APPLICATION_STATUS } from '../../features/applications/applications.list.js';
import { notFound } from '../../platform/errors.js';
import { DateScalar, DateTimeScalar } from '../../platform/graphql/scalars.js';
import type { AnyList, Filter } from '../../platform/lists/list-definition.js';
import { graphql, type HistoryFragment } from '../documents.generated.js';
import * as read from '../input-fields.js';
import { arraySchema, NULLABLE_STRING } from '../json-schema.js';
import * as out from '../output-fields.js';
import type { PageRequest } from '../route.js';

export const statusOutput = <Key extends string>(key: Key) =>
  out.enumValue(key, applicationStatusToWire, APPLICATION_STATUSES);

/** Capitalised for companies and applications, lower case for jobs (specification 3 §4). */
export const approvalOutput = <Key extends string>(key: Key, subject: SubjectKind) =>
  out.enumValue(key, (state: ApprovalState) => approvalStateToWire(state, subject), APPROVAL_STATES);

export const isApproved = <Key extends string>(key: Key) =>
  out.mapped(key, { type: 'boolean' }, (state: ApprovalState) => state === 'APPROVED');

export const statusInput = <To extends string>(to: To) =>
  read.enumValue(to, APPLICATION_STATUS.words, applicationStatusFromWire);

/** An account type that people can sign up for. */
export const signUpTypeInput = <To extends string>(to: To, words: readonly string[]) =>
  read.enumValue(to, words, (text) => {
    const type = userTypeFromWire(text);
    return type === 'ADMIN' ? undefined : type;
  });

/** The optional reason and note of a rejection. Reasons are those of the given kinds of requests. */
export const rejectionInput = (...kinds: readonly RejectionKind[]) => {
  const reasons = [...new Set(kinds.flatMap((kind) => REJECTION_REASONS[kind]))];
  return {
    reason: read.enumValue(
      'reason',
      reasons.map((reason) => reason.toLowerCase()),
      (text) => reasons.find((reason) => reason === text.toUpperCase()),
    ),
    note: read.string('note'),
  };
};

export const CANDIDATE_NAME = out.mapped('candidate', NULLABLE_STRING, joinFullName);

export const skillsText = <Key extends string>(key: Key) =>
  out.mapped(key, NULLABLE_STRING, (skills: readonly string[]) => skills.join(', '));

/** The administrator who is responsible for a record of an administrator's list; null for nobody. */
export const RESPONSIBLE = graphql(`fragment ResponsiblePerson on ResponsibleAdministrator { id name }`).outputFields({
  id: out.id('id'),
  name: out.requiredString('name'),
});

export const pageVariables = ({ page, pageSize }: PageRequest) => ({ first: pageSize, page });

/** The parameters of a list without a search: `changed_since`, and `sort` if it has orders. */
export function plainListInput(list: AnyList): read.ListFields {
  const { changedSince } = list.urlFilters;
  return {
    ...(changedSince && { changed_since: filterInput('changedSince', changedSince) as read.ListParameter }),
    ...orderInput(list),
  };
}

function orderInput({ sortsByName: sortWords }: AnyList): read.ListFields {
  if (sortWords.size === 0) return {};
  const order = read.enumValue('orderBy', [...sortWords.keys()], (text) => sortWords.get(text.toLowerCase()));
  return { sort: order as read.ListParameter };
}

/** The filter and sort parameters of a list. */
export function listInput(list: AnyList): read.ListFields {
  const filters = Object.entries(list.urlFilters).flatMap(([name, filter]) =>
    filter.rest ? [[filter.rest, filterInput(name, filter) as read.ListParameter]] : [],
  );
  return { ...Object.fromEntries(filters), ...orderInput(list) };
}

function filterInput(name: string, filter: Filter) {
  if (filter.read) return read.enumValue(name, filter.words ?? [], filter.read);
  if (filter.type() === DateTimeScalar) return read.instant(name);
  return filter.type() === DateScalar ? read.date(name) : read.string(name);
}

/** Returns the variables of a list with a filter, and an order if the query has one. */
export const filteredPageVariables = <Query extends object>(
  request: PageRequest & { query: Query & { orderBy?: unknown } },
) => {
  const { orderBy, ...filter } = request.query;
  return { ...pageVariables(request), filter, ...(orderBy != null && { orderBy }) };
};

export const byId = ({ path: { id } }: { path: { id: string } }) => ({ id });

/** Returns the record. Throws NOT_FOUND if it is missing. */
export function requireRecord<Value>(name: string, value: Value | null | undefined): Value {
  if (value == null) throw notFound(name);
  return value;
}

/** Returns the messages of a domain rule. `inputPath` maps the rule's paths to those of the operation's input. */
export function ruleErrors(rule: z.ZodType, input: unknown, inputPath = (path: string) => path): FieldErrors {
  const result = validate(rule, input);
  const errors = result.ok ? [] : Object.entries(result.errors);
  return Object.fromEntries(errors.map(([path, messages]) => [inputPath(path), messages]));
}

/** A job in its company's list. */
export const MANAGED_JOB = graphql(`fragment ManagedJob on Job {
  id title description companyName postedAt deadline openings applicantCount approvalState isActive changedAt
}`).outputFields({
  id: out.id('id'),
  title: out.requiredString('title'),
  description: out.requiredString('description'),
  company_name: out.string('companyName'),
  posted_at: out.requiredInstant('postedAt'),
  job_deadline: out.date('deadline'),
  no_of_openings: out.count('openings'),
  total_applicants: out.count('applicantCount'),
  approval_status: approvalOutput('approvalState', 'JOB'),
  status: out.activeStatus('isActive'),
  changed_at: out.requiredInstant('changedAt'),
});

export const JOB_DETAILS = graphql(`fragment JobDetails on Job {
  ...ManagedJob
  jobType workMode city state country salaryMin salaryMax minimumQualification preferredSkills minExperience maxExperience
  companyDescription companyWebsite industry
}`).outputFields({
  ...MANAGED_JOB,
  job_type: out.namedValue('jobType', jobTypeNames),
  work_mode: out.namedValue('workMode', workModeNames),
  city: out.requiredString('city'),
  state: out.string('state'),
  country: out.string('country'),
  salary_min: out.count('salaryMin'),
  salary_max: out.count('salaryMax'),
  minimum_qualification: out.string('minimumQualification'),
  prefered_skills: skillsText('preferredSkills'),
  min_experience: out.count('minExperience'),
  max_experience: out.count('maxExperience'),
  company_description: out.string('companyDescription'),
  company_website: out.string('companyWebsite'),
  industries: out.string('industry'),
});

const historySteps = ({ isActive, approvals }: HistoryFragment) =>
  approvals.map((step) => ({
    ...step,
    isActive,
    at: step.decidedAt ?? step.requestedAt,
    proposedStatus: step.proposedStatus ?? step.resultingStatus,
    changedBy: changedBy(step),
  }));

const STEP: out.OutputFields<ReturnType<typeof historySteps>[number]> = {
  id: out.id('id'),
  timestamp: out.timestamp('at'),
  status: statusOutput('resultingStatus'),
  proposed_status: statusOutput('proposedStatus'),
  admin_approve_status: approvalOutput('state', 'APPLICATION'),
  admin_active_status: out.activeStatus('isActive'),
  changed_by: out.string('changedBy'),
  feedback: out.string('feedback'),
};

export const HISTORY = graphql(`fragment History on Application {
  isActive
  approvals { id state requestedAt requestedByName decidedAt decidedByName proposedStatus resultingStatus feedback }
}`).outputFields({
  history: out.computed(arraySchema(out.outputSchema(STEP)), (application) =>
    historySteps(application).map((step) => out.show(STEP, step)),
  ),
});
