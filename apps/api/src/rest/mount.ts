import multipart from '@fastify/multipart';
import { REST_PAGE_SIZE } from '@job-alert/domain/lists/paging';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RequestContext } from '../platform/context.js';
import { PortalError } from '../platform/errors.js';
import { MULTIPART_LIMITS } from '../platform/files/multipart-gate.js';
import { CachedBody, sendCacheable } from '../platform/http/cached-body.js';
import { docsPage } from './docs-page.js';
import { checkAccess, handle, type RestHttp, type RestDeps, send } from './handler.js';
import { openApiDocument } from './open-api.js';
import type { Download } from './open-api-downloads.js';
import { fromPortalError } from './errors.js';
import type { RestRoute } from './route.js';
import { restRouteGroups, restRoutes } from './routes.js';

const MAX_JSON_BYTES = 200_000;
/** The cost of a text of a few hundred kilobytes, in points. */
const STATIC_TEXT = 50;

/** Mounts every route, with and without a trailing slash, and the documentation. */
export async function mountRest(
  app: FastifyInstance,
  deps: RestDeps,
  publicUrl: string,
  downloads: readonly Download[],
): Promise<void> {
  await app.register(async (rest) => {
    // A page of another site can send a text without a preflight.
    rest.removeContentTypeParser(['application/json', 'text/plain']);
    await rest.register(multipart, { limits: MULTIPART_LIMITS, throwFileSizeLimit: false });
    acceptEmptyJson(rest);
    for (const route of restRoutes) mountRoute(rest, route, deps);
  });
  const document = new CachedBody(() => JSON.stringify(openApiDocument(restRouteGroups, publicUrl, downloads)));
  const page = new CachedBody(() => docsPage(restRoutes));
  app.get('/api/openapi.json', { config: { cost: STATIC_TEXT } }, async (request, reply) =>
    sendCacheable(request, reply.type('application/json; charset=utf-8'), document),
  );
  for (const url of ['/api/docs', '/api/docs/']) {
    app.get(url, { config: { cost: STATIC_TEXT } }, async (request, reply) =>
      sendCacheable(request, reply.type('text/html; charset=utf-8'), page),
    );
  }
}

/** Clients log out with an empty body of type JSON (specification 1 §7). */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: MAX_JSON_BYTES },
    (request, body, done) => (body === '' ? done(null, {}) : void parse(request, String(body), done)),
  );
}

function mountRoute(app: FastifyInstance, route: RestRoute, deps: RestDeps): void {
  const contexts = new WeakMap<object, RequestContext>();
  const path = `/${route.path.replace(/\{(\w+)\}/g, ':$1')}`;
  for (const url of [path, `${path}/`]) {
    app.route<RestHttp>({
      method: route.method,
      url,
      config: { maxPageSize: REST_PAGE_SIZE },
      onRequest: async (request) => void contexts.set(request, await checkAccess(route, deps, request)),
      handler: async (request, reply) => {
        const context = contexts.get(request) ?? (await checkAccess(route, deps, request));
        return handle(route, deps, context, request, reply);
      },
      errorHandler: (error, request, reply) => void answerError(route, error, request, reply),
    });
  }
}

/** Sends errors of the portal in the REST format. The server handles all others. */
function answerError(route: RestRoute, error: Error, request: FastifyRequest, reply: FastifyReply): unknown {
  if (error instanceof PortalError) return send(request, reply, fromPortalError(route, error));
  throw error;
}
