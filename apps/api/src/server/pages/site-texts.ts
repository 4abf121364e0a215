import { addDays, todayInIndia } from '@job-alert/domain/india/calendar';
import { PUBLIC_PATHS } from '@job-alert/domain/portal/public-paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CachedBody, sendCacheable } from '../../platform/http/cached-body.js';

/** A route of the web app. */
const FORGOT_PASSWORD = '/job-alert/forget-password';

interface Operator {
  publicUrl: string;
  brandName: string;
  supportEmail: string;
}

/** RFC 9116 requires less than a year. */
const VALID_DAYS = 180;

function send(request: FastifyRequest, reply: FastifyReply, text: CachedBody): FastifyReply | Promise<FastifyReply> {
  void reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600');
  return sendCacheable(request, reply, text);
}

/** Serves /llms.txt for AI assistants, and the addresses below /.well-known/ for security researchers and password managers. */
export function siteTextRoutes(app: FastifyInstance, { publicUrl, brandName, supportEmail }: Operator): void {
  const { origin } = new URL(publicUrl);
  const llms = new CachedBody(llmsText(origin, brandName));
  app.get('/llms.txt', async (request, reply) => send(request, reply, llms));
  // Password managers open this address (w3c.github.io/webappsec-change-password-url). The page works with and without a login.
  app.get('/.well-known/change-password', async (_request, reply) => reply.redirect(FORGOT_PASSWORD, 302));
  app.get('/.well-known/security.txt', async (request, reply) => {
    const lines = [
      `Contact: mailto:${supportEmail}`,
      `Contact: ${origin}${PUBLIC_PATHS.contact}`,
      `Expires: ${addDays(todayInIndia(new Date()), VALID_DAYS)}T00:00:00Z`,
      'Preferred-Languages: en, hi, gu',
      `Canonical: ${origin}/.well-known/security.txt`,
    ];
    return send(request, reply, new CachedBody(`${lines.join('\n')}\n`));
  });
}

const llmsText = (origin: string, brandName: string): string => `# ${brandName}

> The job portal of a recruitment consultancy in Surat, India. Anyone can read the open jobs without an account or a key.

## Open jobs

- [Job opportunities](${origin}${PUBLIC_PATHS.openings}): the list for people; each job has a page of its own with schema.org JobPosting data
- [JSON Feed](${origin}/feeds/jobs.json): the latest 50 jobs; takes the query of the list, such as \`?title=accounts&city=Surat\`, and \`?companyId=\`
- [All jobs](${origin}/feeds/jobs.json?content=full): all open jobs with their descriptions as plain JSON
- [RSS](${origin}/feeds/jobs.rss): the same as RSS 2.0
- [Changes](${origin}/feeds/jobs/changes.json): every job that opened, changed or closed, in order, with a cursor
- [Sitemap](${origin}/sitemap.xml): the page of every open job

## For programs

- [GraphQL](${origin}/graphql): one endpoint for everything, with a console in the browser
- [Schema](${origin}/schema.graphql): every type and field with its description
- [REST](${origin}/api/docs/): the REST paths

## The consultancy

- [About](${origin}${PUBLIC_PATHS.about})
- [Services](${origin}${PUBLIC_PATHS.services})
- [Contact](${origin}${PUBLIC_PATHS.contact})
`;
