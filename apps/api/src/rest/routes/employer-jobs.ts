import { normalizeEmail } from '@job-alert/domain/fields/email';
import { todayInIndia } from '@job-alert/domain/india/calendar';
import { jobTypeNames, workModeNames } from '@job-alert/domain/jobs/job-wire-names';
import { jobEditSchema, jobPostSchema } from '@job-alert/domain/jobs/job-post';
import { COMMON_MESSAGES } from '@job-alert/domain/portal/messages';
import { MY_JOBS } from '../../features/jobs/jobs.list.js';
import { notFound } from '../../platform/errors.js';
import { isOfCompany } from '../../platform/viewer.js';
import { keyed, message, page, withMessage } from '../responses.js';
import { graphql } from '../documents.generated.js';
import { date, id, string, integer, enumValue, namedValue } from '../input-fields.js';
import { defineRoute } from '../define-route.js';
import {
  filteredPageVariables,
  requireRecord,
  JOB_DETAILS,
  listInput,
  MANAGED_JOB,
  plainListInput,
  ruleErrors,
} from './shared.js';

const EDITABLE = {
  description: string('description'),
  job_deadline: date('deadline'),
  no_of_openings: integer('openings'),
};

const ACTIONS: Readonly<Record<string, boolean>> = { activate: true, deactivate: false };

export const employerJobRoutes = [
  defineRoute({
    at: 'POST job/post-job',
    who: ['EMPLOYER'],
    isForm: true,
    summary: 'Posts a job, which then waits for approval. Missing company details are taken from the company profile.',
    body: {
      title: string('title'),
      ...EDITABLE,
      job_type: namedValue('jobType', jobTypeNames),
      city: string('city'),
      state: string('state'),
      country: string('country'),
      work_mode: namedValue('workMode', workModeNames),
      salary_min: integer('salaryMin'),
      salary_max: integer('salaryMax'),
      minimum_qualification: string('minimumQualification'),
      prefered_skills: string('preferredSkills', 'Separated by commas.'),
      min_experience: integer('minExperience'),
      max_experience: integer('maxExperience'),
      company_name: string('companyName'),
      company_description: string('companyDescription'),
      company_website: string('companyWebsite'),
      industries: string('industry'),
    },
    document: graphql(`mutation PostJob($input: PostJobInput!) { postJob(input: $input) { job { ...JobDetails } } }`),
    variables: ({ body }) => ({ input: body }),
    rule: ({ body }) => ruleErrors(jobPostSchema(todayInIndia(new Date())), body),
    from: ({ postJob }) => postJob.job,
    response: withMessage(COMMON_MESSAGES.formSubmitted, keyed('job', JOB_DETAILS), 201),
  }),
  defineRoute({
    at: 'GET job/search/{id}',
    who: ['EMPLOYER'],
    own: 'id',
    summary: 'Searches your jobs.',
    query: listInput(MY_JOBS),
    document: graphql(`query SearchOwnJobs($first: Int!, $page: Int!, $filter: JobsFilter, $orderBy: JobOrder) {
      viewer { jobs(first: $first, page: $page, filter: $filter, orderBy: $orderBy) { nodes { ...ManagedJob } totalCount } }
    }`),
    variables: filteredPageVariables,
    from: ({ viewer }) => requireRecord('Record', viewer?.jobs),
    response: page('jobs', MANAGED_JOB),
  }),
  defineRoute({
    at: 'GET job/my-jobs/{id}',
    who: ['EMPLOYER'],
    summary: 'Your jobs, by your id or email.',
    query: plainListInput(MY_JOBS),
    document: graphql(`query OwnJobs($first: Int!, $page: Int!, $filter: JobsFilter, $orderBy: JobOrder) {
      viewer {
        id email
        jobs(first: $first, page: $page, filter: $filter, orderBy: $orderBy) { nodes { ...ManagedJob } totalCount }
      }
    }`),
    variables: filteredPageVariables,
    from: ({ viewer }, { path, viewer: caller }) => {
      const { id: own, email, jobs } = requireRecord('Record', viewer);
      const idOrEmail = normalizeEmail(path.id);
      if (idOrEmail !== own && idOrEmail !== email && !isOfCompany(caller, idOrEmail)) throw notFound('Record');
      return requireRecord('Record', jobs);
    },
    response: page('jobs', MANAGED_JOB),
  }),
  defineRoute({
    at: 'PUT job/edit-job/{id}',
    who: ['EMPLOYER'],
    summary:
      'Changes the description, deadline and openings of one of your jobs. The job stays live unless the new text must be checked by an administrator; then its approval_status is pending again.',
    body: EDITABLE,
    document: graphql(`mutation EditJob($input: EditJobInput!) { editJob(input: $input) { job { ...JobDetails } } }`),
    variables: ({ path, body }) => ({ input: { id: path.id, ...body } }),
    rule: ({ body }) => ruleErrors(jobEditSchema(todayInIndia(new Date())), body),
    from: ({ editJob }) => editJob.job,
    response: withMessage('Job updated successfully.', keyed('job', JOB_DETAILS)),
  }),
  defineRoute({
    at: 'POST job/employer/job/status',
    who: ['EMPLOYER'],
    summary:
      'Makes one of your jobs active or inactive. A job that an administrator made inactive stays inactive (403).',
    body: {
      job_id: id('id'),
      action: enumValue('isActive', ['activate', 'deactivate'], (text) => ACTIONS[text.toLowerCase()]),
    },
    document: graphql(
      `mutation SwitchOwnJob($input: SetJobActiveInput!) { setJobActive(input: $input) { job { id } } }`,
    ),
    variables: ({ body }) => ({ input: body }),
    response: message('Job status updated successfully.'),
  }),
];
