import { parseExperience } from '@job-alert/domain/job-search';
import { jobTypeToEdge, workModeToEdge } from '@job-alert/domain/job-post';
import { page } from '../answers.js';
import { text, word } from '../input-fields.js';
import { listOf, TEXT } from '../json-schema.js';
import * as out from '../output-fields.js';
import type { RestRoute } from '../route.js';
import { pageOf, skillsText } from './shared.js';

const OPENING: out.OutputFields = {
  id: out.id('id'),
  title: out.text('title'),
  prefered_skills: skillsText('preferredSkills'),
  min_experience: out.whole('minExperience'),
  max_experience: out.whole('maxExperience'),
  city: out.text('city'),
  state: out.text('state'),
  job_type: out.word('jobType', jobTypeToEdge),
  work_mode: out.word('workMode', workModeToEdge),
  salary_min: out.whole('salaryMin'),
  salary_max: out.whole('salaryMax'),
  minimum_qualification: out.text('minimumQualification'),
  company_name: out.text('company.name'),
  posted_at: out.instant('postedAt'),
  job_deadline: out.day('deadline'),
};

const { prefered_skills: _asText, ...REST_OF_OPENING } = OPENING;
const JOB_FOR_CANDIDATES: out.OutputFields = {
  ...REST_OF_OPENING,
  description: out.text('description'),
  skills: out.shown('preferredSkills', listOf(TEXT), (skills: string[]) => skills),
};

const SEARCH = {
  title: text('query'),
  location: text('location'),
  experience: word('experience', [], (given) => parseExperience(given) ?? null),
};

const documentOf = (fields: out.OutputFields): string =>
  `query ($first: Int!, $page: Int!, $filter: OpenJobsFilter) {
    openJobs(first: $first, page: $page, filter: $filter) { nodes ${out.select(fields)} totalCount }
  }`;

const openings = (fields: out.OutputFields) =>
  ({
    method: 'GET',
    isList: true,
    document: documentOf(fields),
    variables: (request) => pageOf(request, request.query),
    answer: page('jobs', 'openJobs', fields),
  }) as const satisfies Partial<RestRoute>;

/** The open jobs, for visitors and for candidates. */
export const jobRoutes: readonly RestRoute[] = [
  {
    ...openings(OPENING),
    path: 'job/current-opening/get-jobs',
    who: 'anyone',
    summary: 'The open jobs, the newest first.',
  },
  {
    ...openings(OPENING),
    path: 'job/current-opening/search',
    who: 'anyone',
    summary: 'Searches the open jobs.',
    query: SEARCH,
  },
  {
    ...openings(JOB_FOR_CANDIDATES),
    path: 'job/candidate/get-jobs',
    who: ['CANDIDATE'],
    summary: 'The open jobs as candidates see them.',
  },
  {
    ...openings(JOB_FOR_CANDIDATES),
    path: 'job/candidate/search',
    who: ['CANDIDATE'],
    summary: 'Searches the open jobs.',
    query: SEARCH,
  },
];
