import { TOKEN_PATHS } from '@job-alert/domain/portal/deep-links';
import type { FastifyInstance } from 'fastify';
import type { JobAlertsService } from '../../features/job-alerts/job-alerts.service.js';
import { PortalError } from '../../platform/errors.js';

/** The body of the page's form. Mail clients send `List-Unsubscribe=One-Click`, as a form of either kind (RFC 8058). */
const PAGE_FORM_BODY = 'from=page';
const MAX_BODY_BYTES = 2_000;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Stops an alert by the link of its mail, without a login and without a look at cookies. Only a POST does: whoever follows every link of
 * a mail, as scanners do, gets the page with its button. The page of a web mailer may send it: the link alone decides. People are led
 * on to a page; programs get their answer at once.
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
