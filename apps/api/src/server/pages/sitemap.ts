import { PUBLIC_PATHS } from '@job-alert/domain/portal/public-paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { JobSitemapReadModel } from '../../features/jobs/feeds/job-sitemap.read-model.js';
import { notFound } from '../../platform/errors.js';
import { CachedBody, sendCacheable } from '../../platform/http/cached-body.js';

/** The time that a sitemap is cached, in milliseconds. Search engines request many parts in a short time. */
const LIFETIME_MS = 5 * 60_000;
/** The cost of a sitemap: most are cached, and missing ones are looked up each time. */
const LIST_COST = 50;
/** The number of a part. */
const PART_FILE = /^(\d{1,9})\.xml$/;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');

interface Entry {
  path: string;
  lastModified?: string;
}

function xml(
  list: 'sitemapindex' | 'urlset',
  item: 'sitemap' | 'url',
  origin: string,
  entries: readonly Entry[],
): string {
  const items = entries.map(({ path, lastModified }) => {
    const modified = lastModified === undefined ? '' : `<lastmod>${lastModified}</lastmod>`;
    return `<${item}><loc>${escapeXml(origin + path)}</loc>${modified}</${item}>`;
  });
  const body = items.join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${body}\n</${list}>\n`;
}

/** Serves /sitemap.xml and its parts: the public pages and each open job. */
export function sitemapRoutes(app: FastifyInstance, publicUrl: string, jobs: JobSitemapReadModel): void {
  const { origin } = new URL(publicUrl);
  const cache = new Map<string, { text: Promise<CachedBody>; until: number }>();

  /** Returns the cached text, or creates it. Errors are not cached. */
  function readThroughCache(name: string, make: () => Promise<string>): Promise<CachedBody> {
    // Monotonic, because the system clock can change.
    const now = performance.now();
    for (const [key, { until }] of cache) if (until <= now) cache.delete(key);
    const cached = cache.get(name);
    if (cached) return cached.text;
    const text = make().then((content) => new CachedBody(content));
    cache.set(name, { text, until: now + LIFETIME_MS });
    text.catch(() => cache.delete(name));
    return text;
  }
  const send = (request: FastifyRequest, reply: FastifyReply, text: CachedBody) =>
    sendCacheable(
      request,
      reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=300'),
      text,
    );

  app.get('/sitemap.xml', { config: { cost: LIST_COST } }, async (request, reply) => {
    const text = await readThroughCache('index', async () => {
      const parts = (await jobs.parts()).map(({ number, lastModified }) => ({
        path: `/sitemap/jobs/${number}.xml`,
        lastModified,
      }));
      return xml('sitemapindex', 'sitemap', origin, [{ path: '/sitemap/pages.xml' }, ...parts]);
    });
    return send(request, reply, text);
  });
  const fixedPages = Object.values(PUBLIC_PATHS).map((path) => ({ path }));
  const pagesList = new CachedBody(xml('urlset', 'url', origin, fixedPages));
  app.get('/sitemap/pages.xml', async (request, reply) => send(request, reply, pagesList));
  app.get<{ Params: { file: string } }>(
    '/sitemap/jobs/:file',
    { config: { cost: LIST_COST } },
    async (request, reply) => {
      const part = Number(PART_FILE.exec(request.params.file)?.[1] ?? 0);
      if (part === 0) throw notFound('Sitemap');
      const text = await readThroughCache(`jobs ${part}`, async () => {
        const pages = await jobs.jobs(part);
        if (pages.length === 0) throw notFound('Sitemap');
        return xml('urlset', 'url', origin, pages);
      });
      return send(request, reply, text);
    },
  );
}
