import { DEFAULT_FIRST, MAX_FIRST } from '@job-alert/domain/lists/paging';
import type { FastifyInstance } from 'fastify';
import type { AuthenticationService } from '../../features/api-clients/authentication.service.js';
import type { JobChangesReadModel } from '../../features/jobs/feeds/job-changes.read-model.js';
import { FEED_FIELDS, jobAsJson } from '../../features/jobs/open-jobs/open-jobs.presenter.js';
import { CachedBody, sendCacheable } from '../../platform/http/cached-body.js';
import { integer, readQuery, text } from '../../platform/http/query-parameters.js';
import { getRequestContext } from '../http/request-context.js';

/** The cost of a request: about that of the same page over GraphQL. */
const PAGE_COST = 50;
const SELECTED_FIELDS: ReadonlySet<string> = new Set(FEED_FIELDS.map((field) => `job.${field}`));

export const JOB_CHANGES_PARAMETERS = {
  after: text('The cursor of the last answer; without it, the feed starts at its beginning.'),
  first: integer('How many changes to read.', 1, MAX_FIRST),
};

/** GET /feeds/jobs/changes.json: the job change feed for programs without GraphQL. */
export function jobChangesRoute(
  app: FastifyInstance,
  publicUrl: string,
  viewers: AuthenticationService,
  changes: JobChangesReadModel,
): void {
  const { origin } = new URL(publicUrl);
  app.get('/feeds/jobs/changes.json', { config: { cost: PAGE_COST } }, async (request, reply) => {
    // Rejects an invalid key.
    await getRequestContext(request, viewers);
    const query = readQuery(request.query, JOB_CHANGES_PARAMETERS);
    const args = { after: query.get('after'), first: Number(query.get('first') ?? DEFAULT_FIRST) };
    const { nodes, pageInfo } = await changes.page(args, SELECTED_FIELDS, MAX_FIRST);
    const items = nodes.map(({ job, ...line }) => ({ ...line, job: job && jobAsJson(job, origin) }));
    const json = JSON.stringify({ changes: items, cursor: pageInfo.endCursor, hasMore: pageInfo.hasNextPage });
    void reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache');
    return sendCacheable(request, reply, new CachedBody(json));
  });
}
