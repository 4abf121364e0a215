import { DEFAULT_FIRST, MAX_FIRST } from '@job-alert/domain/paging';
import type { FastifyInstance } from 'fastify';
import type { ViewersService } from '../../features/api-clients/viewers.service.js';
import type { JobChangesReadModel } from '../../features/jobs/job-changes.read-model.js';
import { FEED_FIELDS, jobAsJson } from '../../features/jobs/open-jobs.presenter.js';
import { invalidInput } from '../../platform/errors.js';
import { KeptText, sendKept } from '../../platform/http/kept-text.js';
import { requireScope } from '../../platform/viewer.js';
import { contextOf } from './request-context.js';

/** Points of a request, whatever is new: about those of the same page over GraphQL. */
const PAGE = 50;
const PATHS: ReadonlySet<string> = new Set(FEED_FIELDS.map((field) => `job.${field}`));

interface ChangesRequest {
  Querystring: Readonly<Record<string, unknown>>;
}

/** GET /feeds/jobs/changes.json: the feed of changes for programs that speak no GraphQL. */
export function jobChangesRoute(
  app: FastifyInstance,
  publicUrl: string,
  viewers: ViewersService,
  changes: JobChangesReadModel,
): void {
  const { origin } = new URL(publicUrl);
  app.get<ChangesRequest>('/feeds/jobs/changes.json', { config: { cost: PAGE } }, async (request, reply) => {
    const { viewer } = await contextOf(request, viewers);
    requireScope(viewer, 'JOBS_READ');
    const { after = '', first = String(DEFAULT_FIRST) } = request.query;
    if (typeof after !== 'string') throw invalidInput({ after: ['Give this only once.'] });
    const args = { after: after === '' ? null : after, first: Number(first) };
    const { nodes, pageInfo } = await changes.page(args, PATHS, MAX_FIRST);
    const told = nodes.map(({ job, ...line }) => ({ ...line, job: job && jobAsJson(job, origin) }));
    const text = JSON.stringify({ changes: told, cursor: pageInfo.endCursor, hasMore: pageInfo.hasNextPage });
    void reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache');
    return sendKept(request, reply, new KeptText(text));
  });
}
