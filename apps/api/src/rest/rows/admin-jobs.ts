import { decisionFromEdge } from '@job-alert/domain/approval';
import { JOB_SORTS } from '@job-alert/domain/list-sorts';
import { keyed, message, object, page } from '../answers.js';
import { activeWord, text, word } from '../input-fields.js';
import * as out from '../output-fields.js';
import type { RestRoute } from '../route.js';
import {
  ADMIN_FILTERS,
  approvalShown,
  approvalStateRead,
  byId,
  decideApproval,
  decisionOn,
  JOB_DETAILS,
  newestRequest,
  orderedPageOf,
  orderRead,
  rejectionRead,
} from './shared.js';

const COUNTS: out.OutputFields = {
  total_employers: out.whole('totalEmployers'),
  total_candidates: out.whole('totalCandidates'),
  total_jobs: out.whole('totalJobs'),
  total_applications: out.whole('totalApplications'),
  total_pending_approvals: out.whole('totalPendingApprovals'),
  pending_employers: out.whole('pendingEmployers'),
  pending_applications: out.whole('pendingApplications'),
  pending_jobs: out.whole('pendingJobs'),
};

const JOB: out.OutputFields = {
  id: out.id('id'),
  title: out.text('title'),
  company_name: out.text('companyName'),
  approval_status: approvalShown('approvalState', 'JOB'),
  status: out.activeWord('isActive'),
  posted_at: out.instant('postedAt'),
};
const DECIDED_JOB: out.OutputFields = { id: out.id('id'), approval_status: approvalShown('approvalState', 'JOB') };
const SWITCHED_JOB: out.OutputFields = { id: out.id('id'), status: out.activeWord('isActive') };

/** What the job says of its company may differ from the company's profile, which stands beside it. */
const JOB_WITH_PROFILE: out.OutputFields = {
  ...JOB_DETAILS,
  company_profile: out.inner('company', {
    company_name: out.text('name'),
    company_description: out.text('description'),
    company_website: out.text('website'),
    industries: out.text('industry'),
  }),
};

const jobs = {
  method: 'GET',
  who: ['ADMIN'],
  isList: true,
  query: orderRead(JOB_SORTS),
  document: `query ($first: Int!, $page: Int!, $filter: JobsFilter, $orderBy: JobOrder) {
    jobs(first: $first, page: $page, filter: $filter, orderBy: $orderBy) { nodes ${out.select(JOB)} totalCount }
  }`,
  variables: orderedPageOf,
  answer: page('jobs', 'jobs', JOB),
} as const;

/** The counts of the start page, and jobs as administrators manage them. */
export const adminJobRoutes: readonly RestRoute[] = [
  {
    method: 'GET',
    path: 'job/total',
    who: ['ADMIN'],
    summary: 'The counts of the dashboard.',
    document: `query { dashboardCounts ${out.select(COUNTS)} }`,
    answer: object('dashboardCounts', COUNTS),
  },
  {
    ...jobs,
    path: 'job/admin/search',
    summary: 'Searches the jobs.',
    query: { ...ADMIN_FILTERS, ...jobs.query, status: approvalStateRead('approvalState') },
  },
  { ...jobs, path: 'job/get-jobs', summary: 'All jobs.' },
  {
    method: 'GET',
    path: 'job/admin/jobs/{id}',
    who: ['ADMIN'],
    summary: 'All details of a job.',
    document: `query ($id: ID!) { job(id: $id) ${out.select(JOB_WITH_PROFILE)} }`,
    variables: byId,
    answer: keyed('job_details', 'job', JOB_WITH_PROFILE),
  },
  {
    method: 'POST',
    path: 'job/approval-jobs/{id}',
    who: ['ADMIN'],
    summary: 'Approves or rejects a job.',
    body: { status: word('decision', ['approve', 'reject'], decisionFromEdge), ...rejectionRead('JOB') },
    lookup: newestRequest('job', 'Job'),
    document: decideApproval('Job', DECIDED_JOB),
    variables: decisionOn,
    answer: message('Job status updated successfully.', 'decideApproval.approval.subject', DECIDED_JOB),
  },
  {
    method: 'POST',
    path: 'job/activation-job/{id}',
    who: ['ADMIN'],
    summary:
      'Makes a job active or inactive. What is made inactive here, its employer cannot make active; it reads the note.',
    body: { status: activeWord('isActive'), note: text('note') },
    document: `mutation ($input: SetJobActiveInput!) {
      setJobActive(input: $input) { job ${out.select(SWITCHED_JOB)} }
    }`,
    variables: ({ path: { id }, body }) => ({ input: { id, ...body } }),
    answer: message('Job status updated successfully.', 'setJobActive.job', SWITCHED_JOB),
  },
];
