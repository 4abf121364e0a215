import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { OpenJob } from '../../features/jobs/open-jobs/open-jobs.types.js';
import { notFound, PortalError } from '../../platform/errors.js';
import { type ResponseBody, sendCacheable, weakEtag } from '../../platform/http/cached-body.js';
import type { CostBudget } from '../../platform/limits/cost-budget.js';
import { FairQueue } from '../../platform/limits/fair-queue.js';
import { rateLimitError } from '../../platform/limits/limiter.js';
import type { Logger } from '../../platform/observability/logger.js';
import { anonymous, type Viewer } from '../../platform/viewer.js';
import { withTimeout } from '../../platform/with-timeout.js';
import { getAnonymousContext } from '../http/request-context.js';
import { drawJobPicture, type JobFacts } from './job-picture.js';

/** Some hundred pictures. */
const CACHE_BYTES = 8_000_000;
/** A picture takes about 20 ms of processor time: as much as some small requests. */
const DRAW_COST = 200;
const MAX_WAITING = 20;
const MAX_PER_NETWORK = 4;
const DRAW_TIMEOUT_MS = 5_000;
const RETRY_AFTER_SECONDS = 5;
/** The name of a picture: the id of its job. */
const FILE = /^(\d{1,20})\.png$/;
/** Shown for a picture that cannot be drawn. */
const GENERAL_PICTURE = '/share.png';
const SELECTED_FIELDS: ReadonlySet<string> = new Set([
  'title',
  'city',
  'state',
  'salaryMin',
  'salaryMax',
  'company',
  'company.name',
]);

interface OpenJobs {
  one(
    id: string,
    paths: ReadonlySet<string>,
  ): Promise<(Omit<JobFacts, 'company'> & { id: string; company: Pick<OpenJob['company'], 'name'> }) | null>;
}

interface Deps {
  brandName: string;
  publicJobsFor: (viewer: Viewer) => { openJobs: OpenJobs };
  budget: Pick<CostBudget, 'isEnabled' | 'spend'>;
  logger: Pick<Logger, 'warn'>;
}

/** Serves the picture of each open job for shared links (decision 0147). */
export function jobPictureRoute(
  app: FastifyInstance,
  { brandName, publicJobsFor, budget, logger }: Deps,
  drawPicture = drawJobPicture,
): void {
  const queue = new FairQueue({
    concurrency: 1,
    maxRunningPerCaller: 1,
    maxWaiting: MAX_WAITING,
    maxPerKey: { network: budget.isEnabled ? MAX_PER_NETWORK : Number.POSITIVE_INFINITY },
    error: () => rateLimitError(RETRY_AFTER_SECONDS, 'Too many pictures at once. Please try again later.'),
  });
  const draw = async (job: JobFacts): Promise<ResponseBody> => {
    const plain = await withTimeout(drawPicture(job, brandName), DRAW_TIMEOUT_MS);
    return { etag: weakEtag(plain), plain, encoded: () => null };
  };
  /** The key is everything that the picture shows. Requests for the same picture wait for one drawing. */
  const cache = new LRUCache<string, ResponseBody, { job: JobFacts; network: string }>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ plain }, key) => plain.length + key.length,
    fetchMethod: (_key, _old, { context }) => queue.run({ network: context.network }, () => draw(context.job)),
  });

  app.get<{ Params: { file: string } }>('/share/jobs/:file', async (request, reply) => {
    const context = getAnonymousContext(request);
    const [, id = ''] = FILE.exec(request.params.file) ?? [];
    const found = await publicJobsFor(anonymous).openJobs.one(id, SELECTED_FIELDS);
    if (!found) throw notFound('Job');
    const { title, city, state, salaryMin, salaryMax, company } = found;
    const job = { title, company: company.name, city, state, salaryMin, salaryMax };
    const key = JSON.stringify(job);
    try {
      if (!cache.has(key)) budget.spend(context, DRAW_COST);
      const picture = await cache.forceFetch(key, { context: { job, network: context.network } });
      // Pages of other sites show it too.
      void reply.headers({
        'content-type': 'image/png',
        'cache-control': 'public, max-age=3600',
        'cross-origin-resource-policy': 'cross-origin',
      });
      return await sendCacheable(request, reply, picture);
    } catch (error) {
      if (error instanceof PortalError) throw error;
      logger.warn({ err: error, job: found.id }, 'the picture of a job could not be drawn');
      return reply.header('cache-control', 'no-store').redirect(GENERAL_PICTURE);
    }
  });
}
