import { TOKEN_PATHS } from '@job-alert/domain/portal/deep-links';
import type { FastifyInstance } from 'fastify';
import { CachedBody, sendCacheable } from '../../platform/http/cached-body.js';

/**
 * Nothing below these is a page for the public; the sign-ups are, though they stand under their area. Searches of the openings are
 * endlessly many, and their jobs are in the sitemap.
 */
const RULES = `User-agent: *
Allow: /job-alert/candidate/signup$
Allow: /job-alert/employer/signup$
Disallow: /job-alert/candidate/
Disallow: /job-alert/employer/
Disallow: /job-alert/admin/
Disallow: /job-alert/wp-login/
Disallow: /job-alert/forget-password
${Object.values(TOKEN_PATHS)
  .map((path) => `Disallow: ${path}\n`)
  .join('')}Disallow: /job-alert/job-opportunites?
Disallow: /graphql
Disallow: /api/
Disallow: /job/
Disallow: /files/
Disallow: /feeds/reports/
Disallow: /exports/
Disallow: /import-templates/
Disallow: /dev/
Disallow: /metrics
`;

/** /robots.txt: which addresses search engines may visit, and where the list of pages is. */
export function robotsRoute(app: FastifyInstance, publicUrl: string): void {
  const text = new CachedBody(`${RULES}\nSitemap: ${new URL(publicUrl).origin}/sitemap.xml\n`);
  app.get('/robots.txt', async (request, reply) => {
    void reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600');
    return sendCacheable(request, reply, text);
  });
}
