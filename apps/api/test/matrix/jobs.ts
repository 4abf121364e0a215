import { correctionInput, jobInput, openJob, postJob } from '../builders/employer.js';
import { daysFromToday } from '../builders/records.js';
import { restJob } from '../builders/rest.js';
import type { OperationRows, RestRows } from './rows.js';
import { admins, candidates, employers, everybody, ownAccount, staff } from './verdicts.js';
import type { World } from './world.js';

const theJob = ({ jobId }: World) => ({ variables: { id: jobId } });
const theJobPath = ({ jobId }: World) => ({ path: { id: jobId } });
const newOpenJob = ({ office }: World) => openJob(office.employer, office.admin);
const employerPath = ({ companyId }: World) => ({ path: { id: companyId } });
/** A rejected company can read its jobs but cannot post. */
const posting = employers('OK', 'OK', { rejectedEmployer: 'COMPANY_NOT_APPROVED' });
/** The public lists. A key needs their scope. */
const publicJobs = everybody('OK');
const ASKED = { askedBy: 'Ravi Shah', askedChannel: 'PHONE' };
const edit = () => ({ description: 'Words.', deadline: daysFromToday(20), openings: 1 });

export const jobOperations: OperationRows = {
  'Query.openJobs': { document: 'query { openJobs { nodes { id } totalCount } }', verdicts: publicJobs },
  'Query.openJobCounts': {
    document: 'query { openJobCounts(filters: [{}, { query: "weaver" }]) }',
    verdicts: publicJobs,
  },
  'Query.jobSuggestions': {
    document: 'query { jobSuggestions(field: TITLE, query: "w") { text kind count } }',
    verdicts: publicJobs,
  },
  'Query.jobChanges': { document: 'query { jobChanges { nodes { jobId job { id } } } }', verdicts: publicJobs },
  'Query.openJob': {
    document: 'query ($id: ID!) { openJob(id: $id) { id similar { id } sameCompany { id } sameCity { id } } }',
    call: theJob,
    verdicts: publicJobs,
  },
  'Query.closedJob': {
    document: 'query ($id: ID!) { closedJob(id: $id) { id similar { id } } }',
    call: ({ closedJobId }) => ({ variables: { id: closedJobId } }),
    verdicts: publicJobs,
  },
  'User.jobs': {
    document: 'query { viewer { jobs { nodes { id } totalCount } } }',
    verdicts: ownAccount('OK', {
      candidate: 'NULL',
      otherCandidate: 'NULL',
      interviewer: 'FORBIDDEN',
      ...staff('NULL'),
    }),
  },
  'Job.applications': {
    document: 'query ($id: ID!) { job(id: $id) { applications { nodes { id } totalCount } } }',
    call: theJob,
    verdicts: employers('OK', 'NULL', staff()),
  },
  'Query.jobs': { document: 'query { jobs { nodes { id } totalCount } }', verdicts: admins() },
  'Query.job': {
    document: 'query ($id: ID!) { job(id: $id) { id } }',
    call: theJob,
    verdicts: employers('OK', 'NULL', staff()),
  },
  'Mutation.postJob': {
    document: 'mutation ($input: PostJobInput!) { postJob(input: $input) { job { id } } }',
    call: () => ({ variables: { input: jobInput() } }),
    verdicts: posting,
  },
  'Mutation.editJob': {
    document: 'mutation ($input: EditJobInput!) { editJob(input: $input) { job { id } } }',
    call: ({ jobId }) => ({ variables: { input: { id: jobId, ...edit() } } }),
    verdicts: employers('OK', 'NOT_FOUND'),
  },
  'Mutation.extendJobDeadline': {
    document: 'mutation ($input: ExtendJobDeadlineInput!) { extendJobDeadline(input: $input) { job { id } } }',
    call: ({ jobId }) => ({ variables: { input: { id: jobId, deadline: daysFromToday(60) } } }),
    freshCall: async (world) => ({
      variables: { input: { id: await newOpenJob(world), deadline: daysFromToday(60) } },
    }),
    verdicts: employers('OK', 'NOT_FOUND'),
  },
  'Mutation.postJobForCompany': {
    document: 'mutation ($input: PostJobForCompanyInput!) { postJobForCompany(input: $input) { job { id } } }',
    call: ({ companyId }) => ({ variables: { input: { ...jobInput(), companyId, ...ASKED } } }),
    verdicts: admins('OK', 'RECRUITER'),
  },
  'Mutation.correctJob': {
    document: 'mutation ($input: CorrectJobInput!) { correctJob(input: $input) { job { id } } }',
    call: ({ jobId }) => ({
      variables: { input: { ...jobInput({ city: 'Udhna' }), id: jobId, version: 1, ...ASKED } },
    }),
    freshCall: async (world) => ({
      variables: { input: { ...jobInput({ city: 'Udhna' }), id: await newOpenJob(world), version: 1, ...ASKED } },
    }),
    verdicts: admins('OK', 'RECRUITER'),
  },
  'Mutation.requestJobCorrection': {
    document: 'mutation ($input: RequestJobCorrectionInput!) { requestJobCorrection(input: $input) { job { id } } }',
    call: ({ jobId }) => ({ variables: { input: { ...correctionInput({ city: 'Udhna' }), id: jobId, version: 1 } } }),
    freshCall: async (world) => ({
      variables: { input: { ...correctionInput({ city: 'Udhna' }), id: await newOpenJob(world), version: 1 } },
    }),
    verdicts: employers('OK', 'NOT_FOUND'),
  },
  'Mutation.setJobActive': {
    document: 'mutation ($id: ID!) { setJobActive(input: { id: $id, isActive: false }) { job { id } } }',
    call: theJob,
    freshCall: async (world) => ({ variables: { id: await newOpenJob(world) } }),
    verdicts: employers('OK', 'NOT_FOUND', { interviewer: 'NOT_FOUND', ...staff('OK', 'RECRUITER') }),
  },
  'Query.agenda': { document: 'query { agenda { interviewsToday } }', verdicts: admins() },
  'Query.dashboardCounts': { document: 'query { dashboardCounts { totalJobs } }', verdicts: admins() },
};

export const jobRoutes: RestRows = {
  'GET job/current-opening/get-jobs': { verdicts: publicJobs },
  'GET job/current-opening/search': { verdicts: publicJobs },
  'GET job/candidate/get-jobs': { verdicts: candidates() },
  'GET job/candidate/search': { verdicts: candidates() },
  'POST job/post-job': {
    request: () => ({ body: restJob() }),
    verdicts: posting,
  },
  'GET job/search/{id}': {
    request: employerPath,
    verdicts: employers('OK', 'NOT_FOUND', { interviewer: 'NOT_FOUND' }),
  },
  'GET job/my-jobs/{id}': { request: employerPath, verdicts: employers('OK', 'NOT_FOUND') },
  'PUT job/edit-job/{id}': {
    request: (world) => ({
      ...theJobPath(world),
      body: { description: 'New.', job_deadline: daysFromToday(8), no_of_openings: 3 },
    }),
    verdicts: employers('OK', 'NOT_FOUND'),
  },
  'POST job/employer/job/status': {
    request: ({ jobId }) => ({ body: { job_id: jobId, action: 'deactivate' } }),
    freshRequest: async (world) => ({ body: { job_id: await newOpenJob(world), action: 'deactivate' } }),
    verdicts: employers('OK', 'NOT_FOUND', { interviewer: 'NOT_FOUND' }),
  },
  'GET job/total': { verdicts: admins() },
  'GET job/admin/search': { verdicts: admins() },
  'GET job/get-jobs': { verdicts: admins() },
  'GET job/admin/jobs/{id}': { request: theJobPath, verdicts: admins() },
  'POST job/approval-jobs/{id}': {
    request: (world) => ({ ...theJobPath(world), body: { status: 'approve' } }),
    freshRequest: async ({ office }) => ({ path: { id: await postJob(office.employer) }, body: { status: 'approve' } }),
    verdicts: admins('OK', 'RECRUITER'),
  },
  'POST job/activation-job/{id}': {
    request: (world) => ({ ...theJobPath(world), body: { status: 'Inactive' } }),
    freshRequest: async (world) => ({ path: { id: await newOpenJob(world) }, body: { status: 'Inactive' } }),
    verdicts: admins('OK', 'RECRUITER'),
  },
};
