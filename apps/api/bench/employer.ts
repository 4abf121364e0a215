import { JOB_SORTS } from '@job-alert/domain/lists/list-sorts';
import { EMPLOYER_LOGIN, fillEmployer } from './employer-data.js';
import { benchLists, type ListCase } from './lists.js';

/** Times the lists of a large employer: 200 jobs, 2,000 applicants. */
const size = { jobs: 200, applicants: 2_000, applicationsEach: 2 };

const JOB = 'id title postedAt deadline openings applicantCount isActive approvalState';
const APPLICANT =
  'id candidate { id firstName lastName } appliedAt job { id title } status proposedStatus isActive feedback dateOfJoining offerLetter { id name url }';
const MY_JOBS = `query ($filter: JobsFilter, $orderBy: JobOrder, $page: Int) {
  viewer { jobs(filter: $filter, orderBy: $orderBy, page: $page) { nodes { ${JOB} } pageInfo { hasNextPage } } } }`;
const APPLICANTS = `query ($filter: OwnApplicationsFilter, $first: Int, $page: Int) {
  viewer { id applications(filter: $filter, first: $first, page: $page) { nodes { ${APPLICANT} } pageInfo { hasNextPage } } } }`;

/** The queries of the two screens, each with its slowest search, filter and page. */
const cases: readonly ListCase[] = [
  { name: 'My Jobs, first page', query: MY_JOBS, variables: {} },
  { name: 'My Jobs, oldest first', query: MY_JOBS, variables: { orderBy: JOB_SORTS.OLDEST.orderBy } },
  { name: 'My Jobs, last page', query: MY_JOBS, variables: { page: 8 } },
  { name: 'My Jobs, a word', query: MY_JOBS, variables: { filter: { search: 'designer', isActive: true } } },
  { name: 'Applicants, first page', query: APPLICANTS, variables: {} },
  { name: 'Applicants, page 150', query: APPLICANTS, variables: { page: 150 } },
  { name: 'Applicants, a name', query: APPLICANTS, variables: { filter: { search: 'meera' } } },
  { name: 'Applicants, nobody', query: APPLICANTS, variables: { filter: { search: 'nobody at all' } } },
  { name: 'Applicants, one job', query: APPLICANTS, variables: { filter: { jobId: '20' } } },
  { name: 'Applicants, a status', query: APPLICANTS, variables: { filter: { status: 'SELECTED' } } },
  { name: 'Applicants, the board', query: APPLICANTS, variables: { first: 100 } },
];

await benchLists({
  database: 'bench_employer',
  login: EMPLOYER_LOGIN,
  userType: 'EMPLOYER',
  cases,
  limitMilliseconds: 1_000,
  fill: (databaseUrl) => fillEmployer(databaseUrl, size),
});
