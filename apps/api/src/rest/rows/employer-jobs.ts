import { normalizeEmail } from '@job-alert/domain/accounts/email';
import { todayInIndia } from '@job-alert/domain/india/calendar';
import { jobEditSchema, jobPostSchema, jobTypeFromWire, workModeFromWire } from '@job-alert/domain/jobs/job-post';
import { COMMON_MESSAGES } from '@job-alert/domain/portal/messages';
import { MY_JOBS } from '../../features/jobs/jobs.list.js';
import { notFound } from '../../platform/errors.js';
import { keyed, message, page, withMessage } from '../answers.js';
import { graphql } from '../documents.generated.js';
import { day, id, text, whole, word } from '../input-fields.js';
import { row } from '../row.js';
import { filteredPageOf, found, JOB_DETAILS, listRead, MANAGED_JOB, pageOf, wordsOf } from './shared.js';

const EDITABLE = { description: text('description'), job_deadline: day('deadline'), no_of_openings: whole('openings') };

const ACTIONS: Readonly<Record<string, boolean>> = { activate: true, deactivate: false };

/** Routes for the jobs of an employer. */
export const employerJobRoutes = [
  row({
    at: 'POST job/post-job',
    who: ['EMPLOYER'],
    isForm: true,
    summary: 'Posts a job, which then waits for approval. Missing company details are taken from the company profile.',
    body: {
      title: text('title'),
      ...EDITABLE,
      job_type: word('jobType', ['fulltime', 'parttime'], jobTypeFromWire),
      city: text('city'),
      state: text('state'),
      country: text('country'),
      work_mode: word('workMode', ['onsite', 'remote', 'hybrid', 'wfh'], workModeFromWire),
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
    document: graphql(`mutation PostJob($input: PostJobInput!) { postJob(input: $input) { job { ...JobDetails } } }`),
    variables: ({ body }) => ({ input: body }),
    rule: ({ body }) => wordsOf(jobPostSchema(todayInIndia(new Date())), body),
    from: ({ postJob }) => postJob.job,
    answer: withMessage(COMMON_MESSAGES.formSubmitted, keyed('job', JOB_DETAILS), 201),
  }),
  row({
    at: 'GET job/search/{id}',
    who: ['EMPLOYER'],
    own: 'id',
    summary: 'Searches your jobs.',
    query: listRead(MY_JOBS),
    document: graphql(`query SearchOwnJobs($first: Int!, $page: Int!, $filter: JobsFilter, $orderBy: JobOrder) {
      viewer { jobs(first: $first, page: $page, filter: $filter, orderBy: $orderBy) { nodes { ...ManagedJob } totalCount } }
    }`),
    variables: filteredPageOf,
    from: ({ viewer }) => found('Record', viewer?.jobs),
    answer: page('jobs', MANAGED_JOB),
  }),
  row({
    at: 'GET job/my-jobs/{id}',
    who: ['EMPLOYER'],
    summary: 'Your jobs, by your id or email.',
    document: graphql(`query OwnJobs($first: Int!, $page: Int!) {
      viewer { id email jobs(first: $first, page: $page) { nodes { ...ManagedJob } totalCount } }
    }`),
    variables: pageOf,
    from: ({ viewer }, { path }) => {
      const { id: own, email, jobs } = found('Record', viewer);
      const named = normalizeEmail(path.id);
      if (named !== own && named !== email) throw notFound('Record');
      return found('Record', jobs);
    },
    answer: page('jobs', MANAGED_JOB),
  }),
  row({
    at: 'PUT job/edit-job/{id}',
    who: ['EMPLOYER'],
    summary:
      'Changes the description, deadline and openings of one of your jobs. The job stays live unless the new text must be checked by an administrator; then its approval_status is pending again.',
    body: EDITABLE,
    document: graphql(`mutation EditJob($input: EditJobInput!) { editJob(input: $input) { job { ...JobDetails } } }`),
    variables: ({ path, body }) => ({ input: { id: path.id, ...body } }),
    rule: ({ body }) => wordsOf(jobEditSchema(todayInIndia(new Date())), body),
    from: ({ editJob }) => editJob.job,
    answer: withMessage('Job updated successfully.', keyed('job', JOB_DETAILS)),
  }),
  row({
    at: 'POST job/employer/job/status',
    who: ['EMPLOYER'],
    summary:
      'Makes one of your jobs active or inactive. A job that an administrator made inactive stays inactive (403).',
    body: {
      job_id: id('id'),
      action: word('isActive', ['activate', 'deactivate'], (given) => ACTIONS[given.toLowerCase()]),
    },
    document: graphql(
      `mutation SwitchOwnJob($input: SetJobActiveInput!) { setJobActive(input: $input) { job { id } } }`,
    ),
    variables: ({ body }) => ({ input: body }),
    answer: message('Job status updated successfully.'),
  }),
];
