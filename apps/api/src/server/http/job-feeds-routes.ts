import { openingsAsked } from '@job-alert/domain/openings-asked';
import { EXPERIENCE_BAND_LABELS, SALARY_BAND_LABELS } from '@job-alert/domain/job-bands';
import { JOB_TYPE_LABELS, WORK_MODE_LABELS } from '@job-alert/domain/job-labels';
import { MAX_EXPERIENCE_ASKED } from '@job-alert/domain/job-search';
import { choiceInAddress, openingsSearchPath } from '@job-alert/domain/openings-search';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ViewersService } from '../../features/api-clients/viewers.service.js';
import { type FeedOf, indeedXml, jsonFeed, rssFeed } from '../../features/jobs/job-feeds.presenter.js';
import { FEED_FIELDS } from '../../features/jobs/open-jobs.presenter.js';
import { MAX_CHOICES } from '../../features/jobs/open-jobs.types.js';
import type { PublicJobsFor } from '../../features/jobs/public-jobs.read-model.js';
import { requireScope } from '../../platform/viewer.js';
import { KeptText, sendKept } from '../../platform/http/kept-text.js';
import {
  choice,
  COMPANY_PARAMETERS,
  integer,
  type QueryParameter,
  readQuery,
  text,
} from '../../platform/http/query-parameters.js';
import { contextOf } from './request-context.js';

interface Form {
  path: string;
  type: string;
  /** How many of the latest jobs it has. */
  length: number;
  /** What it costs: about as much as the same jobs over GraphQL. */
  cost: number;
  write(feed: FeedOf): string;
}

const FORMS: readonly Form[] = [
  {
    path: '/feeds/jobs.rss',
    type: 'application/rss+xml; charset=utf-8',
    length: 50,
    cost: 150,
    write: rssFeed,
  },
  {
    path: '/feeds/jobs.json',
    type: 'application/feed+json; charset=utf-8',
    length: 50,
    cost: 150,
    write: jsonFeed,
  },
  { path: '/feeds/indeed.xml', type: 'application/xml; charset=utf-8', length: 500, cost: 1_500, write: indeedXml },
];

const PATHS: ReadonlySet<string> = new Set(FEED_FIELDS.map((field) => `nodes.${field}`));

interface Deps {
  publicUrl: string;
  brandName: string;
  viewers: ViewersService;
  publicJobsFor: PublicJobsFor;
}

/** The latest openings for feed readers and job boards: of all, of a search as the page of openings has it, or of one company. */
export function jobFeedsRoutes(app: FastifyInstance, { publicUrl, brandName, viewers, publicJobsFor }: Deps): void {
  const { origin } = new URL(publicUrl);
  for (const { path, type, length, cost, write } of FORMS) {
    app.get(path, { config: { cost } }, async (request, reply) => {
      const { viewer } = await contextOf(request, viewers);
      requireScope(viewer, 'JOBS_READ');
      const { filter, page } = askedOf(request);
      const orderBy = { field: 'POSTED_AT', direction: 'DESC' } as const;
      const { nodes } = await publicJobsFor(viewer).openJobs.page({ first: length, filter, orderBy }, PATHS, length);
      reply.type(type).header('cache-control', 'public, max-age=300');
      const feed = write({ brandName, origin, page, self: request.url, jobs: nodes });
      return sendKept(request, reply, new KeptText(feed));
    });
  }
}

const choices = (description: string, labels: object): QueryParameter => {
  const words = Object.keys(labels).map(choiceInAddress);
  return { ...choice(description, words), maxCount: words.length };
};

/** The search of the page of openings, and a company. */
export const JOB_FEED_PARAMETERS = {
  title: text('Words of the title or the skills.'),
  location: text('Words of the city or the state.'),
  experience: integer('Years of experience that the job accepts.', 0, MAX_EXPERIENCE_ASKED),
  mode: choices('Work mode.', WORK_MODE_LABELS),
  type: choices('Job type.', JOB_TYPE_LABELS),
  years: choices('Range of experience.', EXPERIENCE_BAND_LABELS),
  salary: choices('Range of the yearly salary.', SALARY_BAND_LABELS),
  industry: { ...text('Industry.'), maxCount: MAX_CHOICES },
  city: { ...text('City.'), maxCount: MAX_CHOICES },
  ...COMPANY_PARAMETERS,
};

function askedOf({ query }: FastifyRequest) {
  const parameters = readQuery(query, JOB_FEED_PARAMETERS);
  const search = openingsAsked(parameters);
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
  return { filter, page: openingsSearchPath(search) };
}
