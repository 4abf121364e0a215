import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const WEB_BUILD = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** Serves the built web app: its hashed assets for a year, its page for every other path a browser opens. */
export async function serveWebApp(app: FastifyInstance): Promise<void> {
  if (!existsSync(`${WEB_BUILD}/index.html`)) return;
  const page = await readFile(`${WEB_BUILD}/index.html`, 'utf8');
  await app.register(fastifyStatic, {
    root: WEB_BUILD,
    index: false,
    wildcard: true,
    setHeaders: (response, path) => {
      const isHashed = path.includes('/assets/');
      response.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    },
  });
  app.get('/', async (_request, reply) => sendPage(reply));
  app.setNotFoundHandler(async (request, reply) => {
    if (request.method === 'GET' && request.headers.accept?.includes('text/html')) return sendPage(reply);
    return reply.code(404).send({ error: 'There is nothing at this address.' });
  });

  const sendPage = (reply: {
    type(type: string): { header(name: string, value: string): { send(body: string): unknown } };
  }) => reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);
}
