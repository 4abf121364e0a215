import { openingsAsked } from '@job-alert/domain/openings-asked';
import { openingsSearchPath } from '@job-alert/domain/openings-search';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ViewersService } from '../../features/api-clients/viewers.service.js';
import { type FeedOf, indeedXml, jsonFeed, rssFeed } from '../../features/jobs/job-feeds.presenter.js';
import { FEED_FIELDS } from '../../features/jobs/open-jobs.presenter.js';
import { MAX_CHOICES } from '../../features/jobs/open-jobs.types.js';
import type { PublicJobsFor } from '../../features/jobs/public-jobs.read-model.js';
import { isId } from '../../platform/ids.js';
import { requireScope } from '../../platform/viewer.js';
import { KeptText, sendKept } from '../../platform/http/kept-text.js';
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
      const text = write({ brandName, origin, page, self: request.url, jobs: nodes });
      return sendKept(request, reply, new KeptText(text));
    });
  }
}

function askedOf({ url }: FastifyRequest) {
  const { searchParams } = new URL(url, 'http://portal');
  const search = openingsAsked(searchParams);
  const company = searchParams.get('company') ?? '';
  const filter = {
    ...search,
    workModes: [...(search.workModes ?? [])],
    jobTypes: [...(search.jobTypes ?? [])],
    experienceBands: [...(search.experienceBands ?? [])],
    salaryBands: [...(search.salaryBands ?? [])],
    industries: (search.industries ?? []).slice(0, MAX_CHOICES),
    cities: (search.cities ?? []).slice(0, MAX_CHOICES),
    companyId: isId(company) ? company : null,
  };
  return { filter, page: openingsSearchPath(search) };
}
