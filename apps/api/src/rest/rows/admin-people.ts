import type { UserType } from '@job-alert/domain/accounts/user-type';
import { decisionFromWire } from '@job-alert/domain/approvals/approval';
import { CANDIDATES } from '../../features/candidates/candidates.list.js';
import { COMPANIES } from '../../features/companies/companies.list.js';
import { object, page, withMessage } from '../answers.js';
import { graphql } from '../documents.generated.js';
import { activeWord, type ListFields, word } from '../input-fields.js';
import * as out from '../output-fields.js';
import { oneOf, row } from '../row.js';
import { APPLICANT_DETAIL, CANDIDATE_DETAIL } from './candidate-detail.js';
import { EMPLOYER_DETAIL } from './company.js';
import { approvalShown, byId, filteredPageOf, found, listRead, orderRead, rejectionRead } from './shared.js';

const EMPLOYER = graphql(
  `fragment ListedEmployer on Company { id fullName name contact email approvalState isActive createdAt }`,
).shownAs({
  id: out.id('id'),
  full_name: out.text('fullName'),
  org_name: out.text('name'),
  contact: out.text('contact'),
  email: out.requiredText('email'),
  approval_status: approvalShown('approvalState', 'COMPANY'),
  status: out.activeWord('isActive'),
  created_at: out.requiredInstant('createdAt'),
});

const CANDIDATE = graphql(
  `fragment ListedCandidate on Candidate { id firstName lastName email isActive appliedJobsCount createdAt }`,
).shownAs({
  id: out.id('id'),
  first_name: out.requiredText('firstName'),
  last_name: out.requiredText('lastName'),
  email: out.requiredText('email'),
  status: out.activeWord('isActive'),
  applied_jobs_count: out.count('appliedJobsCount'),
  created_at: out.requiredInstant('createdAt'),
});

const DECIDED = graphql(`fragment DecidedCompany on Company { id approvalState }`).shownAs({
  id: out.id('id'),
  approval_status: approvalShown('approvalState', 'COMPANY'),
});
const SWITCHED = graphql(`fragment SwitchedUser on User { id isActive }`).shownAs({
  id: out.id('id'),
  status: out.activeWord('isActive'),
});

const employers = (at: string, summary: string, query: ListFields) =>
  row({
    at,
    who: ['ADMIN'],
    summary,
    query,
    document: graphql(`query Employers($first: Int!, $page: Int!, $filter: CompaniesFilter, $orderBy: CompanyOrder) {
      companies(first: $first, page: $page, filter: $filter, orderBy: $orderBy) { nodes { ...ListedEmployer } totalCount }
    }`),
    variables: filteredPageOf,
    from: ({ companies }) => companies,
    answer: page('employers', EMPLOYER),
  });

/** The two lists have different keys (specification 3 §4). */
const candidates = (at: string, summary: string, key: string, query: ListFields) =>
  row({
    at,
    who: ['ADMIN'],
    summary,
    query,
    document:
      graphql(`query Candidates($first: Int!, $page: Int!, $filter: CandidatesFilter, $orderBy: CandidateOrder) {
      candidates(first: $first, page: $page, filter: $filter, orderBy: $orderBy) { nodes { ...ListedCandidate } totalCount }
    }`),
    variables: filteredPageOf,
    from: (data) => data.candidates,
    answer: page(key, CANDIDATE),
  });

const switchUser = (at: `${string}/{id}`, userType: 'EMPLOYER' | 'CANDIDATE', who: string) =>
  row({
    at,
    who: ['ADMIN'],
    summary: `Makes the account of ${who} active or inactive.`,
    body: { status: activeWord('isActive') },
    document: graphql(`mutation SwitchUser($input: SetUserActiveInput!) {
      setUserActive(input: $input) { user { ...SwitchedUser } }
    }`),
    variables: ({ path: { id }, body }) => ({ input: { id, userType, ...body } }),
    from: ({ setUserActive }) => setUserActive.user,
    answer: withMessage('Status updated successfully.', object(SWITCHED)),
  });

const employerDetail = (at: `${string}/{id}`) =>
  row({
    at,
    who: ['ADMIN'],
    summary: 'An employer and its company.',
    document: graphql(`query Employer($id: ID!) { company(id: $id) { ...EmployerDetail } }`),
    variables: byId,
    from: ({ company }) => found('Company', company),
    answer: object(EMPLOYER_DETAIL),
  });

const candidateDetail = (at: `${string}/{id}`, who: readonly UserType[], summary: string) =>
  row({
    at,
    who,
    summary,
    document: graphql(`query Candidate($id: ID!) { candidate(id: $id) { ...CandidateDetail } }`),
    variables: byId,
    from: ({ candidate }) => found('Candidate', candidate),
    answer: object(CANDIDATE_DETAIL),
  });

const candidateForBoth = candidateDetail(
  'GET api/admin/candidates/details/{id}',
  ['ADMIN', 'EMPLOYER'],
  'A candidate. Employers get candidates who applied for their jobs, without identity documents.',
);
const candidateForEmployers = row({
  at: 'GET api/admin/candidates/details/{id}',
  who: ['EMPLOYER'],
  summary: 'A candidate without identity documents.',
  document: graphql(`query Applicant($id: ID!) { candidate(id: $id) { ...ApplicantDetail } }`),
  variables: byId,
  from: ({ candidate }) => found('Candidate', candidate),
  answer: object(APPLICANT_DETAIL),
});

/** How administrators manage employers and candidates. */
export const adminPeopleRoutes = [
  employers('GET api/admin/employers', 'Searches the employers.', listRead(COMPANIES)),
  employers('GET api/admin/employers/view-profile', 'All employers.', orderRead(COMPANIES)),
  row({
    at: 'PUT api/admin/employers/status/{id}',
    who: ['ADMIN'],
    summary: 'Approves or rejects an employer.',
    body: { status: word('decision', ['Approved', 'Rejected'], decisionFromWire), ...rejectionRead('COMPANY') },
    newestRequest: {
      document: graphql(`query RequestOfCompany($id: ID!) { record: company(id: $id) { approval { id } } }`),
      what: 'Company',
    },
    document: graphql(`mutation DecideCompany($input: DecideApprovalInput!) {
      decideApproval(input: $input) { approval { subject { __typename ...DecidedCompany } } }
    }`),
    variables: ({ body }, approvalId) => ({ input: { ...body, approvalId } }),
    from: ({ decideApproval: { approval } }) =>
      found('Company', approval.subject?.__typename === 'Company' ? approval.subject : null),
    answer: withMessage('Status updated successfully.', object(DECIDED)),
  }),
  switchUser('PUT api/admin/employers/update-status/{id}', 'EMPLOYER', 'an employer'),
  switchUser('PUT api/admin/candidate/update-status/{id}', 'CANDIDATE', 'a candidate'),
  employerDetail('GET api/admin/employers/company-info/{id}'),
  employerDetail('GET api/admin/employers/{id}'),
  candidates('GET api/admin/candidates', 'Searches the candidates.', 'candidates', listRead(CANDIDATES)),
  candidates('GET api/admin/candidates/view-profile', 'All candidates.', 'candidate', orderRead(CANDIDATES)),
  oneOf([candidateForBoth, candidateForEmployers], ({ viewer }) =>
    viewer.kind === 'user' && viewer.type === 'ADMIN' ? candidateForBoth : candidateForEmployers,
  ),
  candidateDetail('GET api/admin/candidates/{id}', ['ADMIN'], 'A candidate.'),
];
