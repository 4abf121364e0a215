import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CostBudget } from '../../platform/cost-budget.js';
import type { Logger } from '../../platform/logger.js';
import { sendKept } from '../../platform/http/kept-text.js';
import { type AskAsVisitor, PageRenderer, type Site } from './page-renderer.js';
import { withSearchBefore } from './came-from.js';
import { visitorOf } from '../http/request-context.js';
import { CLIENT_FILES, type WebBuild } from './web-build.js';

/** Addresses that programs use: unknown ones are answered with JSON. */
const FOR_PROGRAMS = /^\/(?:api|job|graphql|files|feeds|exports|import-templates|dev)(?:\/|$)/;
/** Points of a page, and of one that is not kept: rendering it takes as long as many small requests. */
const PAGE = 30;
const RENDERING = 1_000;
/** Pages of other sites load this. */
const FOR_OTHER_SITES = { 'cross-origin-resource-policy': 'cross-origin', 'access-control-allow-origin': '*' };
/** A file that is not there is no page. */
const IS_FILE = /\.[a-z0-9]{2,5}$/i;

/** Serves the built web app: its hashed assets for a year, and a page for every other address that a browser opens. */
export async function serveWebApp(
  app: FastifyInstance,
  build: WebBuild | null,
  site: Site,
  ask: AskAsVisitor,
  budget: CostBudget,
  logger: Logger,
): Promise<void> {
  const pages = build && (await PageRenderer.load(build, site, ask, logger));
  if (build) {
    await app.register(fastifyStatic, {
      root: CLIENT_FILES,
      index: false,
      wildcard: true,
      // The build leaves each file in both codings beside it.
      preCompressed: true,
      // The build's notes to the server are no part of the site.
      dotfiles: 'ignore',
      setHeaders: (response, path) => {
        const isHashed = path.includes('/assets/');
        response.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
      },
    });
    app.get('/embed.js', async (_request, reply) => reply.headers(FOR_OTHER_SITES).sendFile('embed/embed.js'));
    app.get('/', async (request, reply) => sendPage(request, reply));
  }
  app.setNotFoundHandler(sendPageOrNothing);
  // Nearly all pages stand here, and no file of the build: it need not be looked for first.
  if (build) app.get('/job-alert/*', sendPageOrNothing);

  async function sendPageOrNothing(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const path = request.url.split('?', 1)[0] ?? '';
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const isPage = isRead && !FOR_PROGRAMS.test(path) && !IS_FILE.test(path);
    if (pages && isPage) return sendPage(request, reply);
    return reply.code(404).send({ error: 'This address does not exist.' });
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (!pages) return reply.code(404).send({ error: 'This address does not exist.' });
    const visitor = visitorOf(request);
    budget.spend(visitor, PAGE);
    const { status, html, location } = await pages.page(
      withSearchBefore(request.url, request.headers.referer, site.origin),
      () => budget.refusal(visitor, RENDERING) === null,
    );
    if (status === 429) reply.header('retry-after', '60');
    // The page is found by what it reads of its address; what links add to it goes along.
    if (location !== undefined) return reply.redirect(location + queryOf(request.url), status);
    void reply.code(status).headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
    return sendKept(request, reply, html);
  }
}

const queryOf = (url: string): string => (url.includes('?') ? url.slice(url.indexOf('?')) : '');
