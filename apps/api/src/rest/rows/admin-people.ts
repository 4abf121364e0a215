import { decisionFromEdge } from '@job-alert/domain/approval';
import { CANDIDATE_SORTS, COMPANY_SORTS } from '@job-alert/domain/list-sorts';
import { message, object, page } from '../answers.js';
import { activeWord, word } from '../input-fields.js';
import * as out from '../output-fields.js';
import type { RestRequest, RestRoute } from '../route.js';
import { APPLICANT_DETAIL, CANDIDATE_DETAIL } from './candidate-detail.js';
import { EMPLOYER_DETAIL } from './company.js';
import {
  ADMIN_FILTERS,
  approvalShown,
  approvalStateRead,
  byId,
  decideApproval,
  decisionOn,
  newestRequest,
  rejectionRead,
  orderedPageOf,
  orderRead,
} from './shared.js';

const EMPLOYER: out.OutputFields = {
  id: out.id('id'),
  full_name: out.text('fullName'),
  org_name: out.text('name'),
  contact: out.text('contact'),
  email: out.text('email'),
  approval_status: approvalShown('approvalState', 'COMPANY'),
  status: out.activeWord('isActive'),
  created_at: out.instant('createdAt'),
};

const CANDIDATE: out.OutputFields = {
  id: out.id('id'),
  first_name: out.text('firstName'),
  last_name: out.text('lastName'),
  email: out.text('email'),
  status: out.activeWord('isActive'),
  applied_jobs_count: out.whole('appliedJobsCount'),
  created_at: out.instant('createdAt'),
};

const DECIDED: out.OutputFields = { id: out.id('id'), approval_status: approvalShown('approvalState', 'COMPANY') };
const SWITCHED: out.OutputFields = { id: out.id('id'), status: out.activeWord('isActive') };

const employers = {
  method: 'GET',
  who: ['ADMIN'],
  isList: true,
  query: orderRead(COMPANY_SORTS),
  document: `query ($first: Int!, $page: Int!, $filter: CompaniesFilter, $orderBy: CompanyOrder) {
    companies(first: $first, page: $page, filter: $filter, orderBy: $orderBy) { nodes ${out.select(EMPLOYER)} totalCount }
  }`,
  variables: orderedPageOf,
  answer: page('employers', 'companies', EMPLOYER),
} as const;

const candidates = {
  method: 'GET',
  who: ['ADMIN'],
  isList: true,
  query: orderRead(CANDIDATE_SORTS),
  document: `query ($first: Int!, $page: Int!, $filter: CandidatesFilter, $orderBy: CandidateOrder) {
    candidates(first: $first, page: $page, filter: $filter, orderBy: $orderBy) { nodes ${out.select(CANDIDATE)} totalCount }
  }`,
  variables: orderedPageOf,
} as const;

const switchUser = (path: string, userType: 'EMPLOYER' | 'CANDIDATE', who: string): RestRoute => ({
  method: 'PUT',
  path,
  who: ['ADMIN'],
  summary: `Switches the account of ${who} on or off.`,
  body: { status: activeWord('isActive') },
  document: `mutation ($input: SetUserActiveInput!) { switched: setUserActive(input: $input) { user ${out.select(SWITCHED)} } }`,
  variables: ({ path: { id }, body }) => ({ input: { id, userType, ...body } }),
  answer: message('Status updated successfully.', 'switched.user', SWITCHED),
});

const employerDetail = (path: string): RestRoute => ({
  method: 'GET',
  path,
  who: ['ADMIN'],
  summary: 'An employer with the company.',
  document: `query ($id: ID!) { company(id: $id) ${out.select(EMPLOYER_DETAIL)} }`,
  variables: byId,
  answer: object('company', EMPLOYER_DETAIL),
});

const isEmployer = ({ viewer }: RestRequest): boolean => viewer.kind === 'user' && viewer.type === 'EMPLOYER';
const APPLICANT = `query ($id: ID!) { candidate(id: $id) ${out.select(APPLICANT_DETAIL)} }`;
const CANDIDATE_OF_ADMIN = `query ($id: ID!) { candidate(id: $id) ${out.select(CANDIDATE_DETAIL)} }`;
const forAdmins = object('candidate', CANDIDATE_DETAIL);
const forEmployers = object('candidate', APPLICANT_DETAIL);

/** Employers and candidates as administrators manage them. */
export const adminPeopleRoutes: readonly RestRoute[] = [
  {
    ...employers,
    path: 'api/admin/employers',
    summary: 'Searches the employers.',
    query: { ...ADMIN_FILTERS, ...employers.query, status: approvalStateRead('approvalState') },
  },
  { ...employers, path: 'api/admin/employers/view-profile', summary: 'All employers.' },
  {
    method: 'PUT',
    path: 'api/admin/employers/status/{id}',
    who: ['ADMIN'],
    summary: 'Approves or rejects an employer.',
    body: { status: word('decision', ['Approved', 'Rejected'], decisionFromEdge), ...rejectionRead('COMPANY') },
    lookup: newestRequest('company', 'Company'),
    document: decideApproval('Company', DECIDED),
    variables: decisionOn,
    answer: message('Status updated successfully.', 'decideApproval.approval.subject', DECIDED),
  },
  switchUser('api/admin/employers/update-status/{id}', 'EMPLOYER', 'an employer'),
  switchUser('api/admin/candidate/update-status/{id}', 'CANDIDATE', 'a candidate'),
  employerDetail('api/admin/employers/company-info/{id}'),
  employerDetail('api/admin/employers/{id}'),
  {
    ...candidates,
    path: 'api/admin/candidates',
    summary: 'Searches the candidates.',
    query: { ...ADMIN_FILTERS, ...candidates.query, status: activeWord('isActive') },
    answer: page('candidates', 'candidates', CANDIDATE),
  },
  {
    ...candidates,
    path: 'api/admin/candidates/view-profile',
    summary: 'All candidates.',
    answer: page('candidate', 'candidates', CANDIDATE),
  },
  {
    method: 'GET',
    path: 'api/admin/candidates/details/{id}',
    who: ['ADMIN', 'EMPLOYER'],
    summary: 'A candidate. Employers get those who have applied for their jobs, without identity papers.',
    document: {
      of: [APPLICANT, CANDIDATE_OF_ADMIN],
      choose: (request) => (isEmployer(request) ? APPLICANT : CANDIDATE_OF_ADMIN),
    },
    variables: byId,
    answer: {
      ...forAdmins,
      body: (data, request) => (isEmployer(request) ? forEmployers : forAdmins).body(data, request),
    },
  },
  {
    method: 'GET',
    path: 'api/admin/candidates/{id}',
    who: ['ADMIN'],
    summary: 'A candidate.',
    document: CANDIDATE_OF_ADMIN,
    variables: byId,
    answer: forAdmins,
  },
];
