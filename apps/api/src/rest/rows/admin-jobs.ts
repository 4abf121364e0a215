import { decisionFromWire } from '@job-alert/domain/approvals/approval';
import { JOBS as JOB_LIST } from '../../features/jobs/jobs.list.js';
import { keyed, object, page, withMessage } from '../answers.js';
import { graphql } from '../documents.generated.js';
import { activeWord, type ListFields, text, word } from '../input-fields.js';
import * as out from '../output-fields.js';
import { row } from '../row.js';
import {
  approvalShown,
  byId,
  filteredPageOf,
  found,
  JOB_DETAILS,
  listRead,
  orderRead,
  rejectionRead,
} from './shared.js';

const COUNTS = graphql(`fragment Counts on DashboardCounts {
  totalEmployers totalCandidates totalJobs totalApplications
  totalPendingApprovals pendingEmployers pendingApplications pendingJobs
}`).shownAs({
  total_employers: out.count('totalEmployers'),
  total_candidates: out.count('totalCandidates'),
  total_jobs: out.count('totalJobs'),
  total_applications: out.count('totalApplications'),
  total_pending_approvals: out.count('totalPendingApprovals'),
  pending_employers: out.count('pendingEmployers'),
  pending_applications: out.count('pendingApplications'),
  pending_jobs: out.count('pendingJobs'),
});

const JOB = graphql(`fragment ListedJob on Job { id title companyName approvalState isActive postedAt }`).shownAs({
  id: out.id('id'),
  title: out.requiredText('title'),
  company_name: out.text('companyName'),
  approval_status: approvalShown('approvalState', 'JOB'),
  status: out.activeWord('isActive'),
  posted_at: out.requiredInstant('postedAt'),
});
const DECIDED_JOB = graphql(`fragment DecidedJob on Job { id approvalState }`).shownAs({
  id: out.id('id'),
  approval_status: approvalShown('approvalState', 'JOB'),
});
const SWITCHED_JOB = graphql(`fragment SwitchedJob on Job { id isActive }`).shownAs({
  id: out.id('id'),
  status: out.activeWord('isActive'),
});

/** A job may describe its company otherwise than the company's profile does, so both are shown. */
const COMPANY_OF_JOB = graphql(`fragment CompanyOfJob on Company { name description website industry }`).shownAs({
  company_name: out.text('name'),
  company_description: out.text('description'),
  company_website: out.text('website'),
  industries: out.text('industry'),
});
const JOB_WITH_PROFILE = graphql(
  `fragment JobWithProfile on Job { ...JobDetails company { ...CompanyOfJob } }`,
).shownAs({ ...JOB_DETAILS, company_profile: out.inner('company', COMPANY_OF_JOB) });

const JOBS = graphql(`query Jobs($first: Int!, $page: Int!, $filter: JobsFilter, $orderBy: JobOrder) {
  jobs(first: $first, page: $page, filter: $filter, orderBy: $orderBy) { nodes { ...ListedJob } totalCount }
}`);

const jobs = (at: string, summary: string, query: ListFields) =>
  row({
    at,
    who: ['ADMIN'],
    summary,
    query,
    document: JOBS,
    variables: filteredPageOf,
    from: (data) => data.jobs,
    answer: page('jobs', JOB),
  });

/** The dashboard's counts, and how administrators manage jobs. */
export const adminJobRoutes = [
  row({
    at: 'GET job/total',
    who: ['ADMIN'],
    summary: 'The counts of the dashboard.',
    document: graphql(`query DashboardCounts { dashboardCounts { ...Counts } }`),
    from: ({ dashboardCounts }) => dashboardCounts,
    answer: object(COUNTS),
  }),
  jobs('GET job/admin/search', 'Searches the jobs.', listRead(JOB_LIST)),
  jobs('GET job/get-jobs', 'All jobs.', orderRead(JOB_LIST)),
  row({
    at: 'GET job/admin/jobs/{id}',
    who: ['ADMIN'],
    summary: 'All details of a job.',
    document: graphql(`query Job($id: ID!) { job(id: $id) { ...JobWithProfile } }`),
    variables: byId,
    from: ({ job }) => found('Job', job),
    answer: keyed('job_details', JOB_WITH_PROFILE),
  }),
  row({
    at: 'POST job/approval-jobs/{id}',
    who: ['ADMIN'],
    summary: 'Approves or rejects a job.',
    body: { status: word('decision', ['approve', 'reject'], decisionFromWire), ...rejectionRead('JOB') },
    newestRequest: {
      document: graphql(`query RequestOfJob($id: ID!) { record: job(id: $id) { approval { id } } }`),
      what: 'Job',
    },
    document: graphql(`mutation DecideJob($input: DecideApprovalInput!) {
      decideApproval(input: $input) { approval { subject { __typename ...DecidedJob } } }
    }`),
    variables: ({ body }, approvalId) => ({ input: { ...body, approvalId } }),
    from: ({ decideApproval: { approval } }) =>
      found('Job', approval.subject?.__typename === 'Job' ? approval.subject : null),
    answer: withMessage('Job status updated successfully.', object(DECIDED_JOB)),
  }),
  row({
    at: 'POST job/activation-job/{id}',
    who: ['ADMIN'],
    summary: 'Makes a job active or inactive. Its employer gets the note and cannot make it active again.',
    body: { status: activeWord('isActive'), note: text('note') },
    document: graphql(`mutation SwitchJob($input: SetJobActiveInput!) {
      setJobActive(input: $input) { job { ...SwitchedJob } }
    }`),
    variables: ({ path: { id }, body }) => ({ input: { id, ...body } }),
    from: ({ setJobActive }) => setJobActive.job,
    answer: withMessage('Job status updated successfully.', object(SWITCHED_JOB)),
  }),
];
