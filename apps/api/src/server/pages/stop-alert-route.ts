import { TOKEN_PATHS } from '@job-alert/domain/portal/token-paths';
import type { FastifyInstance } from 'fastify';
import type { JobAlertsService } from '../../features/job-alerts/job-alerts.service.js';
import { PortalError } from '../../platform/errors.js';

/** The body of the page's form. Mail clients send `List-Unsubscribe=One-Click` in either form encoding (RFC 8058). */
const PAGE_FORM_BODY = 'from=page';
const MAX_BODY_BYTES = 2_000;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Stops a job alert by the link in its email, without a login or cookies. Only POST stops it: scanners follow all links
 * of an email by GET and get a page with a button. Any origin may send it, because webmail clients do. People are
 * redirected to a page; programs get an empty response.
 */
export async function stopAlertRoute(app: FastifyInstance, jobAlerts: JobAlertsService): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MAX_BODY_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    scope.post<{ Querystring: { alert?: unknown; signature?: unknown } }>(
      TOKEN_PATHS.stopAlert,
      { config: { anyOrigin: true } },
      async ({ query, body }, reply) => {
        const isStopped = await jobAlerts.stop({ alertId: text(query.alert), signature: text(query.signature) });
        void reply.header('cache-control', 'no-store');
        if (body === PAGE_FORM_BODY)
          return reply.redirect(`${TOKEN_PATHS.stopAlert}?stopped=${isStopped ? 'yes' : 'no'}`, 303);
        if (!isStopped) throw new PortalError('FORBIDDEN', 'This link is not valid.');
        return reply.type('text/plain; charset=utf-8').send('The job alert is stopped.\n');
      },
    );
  });
}
