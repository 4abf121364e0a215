import { TOKEN_PATHS } from '@job-alert/domain/portal/token-paths';
import type { FastifyInstance } from 'fastify';
import { CachedBody, sendCacheable } from '../../platform/http/cached-body.js';

/** Disallows private areas except sign-up, and job searches. The sitemap lists the jobs. */
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

/** Serves /robots.txt: the paths that search engines may crawl, and the sitemap. */
export function robotsRoute(app: FastifyInstance, publicUrl: string): void {
  const text = new CachedBody(`${RULES}\nSitemap: ${new URL(publicUrl).origin}/sitemap.xml\n`);
  app.get('/robots.txt', async (request, reply) => {
    void reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600');
    return sendCacheable(request, reply, text);
  });
}
