import { jobTypeNames, workModeNames } from '@job-alert/domain/jobs/job-wire-names';
import { parseExperience } from '@job-alert/domain/search/job-search';
import { page } from '../responses.js';
import { graphql } from '../documents.generated.js';
import { string, enumValue, instant, integer } from '../input-fields.js';
import { arraySchema, requiredObject, STRING } from '../json-schema.js';
import * as out from '../output-fields.js';
import { defineRoute } from '../define-route.js';
import type { ResponseMapper } from '../route.js';
import { filteredPageVariables, skillsText } from './shared.js';

const OPENING = graphql(`fragment Opening on OpenJob {
  id title preferredSkills minExperience maxExperience city state jobType workMode salaryMin salaryMax minimumQualification
  company { name }
  postedAt deadline updatedAt
}`).outputFields({
  id: out.id('id'),
  title: out.requiredString('title'),
  prefered_skills: skillsText('preferredSkills'),
  min_experience: out.count('minExperience'),
  max_experience: out.count('maxExperience'),
  city: out.requiredString('city'),
  state: out.string('state'),
  job_type: out.namedValue('jobType', jobTypeNames),
  work_mode: out.namedValue('workMode', workModeNames),
  salary_min: out.count('salaryMin'),
  salary_max: out.count('salaryMax'),
  minimum_qualification: out.string('minimumQualification'),
  company_name: out.nested('company', out.string('name')),
  posted_at: out.requiredInstant('postedAt'),
  job_deadline: out.date('deadline'),
  changed_at: out.requiredInstant('updatedAt'),
});
const OPENINGS = graphql(`query Openings($first: Int!, $page: Int!, $filter: OpenJobsFilter) {
  openJobs(first: $first, page: $page, filter: $filter) { nodes { ...Opening } totalCount leftOutWords }
}`);

const { prefered_skills: _asText, ...REST_OF_OPENING } = OPENING;
const DESCRIBED_OPENING = graphql(`fragment DescribedOpening on OpenJob { ...Opening description }`).outputFields({
  ...REST_OF_OPENING,
  description: out.requiredString('description'),
  skills: out.mapped('preferredSkills', arraySchema(STRING), (skills: readonly string[]) => skills),
});
const DESCRIBED_OPENINGS = graphql(`query DescribedOpenings($first: Int!, $page: Int!, $filter: OpenJobsFilter) {
  openJobs(first: $first, page: $page, filter: $filter) { nodes { ...DescribedOpening } totalCount leftOutWords }
}`);

const CHANGED_SINCE = { changed_since: instant('updatedSince') };
const SEARCH = {
  ...CHANGED_SINCE,
  title: string('query'),
  location: string('location'),
  experience: enumValue('experience', [], parseExperience),
  min_salary: integer('minSalary'),
};

/** A page of jobs, and the words that its search leaves out. */
function searchPage<Node>(
  fields: out.OutputFields<Node>,
): ResponseMapper<{ nodes: readonly Node[]; totalCount: number; leftOutWords: readonly string[] }> {
  const { schema, body } = page('jobs', fields);
  const words = { ...arraySchema(STRING), description: 'Words of the search that no open job has with the others.' };
  return {
    schema: requiredObject({ ...schema.properties, left_out_words: words }),
    body: (source, request) => ({ ...body(source, request), left_out_words: source.leftOutWords }),
  };
}

const publicJobList = (at: string, summary: string, query: Partial<typeof SEARCH> = CHANGED_SINCE) =>
  defineRoute({
    at,
    who: 'anyone',
    summary,
    query,
    document: OPENINGS,
    variables: filteredPageVariables,
    from: ({ openJobs }) => openJobs,
    response: searchPage(OPENING),
  });

const candidateJobList = (at: string, summary: string, query: Partial<typeof SEARCH> = CHANGED_SINCE) =>
  defineRoute({
    at,
    who: ['CANDIDATE'],
    summary,
    query,
    document: DESCRIBED_OPENINGS,
    variables: filteredPageVariables,
    from: ({ openJobs }) => openJobs,
    response: searchPage(DESCRIBED_OPENING),
  });

export const jobRoutes = [
  publicJobList('GET job/current-opening/get-jobs', 'The open jobs, the newest first.'),
  publicJobList('GET job/current-opening/search', 'Searches the open jobs.', SEARCH),
  candidateJobList('GET job/candidate/get-jobs', 'The open jobs as candidates see them.'),
  candidateJobList('GET job/candidate/search', 'Searches the open jobs.', SEARCH),
];
