import { JOB_SEARCH_PARAMS } from '@job-alert/domain/search/job-search-path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CostBudget } from '../../platform/limits/cost-budget.js';
import type { Logger } from '../../platform/observability/logger.js';
import { sendCacheable } from '../../platform/http/cached-body.js';
import { retryAfter } from '../../platform/http/retry-after.js';
import { type AnonymousExecutor, type Page, PageRenderer, type Site } from './page-renderer.js';
import { withReferrerSearch } from './referrer-search.js';
import { getAnonymousContext } from '../http/request-context.js';
import { StaticFiles } from './static-files.js';
import { CLIENT_FILES, type WebBuild } from './web-build.js';

/** Paths for programs. Unknown ones get a JSON error. */
const API_PATHS = /^\/(?:api|job|graphql|files|feeds|exports|import-templates|dev)(?:\/|$)/;
/** The cost of a page that is not cached. Rendering takes as long as many small requests. */
const PAGE_COST = 30;
const RENDER_COST = 1_000;
/** Headers for files that pages of other sites load. */
const CROSS_SITE_HEADERS = { 'cross-origin-resource-policy': 'cross-origin', 'access-control-allow-origin': '*' };
/** A path with a file extension is never a page. */
const FILE_PATH = /\.[a-z0-9]{2,5}$/i;

/** Serves the web app: hashed assets with a lifetime of one year, and a page for all other paths. */
export async function serveWebApp(
  app: FastifyInstance,
  build: WebBuild | null,
  site: Site,
  execute: AnonymousExecutor,
  budget: CostBudget,
  logger: Logger,
): Promise<void> {
  const pages = build && (await PageRenderer.load(build, site, execute, logger));
  if (build) {
    const files = new StaticFiles(CLIENT_FILES);
    app.get<{ Params: { '*': string } }>('/*', (request, reply) => {
      const { '*': name } = request.params;
      return files.has(name) ? files.send(request, reply, name) : sendPageOrNotFound(request, reply);
    });
    app.get('/embed.js', (request, reply) => files.send(request, reply.headers(CROSS_SITE_HEADERS), 'embed/embed.js'));
    app.get('/', sendPage);
  }
  app.setNotFoundHandler(sendPageOrNotFound);
  // Fast path: nearly all pages are here, and no files.
  if (build) app.get('/job-alert/*', sendPageOrNotFound);

  function sendPageOrNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply> {
    const path = request.url.split('?', 1)[0] ?? '';
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const isPage = isRead && !API_PATHS.test(path) && !FILE_PATH.test(path);
    return isPage ? sendPage(request, reply) : sendNotFound(reply);
  }

  function sendPage(request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply> {
    if (!pages) return sendNotFound(reply);
    const visitor = getAnonymousContext(request);
    budget.spend(visitor, PAGE_COST);
    const page = pages.page(
      withReferrerSearch(request.url, request.headers.referer, site.origin),
      () => budget.trySpend(visitor, RENDER_COST) === null,
    );
    // Cached pages are sent synchronously: a promise would take as long as the lookup.
    return page instanceof Promise
      ? page.then((rendered) => send(request, reply, rendered))
      : send(request, reply, page);
  }
}

const sendNotFound = (reply: FastifyReply): FastifyReply =>
  reply.code(404).send({ error: 'This address does not exist.', code: 'NOT_FOUND' });

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, html, location }: Page,
): FastifyReply | Promise<FastifyReply> {
  void reply.headers(retryAfter(status, status === 429 ? { retryAfterSeconds: 60 } : {}));
  if (location !== undefined) return reply.redirect(redirectTarget(location, request.url), status);
  void reply.code(status).headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
  return sendCacheable(request, reply, html);
}

const SEARCH_PARAMETERS: ReadonlySet<string> = new Set(Object.values(JOB_SEARCH_PARAMS));

/**
 * Redirects keep query parameters that the page does not read, such as tracking parameters. A target with a query of its own, or with the same
 * path, has the search already.
 */
function redirectTarget(location: string, url: string): string {
  const [path = '', own] = location.split('?', 2);
  if (own === undefined && path !== url.split('?', 1)[0]) return path + getQuery(url);
  const query = new URLSearchParams(own);
  for (const [name, value] of new URLSearchParams(getQuery(url)))
    if (!query.has(name) && !SEARCH_PARAMETERS.has(name)) query.append(name, value);
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}

const getQuery = (url: string): string => (url.includes('?') ? url.slice(url.indexOf('?')) : '');
