import type { UserType } from '@job-alert/domain/text/user-type';
import { decisionFromWire } from '@job-alert/domain/approvals/approval';
import { CANDIDATES } from '../../features/candidates/candidates.list.js';
import { COMPANIES } from '../../features/companies/companies.list.js';
import { object, page, withMessage } from '../responses.js';
import { graphql } from '../documents.generated.js';
import { activeStatus, type ListFields, enumValue } from '../input-fields.js';
import * as out from '../output-fields.js';
import { eitherRoute, defineRoute } from '../define-route.js';
import { APPLICANT_DETAIL, CANDIDATE_DETAIL } from './candidate-detail.js';
import { EMPLOYER_DETAIL } from './company.js';
import {
  approvalOutput,
  byId,
  filteredPageVariables,
  requireRecord,
  listInput,
  plainListInput,
  RESPONSIBLE,
  rejectionInput,
} from './shared.js';

const EMPLOYER = graphql(
  `fragment ListedEmployer on Company { id fullName name contact email approvalState isActive createdAt changedAt responsible { ...ResponsiblePerson } }`,
).outputFields({
  id: out.id('id'),
  full_name: out.string('fullName'),
  org_name: out.string('name'),
  contact: out.string('contact'),
  email: out.requiredString('email'),
  approval_status: approvalOutput('approvalState', 'COMPANY'),
  status: out.activeStatus('isActive'),
  created_at: out.requiredInstant('createdAt'),
  changed_at: out.requiredInstant('changedAt'),
  responsible: out.object('responsible', RESPONSIBLE),
});

const CANDIDATE = graphql(
  `fragment ListedCandidate on Candidate { id firstName lastName email isActive appliedJobsCount createdAt changedAt }`,
).outputFields({
  id: out.id('id'),
  first_name: out.requiredString('firstName'),
  last_name: out.requiredString('lastName'),
  email: out.requiredString('email'),
  status: out.activeStatus('isActive'),
  applied_jobs_count: out.count('appliedJobsCount'),
  created_at: out.requiredInstant('createdAt'),
  changed_at: out.requiredInstant('changedAt'),
});

const DECIDED = graphql(`fragment DecidedCompany on Company { id approvalState }`).outputFields({
  id: out.id('id'),
  approval_status: approvalOutput('approvalState', 'COMPANY'),
});
const SWITCHED = graphql(`fragment SwitchedUser on User { id isActive }`).outputFields({
  id: out.id('id'),
  status: out.activeStatus('isActive'),
});

const employers = (at: string, summary: string, query: ListFields) =>
  defineRoute({
    at,
    who: ['ADMIN'],
    summary,
    query,
    document: graphql(`query Employers($first: Int!, $page: Int!, $filter: CompaniesFilter, $orderBy: CompanyOrder) {
      companies(first: $first, page: $page, filter: $filter, orderBy: $orderBy) { nodes { ...ListedEmployer } totalCount }
    }`),
    variables: filteredPageVariables,
    from: ({ companies }) => companies,
    response: page('employers', EMPLOYER),
  });

/** The two lists have different keys (specification 3 §4). */
const candidates = (at: string, summary: string, key: string, query: ListFields) =>
  defineRoute({
    at,
    who: ['ADMIN'],
    summary,
    query,
    document:
      graphql(`query Candidates($first: Int!, $page: Int!, $filter: CandidatesFilter, $orderBy: CandidateOrder) {
      candidates(first: $first, page: $page, filter: $filter, orderBy: $orderBy) { nodes { ...ListedCandidate } totalCount }
    }`),
    variables: filteredPageVariables,
    from: (data) => data.candidates,
    response: page(key, CANDIDATE),
  });

const switchUser = (at: `${string}/{id}`, userType: 'EMPLOYER' | 'CANDIDATE', who: string) =>
  defineRoute({
    at,
    who: ['ADMIN'],
    summary: `Makes the account of ${who} active or inactive.`,
    body: { status: activeStatus('isActive') },
    document: graphql(`mutation SwitchUser($input: SetUserActiveInput!) {
      setUserActive(input: $input) { user { ...SwitchedUser } }
    }`),
    variables: ({ path: { id }, body }) => ({ input: { id, userType, ...body } }),
    from: ({ setUserActive }) => setUserActive.user,
    response: withMessage('Status updated successfully.', object(SWITCHED)),
  });

const employerDetail = (at: `${string}/{id}`) =>
  defineRoute({
    at,
    who: ['ADMIN'],
    summary: 'An employer and its company.',
    document: graphql(`query Employer($id: ID!) { company(id: $id) { ...EmployerDetail } }`),
    variables: byId,
    from: ({ company }) => requireRecord('Company', company),
    response: object(EMPLOYER_DETAIL),
  });

const candidateDetail = (at: `${string}/{id}`, who: readonly UserType[], summary: string) =>
  defineRoute({
    at,
    who,
    summary,
    document: graphql(`query Candidate($id: ID!) { candidate(id: $id) { ...CandidateDetail } }`),
    variables: byId,
    from: ({ candidate }) => requireRecord('Candidate', candidate),
    response: object(CANDIDATE_DETAIL),
  });

const candidateForBoth = candidateDetail(
  'GET api/admin/candidates/details/{id}',
  ['ADMIN', 'EMPLOYER'],
  'A candidate. Employers get candidates who applied for their jobs, without identity documents.',
);
const candidateForEmployers = defineRoute({
  at: 'GET api/admin/candidates/details/{id}',
  who: ['EMPLOYER'],
  summary: 'A candidate without identity documents.',
  document: graphql(`query Applicant($id: ID!) { candidate(id: $id) { ...ApplicantDetail } }`),
  variables: byId,
  from: ({ candidate }) => requireRecord('Candidate', candidate),
  response: object(APPLICANT_DETAIL),
});

export const adminPeopleRoutes = [
  employers('GET api/admin/employers', 'Searches the employers.', listInput(COMPANIES)),
  employers('GET api/admin/employers/view-profile', 'All employers.', plainListInput(COMPANIES)),
  defineRoute({
    at: 'PUT api/admin/employers/status/{id}',
    who: ['ADMIN'],
    summary: 'Approves or rejects an employer.',
    body: { status: enumValue('decision', ['Approved', 'Rejected'], decisionFromWire), ...rejectionInput('COMPANY') },
    example: { status: 'Rejected' },
    newestRequest: {
      document: graphql(`query RequestOfCompany($id: ID!) { record: company(id: $id) { approval { id } } }`),
      recordName: 'Company',
    },
    document: graphql(`mutation DecideCompany($input: DecideApprovalInput!) {
      decideApproval(input: $input) { approval { subject { __typename ...DecidedCompany } } }
    }`),
    variables: ({ body }, approvalId) => ({ input: { ...body, approvalId } }),
    from: ({ decideApproval: { approval } }) =>
      requireRecord('Company', approval.subject?.__typename === 'Company' ? approval.subject : null),
    response: withMessage('Status updated successfully.', object(DECIDED)),
  }),
  switchUser('PUT api/admin/employers/update-status/{id}', 'EMPLOYER', 'an employer'),
  switchUser('PUT api/admin/candidate/update-status/{id}', 'CANDIDATE', 'a candidate'),
  employerDetail('GET api/admin/employers/company-info/{id}'),
  employerDetail('GET api/admin/employers/{id}'),
  candidates('GET api/admin/candidates', 'Searches the candidates.', 'candidates', listInput(CANDIDATES)),
  candidates('GET api/admin/candidates/view-profile', 'All candidates.', 'candidate', plainListInput(CANDIDATES)),
  eitherRoute([candidateForBoth, candidateForEmployers], ({ viewer }) =>
    viewer.kind === 'user' && viewer.type === 'ADMIN' ? candidateForBoth : candidateForEmployers,
  ),
  candidateDetail('GET api/admin/candidates/{id}', ['ADMIN'], 'A candidate.'),
];
