import { decisionFromWire } from '@job-alert/domain/approvals/approval';
import { JOBS as JOB_LIST } from '../../features/jobs/jobs.list.js';
import { keyed, object, page, withMessage } from '../responses.js';
import { graphql } from '../documents.generated.js';
import { activeStatus, type ListFields, string, enumValue } from '../input-fields.js';
import * as out from '../output-fields.js';
import { defineRoute } from '../define-route.js';
import {
  approvalOutput,
  byId,
  filteredPageVariables,
  requireRecord,
  JOB_DETAILS,
  listInput,
  plainListInput,
  RESPONSIBLE,
  rejectionInput,
} from './shared.js';

const COUNTS = graphql(`fragment Counts on DashboardCounts {
  totalEmployers totalCandidates totalJobs totalApplications
  totalPendingApprovals pendingEmployers pendingApplications pendingJobs
}`).outputFields({
  total_employers: out.count('totalEmployers'),
  total_candidates: out.count('totalCandidates'),
  total_jobs: out.count('totalJobs'),
  total_applications: out.count('totalApplications'),
  total_pending_approvals: out.count('totalPendingApprovals'),
  pending_employers: out.count('pendingEmployers'),
  pending_applications: out.count('pendingApplications'),
  pending_jobs: out.count('pendingJobs'),
});

const JOB = graphql(
  `fragment ListedJob on Job { id title companyName approvalState isActive postedAt changedAt responsible { ...ResponsiblePerson } }`,
).outputFields({
  id: out.id('id'),
  title: out.requiredString('title'),
  company_name: out.string('companyName'),
  approval_status: approvalOutput('approvalState', 'JOB'),
  status: out.activeStatus('isActive'),
  posted_at: out.requiredInstant('postedAt'),
  changed_at: out.requiredInstant('changedAt'),
  responsible: out.object('responsible', RESPONSIBLE),
});
const DECIDED_JOB = graphql(`fragment DecidedJob on Job { id approvalState }`).outputFields({
  id: out.id('id'),
  approval_status: approvalOutput('approvalState', 'JOB'),
});
const SWITCHED_JOB = graphql(`fragment SwitchedJob on Job { id isActive }`).outputFields({
  id: out.id('id'),
  status: out.activeStatus('isActive'),
});

/** A job can describe its company differently from the company profile, so both are shown. */
const COMPANY_OF_JOB = graphql(`fragment CompanyOfJob on Company { name description website industry }`).outputFields({
  company_name: out.string('name'),
  company_description: out.string('description'),
  company_website: out.string('website'),
  industries: out.string('industry'),
});
const JOB_WITH_PROFILE = graphql(
  `fragment JobWithProfile on Job { ...JobDetails company { ...CompanyOfJob } }`,
).outputFields({ ...JOB_DETAILS, company_profile: out.object('company', COMPANY_OF_JOB) });

const JOBS = graphql(`query Jobs($first: Int!, $page: Int!, $filter: JobsFilter, $orderBy: JobOrder) {
  jobs(first: $first, page: $page, filter: $filter, orderBy: $orderBy) { nodes { ...ListedJob } totalCount }
}`);

const jobs = (at: string, summary: string, query: ListFields) =>
  defineRoute({
    at,
    who: ['ADMIN'],
    summary,
    query,
    document: JOBS,
    variables: filteredPageVariables,
    from: (data) => data.jobs,
    response: page('jobs', JOB),
  });

export const adminJobRoutes = [
  defineRoute({
    at: 'GET job/total',
    who: ['ADMIN'],
    summary: 'The counts of the dashboard.',
    document: graphql(`query DashboardCounts { dashboardCounts { ...Counts } }`),
    from: ({ dashboardCounts }) => dashboardCounts,
    response: object(COUNTS),
  }),
  jobs('GET job/admin/search', 'Searches the jobs.', listInput(JOB_LIST)),
  jobs('GET job/get-jobs', 'All jobs.', plainListInput(JOB_LIST)),
  defineRoute({
    at: 'GET job/admin/jobs/{id}',
    who: ['ADMIN'],
    summary: 'All details of a job.',
    document: graphql(`query Job($id: ID!) { job(id: $id) { ...JobWithProfile } }`),
    variables: byId,
    from: ({ job }) => requireRecord('Job', job),
    response: keyed('job_details', JOB_WITH_PROFILE),
  }),
  defineRoute({
    at: 'POST job/approval-jobs/{id}',
    who: ['ADMIN'],
    summary: 'Approves or rejects a job.',
    body: { status: enumValue('decision', ['approve', 'reject'], decisionFromWire), ...rejectionInput('JOB') },
    example: { status: 'reject' },
    newestRequest: {
      document: graphql(`query RequestOfJob($id: ID!) { record: job(id: $id) { approval { id } } }`),
      recordName: 'Job',
    },
    document: graphql(`mutation DecideJob($input: DecideApprovalInput!) {
      decideApproval(input: $input) { approval { subject { __typename ...DecidedJob } } }
    }`),
    variables: ({ body }, approvalId) => ({ input: { ...body, approvalId } }),
    from: ({ decideApproval: { approval } }) =>
      requireRecord('Job', approval.subject?.__typename === 'Job' ? approval.subject : null),
    response: withMessage('Job status updated successfully.', object(DECIDED_JOB)),
  }),
  defineRoute({
    at: 'POST job/activation-job/{id}',
    who: ['ADMIN'],
    summary: 'Makes a job active or inactive. Its employer gets the note and cannot make it active again.',
    body: { status: activeStatus('isActive'), note: string('note') },
    example: { status: 'Inactive' },
    document: graphql(`mutation SwitchJob($input: SetJobActiveInput!) {
      setJobActive(input: $input) { job { ...SwitchedJob } }
    }`),
    variables: ({ path: { id }, body }) => ({ input: { id, ...body } }),
    from: ({ setJobActive }) => setJobActive.job,
    response: withMessage('Job status updated successfully.', object(SWITCHED_JOB)),
  }),
];
