import { EXPERIENCE_BAND_LABELS, SALARY_BAND_LABELS } from '@job-alert/domain/jobs/job-bands';
import { JOB_LIMITS } from '@job-alert/domain/jobs/job-limits';
import { JOB_TYPE_LABELS, WORK_MODE_LABELS } from '@job-alert/domain/jobs/job-labels';
import { MAX_EXPERIENCE_YEARS } from '@job-alert/domain/search/job-search';
import { parseJobSearch } from '@job-alert/domain/search/job-search-params';
import { facetToParam, JOB_SEARCH_PARAMS, jobSearchPath } from '@job-alert/domain/search/job-search-path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AuthenticationService } from '../../features/api-clients/authentication.service.js';
import { indeedXml, type JobFeed, jsonFeed, rssFeed } from '../../features/jobs/feeds/job-feeds.presenter.js';
import { FEED_FIELDS, jobsAsJson } from '../../features/jobs/open-jobs/open-jobs.presenter.js';
import { MAX_CHOICES } from '../../features/jobs/open-jobs/open-jobs.types.js';
import type { PublicJobsFor } from '../../features/jobs/open-jobs/public-jobs.read-model.js';
import { CachedBody, sendCacheable, sendNotModified, sendStream, weakEtag } from '../../platform/http/cached-body.js';
import {
  choice,
  integer,
  type QueryParameter,
  type QueryParameters,
  readQuery,
  text,
} from '../../platform/http/query-parameters.js';
import { VERSION } from '../../platform/observability/version.js';
import { STRING } from '../../rest/json-schema.js';
import type { Download } from '../../rest/open-api-downloads.js';
import { COMPANY_PARAMETERS } from './company-parameters.js';
import { getRequestContext } from '../http/request-context.js';

interface FeedFormat {
  path: string;
  summary: string;
  type: string;
  /** The maximum number of jobs, latest first. */
  maxJobs: number;
  /** About the cost of the same jobs over GraphQL. */
  cost: number;
  write(feed: JobFeed): string;
  /** True if `content=full` returns all jobs as plain JSON. */
  hasFull?: true;
}

const FEED_FORMATS: readonly FeedFormat[] = [
  {
    path: '/feeds/jobs.rss',
    summary: 'The latest open jobs as RSS 2.0.',
    type: 'application/rss+xml; charset=utf-8',
    maxJobs: 50,
    cost: 150,
    write: rssFeed,
  },
  {
    path: '/feeds/jobs.json',
    summary:
      'The latest open jobs as JSON Feed 1.1. With content=full, all open jobs with their descriptions as plain JSON.',
    type: 'application/feed+json; charset=utf-8',
    maxJobs: 50,
    cost: 150,
    write: jsonFeed,
    hasFull: true,
  },
  {
    path: '/feeds/indeed.xml',
    summary: 'The latest open jobs in the XML format of Indeed.',
    type: 'application/xml; charset=utf-8',
    maxJobs: 500,
    cost: 1_500,
    write: indeedXml,
  },
];

const SELECTED_FIELDS: ReadonlySet<string> = new Set(FEED_FIELDS.map((field) => `nodes.${field}`));

interface Deps {
  publicUrl: string;
  brandName: string;
  viewers: AuthenticationService;
  publicJobsFor: PublicJobsFor;
}

/** Returning all jobs costs as much as an export. */
const FULL_COST = 1_000;

/** Feeds of the latest jobs for feed readers and job boards: of all, a search, or one company. */
export function jobFeedsRoutes(app: FastifyInstance, { publicUrl, brandName, viewers, publicJobsFor }: Deps): void {
  const { origin } = new URL(publicUrl);
  for (const { path, type, maxJobs: length, cost, write, hasFull } of FEED_FORMATS) {
    const parameters = hasFull ? FULL_JOB_FEED_PARAMETERS : JOB_FEED_PARAMETERS;
    const requestCost = ({ query }: FastifyRequest) => (hasFull && hasContentParameter(query) ? FULL_COST : cost);
    app.get(path, { config: { cost: requestCost } }, async (request, reply) => {
      const { viewer } = await getRequestContext(request, viewers);
      const { filter, page, query } = parseFeedSearch(request, parameters);
      const { openJobs } = publicJobsFor(viewer);
      void reply.header('cache-control', 'public, max-age=300');
      if (query.has('content')) {
        // The order of the parameters must not affect the cache key.
        query.sort();
        const version = [VERSION, await openJobs.version(), query.toString()];
        void reply.type('application/json; charset=utf-8');
        if (sendNotModified(request, reply, weakEtag(version.join(' ')))) return reply.send();
        return sendStream(request, reply, jobsAsJson(openJobs.all(filter, SELECTED_FIELDS), origin));
      }
      const orderBy = { field: 'POSTED_AT', direction: 'DESC' } as const;
      const found = await openJobs.page({ first: length, filter, orderBy }, SELECTED_FIELDS, length);
      void reply.type(type);
      const { leftOut: leftOutWords } = openJobs.getSearch(found);
      const feed = write({ brandName, origin, page, self: request.url, jobs: found.nodes, leftOutWords });
      return sendCacheable(request, reply, new CachedBody(feed));
    });
  }
}

const choices = (description: string, labels: object): QueryParameter => {
  const words = Object.keys(labels).map(facetToParam);
  return { ...choice(description, words), maxCount: words.length };
};

/** The parameters of the job search, and a company. */
const JOB_FEED_PARAMETERS = {
  title: text('Words of the title or the skills.'),
  location: text('Words of the city or the state.'),
  experience: integer('Years of experience that the job accepts.', 0, MAX_EXPERIENCE_YEARS),
  mode: choices('Work mode.', WORK_MODE_LABELS),
  type: choices('Job type.', JOB_TYPE_LABELS),
  years: choices('Range of experience.', EXPERIENCE_BAND_LABELS),
  salary: choices('Range of the yearly salary.', SALARY_BAND_LABELS),
  [JOB_SEARCH_PARAMS.minSalary]: integer('The lowest salary, in rupees per year.', 1, JOB_LIMITS.salary),
  industry: { ...text('Industry.'), maxCount: MAX_CHOICES },
  city: { ...text('City.'), maxCount: MAX_CHOICES },
  ...COMPANY_PARAMETERS,
};

const FULL_JOB_FEED_PARAMETERS = {
  ...JOB_FEED_PARAMETERS,
  content: choice('full: all open jobs with their descriptions, as plain JSON.', ['full']),
};

/** The feeds in the OpenAPI document. The JSON feed follows jsonfeed.org. */
export const JOB_FEEDS: readonly Download[] = FEED_FORMATS.map(({ path, summary, type, hasFull }) => ({
  path,
  summary,
  needsToken: false,
  parameters: hasFull ? FULL_JOB_FEED_PARAMETERS : JOB_FEED_PARAMETERS,
  mediaType: type.split(';')[0] ?? type,
  schema: hasFull ? { type: 'object' } : STRING,
}));

const hasContentParameter = (query: unknown): boolean =>
  typeof query === 'object' && query !== null && 'content' in query;

function parseFeedSearch(request: FastifyRequest, allowed: QueryParameters) {
  const parameters = readQuery(request.query, allowed);
  const search = parseJobSearch(parameters);
  const filter = {
    ...search,
    workModes: [...(search.workModes ?? [])],
    jobTypes: [...(search.jobTypes ?? [])],
    experienceBands: [...(search.experienceBands ?? [])],
    salaryBands: [...(search.salaryBands ?? [])],
    industries: [...(search.industries ?? [])],
    cities: [...(search.cities ?? [])],
    companyId: parameters.get('companyId'),
  };
  return { filter, page: jobSearchPath(search), query: parameters };
}
