import { todayInIndia } from '@job-alert/domain/calendar';
import { normalizeEmail } from '@job-alert/domain/email';
import { jobEditSchema, jobPostSchema, jobTypeFromEdge, workModeFromEdge } from '@job-alert/domain/job-post';
import { OWN_JOB_SORTS } from '@job-alert/domain/list-sorts';
import { COMMON_MESSAGES } from '@job-alert/domain/messages';
import { type FieldErrors, validate } from '@job-alert/domain/validation';
import type * as z from 'zod';
import { notFound } from '../../platform/errors.js';
import { message, messageWith, page } from '../answers.js';
import { activeWord, day, id, text, whole, word } from '../input-fields.js';
import * as out from '../output-fields.js';
import type { RestRequest, RestRoute } from '../route.js';
import { JOB_DETAILS, MANAGED_JOB, orderedPageOf, orderRead, pageOf } from './shared.js';

const JOBS = `{ nodes ${out.select(MANAGED_JOB)} totalCount }`;
const EDITABLE = { description: text('description'), job_deadline: day('deadline'), no_of_openings: whole('openings') };

const ACTIONS: Readonly<Record<string, boolean>> = { activate: true, deactivate: false };

const complaints =
  (rule: (today: string) => z.ZodType) =>
  ({ body }: RestRequest): FieldErrors => {
    const result = validate(rule(todayInIndia(new Date())), body);
    return result.ok ? {} : result.errors;
  };

/** What employers do with their jobs. */
export const employerJobRoutes: readonly RestRoute[] = [
  {
    method: 'POST',
    path: 'job/post-job',
    who: ['EMPLOYER'],
    isForm: true,
    summary: 'Posts a job, which then waits for approval. What is left out of the company is taken from its profile.',
    body: {
      title: text('title'),
      ...EDITABLE,
      job_type: word('jobType', ['fulltime', 'parttime'], jobTypeFromEdge),
      city: text('city'),
      state: text('state'),
      country: text('country'),
      work_mode: word('workMode', ['onsite', 'remote', 'hybrid', 'wfh'], workModeFromEdge),
      salary_min: whole('salaryMin'),
      salary_max: whole('salaryMax'),
      minimum_qualification: text('minimumQualification'),
      prefered_skills: text('preferredSkills', 'Separated by commas.'),
      min_experience: whole('minExperience'),
      max_experience: whole('maxExperience'),
      company_name: text('companyName'),
      company_description: text('companyDescription'),
      company_website: text('companyWebsite'),
      industries: text('industry'),
    },
    document: `mutation ($input: PostJobInput!) { postJob(input: $input) { job ${out.select(JOB_DETAILS)} } }`,
    variables: ({ body }) => ({ input: body }),
    rule: complaints(jobPostSchema),
    answer: messageWith(COMMON_MESSAGES.formSubmitted, 'job', 'postJob.job', JOB_DETAILS, 201),
  },
  {
    method: 'GET',
    path: 'job/search/{id}',
    who: ['EMPLOYER'],
    own: 'id',
    isList: true,
    summary: "Searches the employer's own jobs.",
    query: {
      search: text('search'),
      status: activeWord('isActive'),
      ...orderRead(OWN_JOB_SORTS),
    },
    document: `query ($first: Int!, $page: Int!, $filter: JobsFilter, $orderBy: JobOrder) {
      viewer { jobs(first: $first, page: $page, filter: $filter, orderBy: $orderBy) ${JOBS} }
    }`,
    variables: orderedPageOf,
    answer: page('jobs', 'viewer.jobs', MANAGED_JOB),
  },
  {
    method: 'GET',
    path: 'job/my-jobs/{id}',
    who: ['EMPLOYER'],
    isList: true,
    summary: "The employer's own jobs, by the employer's id or e-mail.",
    document: `query ($first: Int!, $page: Int!) { viewer { id email jobs(first: $first, page: $page) ${JOBS} } }`,
    variables: (request) => pageOf(request),
    answer: ownJobs(),
  },
  {
    method: 'PUT',
    path: 'job/edit-job/{id}',
    who: ['EMPLOYER'],
    summary:
      'Changes the description, deadline and openings of one of your jobs. The job stays live, unless the edit brings words that an administrator has to check: then its approval_status is pending again.',
    body: EDITABLE,
    document: `mutation ($input: EditJobInput!) { editJob(input: $input) { job ${out.select(JOB_DETAILS)} } }`,
    variables: ({ path, body }) => ({ input: { id: path['id'], ...body } }),
    rule: complaints(jobEditSchema),
    answer: messageWith('Job updated successfully.', 'job', 'editJob.job', JOB_DETAILS),
  },
  {
    method: 'POST',
    path: 'job/employer/job/status',
    who: ['EMPLOYER'],
    summary: 'Makes one of your jobs active or inactive. What an administrator has taken off stays inactive (403).',
    body: {
      job_id: id('id'),
      action: word('isActive', ['activate', 'deactivate'], (given) => ACTIONS[given.toLowerCase()]),
    },
    document: 'mutation ($input: SetJobActiveInput!) { setJobActive(input: $input) { job { id } } }',
    variables: ({ body }) => ({ input: body }),
    answer: message('Job status updated successfully.'),
  },
];

/** The employer's jobs when the path names the viewer, by id or by e-mail; otherwise nothing. */
function ownJobs(): RestRoute['answer'] {
  const jobs = page('jobs', 'viewer.jobs', MANAGED_JOB);
  return {
    ...jobs,
    body: (data, request) => {
      const { id: own, email } = data['viewer'] as { id: string; email: string };
      const named = normalizeEmail(request.path['id'] ?? '');
      if (named !== own && named !== email) throw notFound('Record');
      return jobs.body(data, request);
    },
  };
}
