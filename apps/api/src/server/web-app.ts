import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Logger } from '../platform/logger.js';
import { type AskAsVisitor, PageRenderer } from './page-renderer.js';
import { CLIENT_FILES, type WebBuild } from './web-build.js';

/** Addresses that programs use: what is not there is told as JSON. */
const FOR_PROGRAMS = /^\/(?:api|job|graphql|files|feeds|exports|import-templates|dev)(?:\/|$)/;
/** A file that is not there is no page. */
const IS_FILE = /\.[a-z0-9]{2,5}$/i;

/** Serves the built web app: its hashed assets for a year, and a page for every other address that a browser opens. */
export async function serveWebApp(
  app: FastifyInstance,
  build: WebBuild | null,
  publicUrl: string,
  ask: AskAsVisitor,
  logger: Logger,
): Promise<void> {
  const pages = build && (await PageRenderer.load(build, new URL(publicUrl).origin, ask, logger));
  if (build) {
    await app.register(fastifyStatic, {
      root: CLIENT_FILES,
      index: false,
      wildcard: true,
      globIgnore: ['.vite/**'],
      setHeaders: (response, path) => {
        const isHashed = path.includes('/assets/');
        response.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
      },
    });
    app.get('/', async (request, reply) => sendPage(request.url, reply));
  }
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const isPage = request.method === 'GET' && !FOR_PROGRAMS.test(path) && !IS_FILE.test(path);
    if (pages && isPage) return sendPage(request.url, reply);
    return reply.code(404).send({ error: 'There is nothing at this address.' });
  });

  async function sendPage(path: string, reply: FastifyReply): Promise<FastifyReply> {
    if (!pages) return reply.code(404).send({ error: 'There is nothing at this address.' });
    const { status, html } = await pages.page(path);
    return reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(html);
  }
}
