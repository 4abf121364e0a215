import { listFilterFromWire } from '@job-alert/domain/applications/application-status';
import {
  APPLICATION_SORTS,
  CANDIDATE_SORTS,
  COMPANY_SORTS,
  JOB_SORTS,
  type Sorts,
  sortToWire,
} from '@job-alert/domain/lists/list-sorts';
import { ADMIN_LOGIN, fillPortal } from './admin-data.js';
import { benchLists, type ListCase } from './lists.js';

/** Times the administrator's lists in a large portal: every order, search and filter of the four screens. */
const size = { companies: 5_000, jobs: 100_000, candidates: 100_000, applicationsEach: 5 };

interface List {
  operation: string;
  filterType: string;
  sortType: string;
  row: string;
  sorts: Sorts;
  /** The number of the last page. */
  lastPage: number;
  filters: Readonly<Record<string, object>>;
}

const IN_MARCH = { from: '2026-03-01', to: '2026-03-31' };
const BY_APPROVAL = {
  pending: { approvalState: 'PENDING' },
  rejected: { approvalState: 'REJECTED' },
  approved: { approvalState: 'APPROVED' },
};

const lists: readonly List[] = [
  {
    operation: 'companies',
    filterType: 'CompaniesFilter',
    sortType: 'CompanyOrder',
    sorts: COMPANY_SORTS,
    lastPage: size.companies / 25,
    row: 'id fullName name contact email approvalState isActive createdAt',
    filters: {
      ...BY_APPROVAL,
      'in March': IN_MARCH,
      'a name': { search: 'Asha Pa' },
      'an e-mail': { search: 'employer4999@' },
      nobody: { search: 'nobody at all' },
      'nobody approved': { search: 'nobody at all', approvalState: 'APPROVED' },
    },
  },
  {
    operation: 'candidates',
    filterType: 'CandidatesFilter',
    sortType: 'CandidateOrder',
    sorts: CANDIDATE_SORTS,
    lastPage: size.candidates / 25,
    row: 'id firstName lastName email isActive appliedJobsCount createdAt',
    filters: {
      active: { isActive: true },
      inactive: { isActive: false },
      'in March': IN_MARCH,
      'a common name': { search: 'asha' },
      'a common name, active': { search: 'asha', isActive: true },
      'a rare name': { search: 'zoya shetty' },
      'a phone number': { search: '70000 77777' },
      'an e-mail': { search: 'candidate77777@bench.example' },
      nobody: { search: 'nobody at all' },
      'nobody inactive in March': { search: 'nobody', isActive: false, ...IN_MARCH },
    },
  },
  {
    operation: 'jobs',
    filterType: 'JobsFilter',
    sortType: 'JobOrder',
    sorts: JOB_SORTS,
    lastPage: size.jobs / 25,
    row: 'id title companyName approvalState isActive postedAt',
    filters: {
      ...BY_APPROVAL,
      'in March': IN_MARCH,
      'a common title': { search: 'accountant' },
      'a common title, approved': { search: 'accountant', approvalState: 'APPROVED' },
      'a company': { search: 'Gupta Textiles' },
      'one company': { search: 'Foods 3' },
      nothing: { search: 'no such job' },
      'nothing approved': { search: 'no such job', approvalState: 'APPROVED' },
    },
  },
  {
    operation: 'applications',
    filterType: 'ApplicationsFilter',
    sortType: 'ApplicationOrder',
    sorts: APPLICATION_SORTS,
    lastPage: (size.candidates * size.applicationsEach) / 25,
    row: 'id candidate { id firstName lastName } job { id title } status proposedStatus appliedAt statusUpdatedAt approvalState isActive',
    filters: {
      ...Object.fromEntries(
        [
          'active',
          'inactive',
          'pending',
          'applied',
          'shortlisted',
          'interview_schedule',
          'interview_not_attended',
          'selected',
          'rejected',
        ].map((status) => [status, listFilterFromWire(status) ?? {}]),
      ),
      'in March': IN_MARCH,
      'a common name': { search: 'asha' },
      'a rare name': { search: 'zoya shetty' },
      'a title': { search: 'chief accountant' },
      nobody: { search: 'nobody at all' },
      'a name, not attended': { search: 'asha', status: 'INTERVIEW_NOT_ATTENDED' },
      'a rare name, pending': { search: 'zoya shetty', status: 'PENDING' },
    },
  },
];

function casesOf({ operation, filterType, sortType, row, sorts, lastPage, filters }: List): ListCase[] {
  const order = (sort: string) => ({ orderBy: sorts[sort]?.orderBy });
  const query = `query ($filter: ${filterType}, $orderBy: ${sortType}, $page: Int) {
    ${operation}(filter: $filter, orderBy: $orderBy, page: $page) { nodes { ${row} } pageInfo { hasNextPage } totalCount } }`;
  const names = Object.keys(sorts);
  const plain = names.flatMap((sort) => [
    { name: `${operation} ${sortToWire(sort)}`, query, variables: order(sort) },
    { name: `${operation} ${sortToWire(sort)}, last page`, query, variables: { ...order(sort), page: lastPage } },
  ]);
  // Every filter with every order, except orders that only reverse another.
  const filtered = Object.entries(filters).flatMap(([what, filter]) =>
    names
      .filter((sort) => !sort.endsWith('_DESC'))
      .map((sort) => ({
        name: `${operation} ${sortToWire(sort)}: ${what}`,
        query,
        variables: { ...order(sort), filter },
      })),
  );
  return [...plain, ...filtered];
}

const EVERYTHING = `query ($query: String!) { search(query: $query, first: 5) {
  ... on Candidate { id firstName lastName email } ... on Company { id name fullName } ... on Job { id title companyName } ... on User { id email } } }`;

/** Search texts for the global search, as an administrator types them. */
const everything: readonly ListCase[] = [
  'a',
  'asha',
  'asha pa',
  'zoya shetty',
  'candidate77777@bench.example',
  '70000 77777',
  'chief accountant',
  'accountant foods 3',
  'nobody at all',
].map((query) => ({ name: `search: ${query}`, query: EVERYTHING, variables: { query }, limitMilliseconds: 60 }));

const QUEUE = `query ($filter: ApprovalsFilter, $page: Int) {
  approvals(first: 25, page: $page, filter: $filter, orderBy: { field: REQUESTED_AT, direction: ASC }) { nodes {
    id kind state requestedAt requestedByName requestedBy { id firstName } previousStatus proposedStatus feedback hasOfferLetter
    outcomeIfApproved outcomeIfRejected dueAt isLate undoableUntil
    subject { ... on Company { id name gstin website } ... on Job { id title version company { id name } }
      ... on Application { id status candidate { id firstName lastName } job { id title company { id name } } interviews { startsAt } } }
  } pageInfo { hasNextPage } totalCount } }`;

/** The filters and pages of the queue. Most of its entries have waited for months, so nearly all are late. */
const queue: readonly ListCase[] = Object.entries({
  'first page': {},
  'page 400': {},
  companies: { kinds: ['COMPANY'] },
  jobs: { kinds: ['JOB'] },
  applications: { kinds: ['APPLICATION'] },
  'a company': { companyId: '77' },
  'selected people': { proposedStatus: 'SELECTED' },
  'a rare step': { proposedStatus: 'INTERVIEW_NOT_ATTENDED' },
  late: { isLate: true },
  'late companies': { isLate: true, kinds: ['COMPANY'] },
  'in time': { isLate: false },
  'before March': { requestedBefore: '2026-03-01T00:00:00Z' },
}).map(([what, filter]) => ({
  name: `queue: ${what}`,
  query: QUEUE,
  variables: { filter: { state: 'PENDING', ...filter }, ...(what === 'page 400' && { page: 400 }) },
  limitMilliseconds: 60,
}));

const agenda: ListCase = {
  name: 'agenda',
  query: '{ agenda { interviewsToday pendingOffers joiningsThisWeek } }',
  variables: {},
  limitMilliseconds: 15,
};

const counts: ListCase = {
  name: 'waitingCounts',
  query: `{ waitingCounts { companies { waiting late } jobs { waiting late } applications { waiting late } } }`,
  variables: {},
  limitMilliseconds: 15,
};

await benchLists({
  database: 'bench_admin',
  login: ADMIN_LOGIN,
  userType: 'ADMIN',
  limitMilliseconds: 300,
  fill: (databaseUrl) => fillPortal(databaseUrl, size),
  cases: [counts, agenda, ...queue, ...everything, ...lists.flatMap(casesOf)],
});
