import { JOB_TYPES, jobTypeToWire, WORK_MODES, workModeToWire } from '@job-alert/domain/jobs/job-post';
import { parseExperience } from '@job-alert/domain/search/job-search';
import { page } from '../answers.js';
import { graphql } from '../documents.generated.js';
import { text, word } from '../input-fields.js';
import { listOf, TEXT } from '../json-schema.js';
import * as out from '../output-fields.js';
import { row } from '../row.js';
import { filteredPageOf, skillsText } from './shared.js';

const OPENING = graphql(`fragment Opening on OpenJob {
  id title preferredSkills minExperience maxExperience city state jobType workMode salaryMin salaryMax minimumQualification
  company { name }
  postedAt deadline
}`).shownAs({
  id: out.id('id'),
  title: out.requiredText('title'),
  prefered_skills: skillsText('preferredSkills'),
  min_experience: out.count('minExperience'),
  max_experience: out.count('maxExperience'),
  city: out.requiredText('city'),
  state: out.text('state'),
  job_type: out.word('jobType', jobTypeToWire, JOB_TYPES),
  work_mode: out.word('workMode', workModeToWire, WORK_MODES),
  salary_min: out.count('salaryMin'),
  salary_max: out.count('salaryMax'),
  minimum_qualification: out.text('minimumQualification'),
  company_name: out.below('company', out.text('name')),
  posted_at: out.requiredInstant('postedAt'),
  job_deadline: out.day('deadline'),
});
const OPENINGS = graphql(`query Openings($first: Int!, $page: Int!, $filter: OpenJobsFilter) {
  openJobs(first: $first, page: $page, filter: $filter) { nodes { ...Opening } totalCount }
}`);

const { prefered_skills: _asText, ...REST_OF_OPENING } = OPENING;
const DESCRIBED_OPENING = graphql(`fragment DescribedOpening on OpenJob { ...Opening description }`).shownAs({
  ...REST_OF_OPENING,
  description: out.requiredText('description'),
  skills: out.shown('preferredSkills', listOf(TEXT), (skills: readonly string[]) => skills),
});
const DESCRIBED_OPENINGS = graphql(`query DescribedOpenings($first: Int!, $page: Int!, $filter: OpenJobsFilter) {
  openJobs(first: $first, page: $page, filter: $filter) { nodes { ...DescribedOpening } totalCount }
}`);

const SEARCH = {
  title: text('query'),
  location: text('location'),
  experience: word('experience', [], parseExperience),
};

const forVisitors = (at: string, summary: string, query: Partial<typeof SEARCH> = {}) =>
  row({
    at,
    who: 'anyone',
    summary,
    query,
    document: OPENINGS,
    variables: filteredPageOf,
    from: ({ openJobs }) => openJobs,
    answer: page('jobs', OPENING),
  });

const forCandidates = (at: string, summary: string, query: Partial<typeof SEARCH> = {}) =>
  row({
    at,
    who: ['CANDIDATE'],
    summary,
    query,
    document: DESCRIBED_OPENINGS,
    variables: filteredPageOf,
    from: ({ openJobs }) => openJobs,
    answer: page('jobs', DESCRIBED_OPENING),
  });

/** The open jobs, for visitors and for candidates. */
export const jobRoutes = [
  forVisitors('GET job/current-opening/get-jobs', 'The open jobs, the newest first.'),
  forVisitors('GET job/current-opening/search', 'Searches the open jobs.', SEARCH),
  forCandidates('GET job/candidate/get-jobs', 'The open jobs as candidates see them.'),
  forCandidates('GET job/candidate/search', 'Searches the open jobs.', SEARCH),
];
