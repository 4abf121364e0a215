import { TOKEN_PATHS } from '@job-alert/domain/portal/token-paths';
import type { FastifyInstance } from 'fastify';
import type { SearchVisibilityService } from '../../features/candidates/visibility/search-visibility.service.js';
import type { JobAlertsService } from '../../features/job-alerts/job-alerts.service.js';
import { PortalError } from '../../platform/errors.js';
import { getRequestContext } from '../http/request-context.js';

const MAX_BODY_BYTES = 2_000;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

interface Deps {
  viewers: Parameters<typeof getRequestContext>[1];
  jobAlerts: JobAlertsService;
  searchVisibility: SearchVisibilityService;
}

/**
 * Answers to emails by a signed link, without a login or cookies. Only POST decides: scanners follow all links of an email by GET and get a
 * page with buttons. Any origin may send it, because webmail clients do. The page's form names its `answer`, and people are redirected to
 * the page. Mail clients send `List-Unsubscribe=One-Click` in either form encoding (RFC 8058), and get a line of text.
 */
export async function emailAnswerRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { viewers, jobAlerts, searchVisibility } = deps;
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MAX_BODY_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    scope.post<{ Querystring: { alert?: unknown; signature?: unknown } }>(
      TOKEN_PATHS.stopAlert,
      { config: { anyOrigin: true } },
      async ({ query, body }, reply) => {
        const answer = pageAnswer(body, ['stop']);
        const isStopped = await jobAlerts.stop({ alertId: text(query.alert), signature: text(query.signature) });
        void reply.header('cache-control', 'no-store');
        if (answer !== null) return reply.redirect(`${TOKEN_PATHS.stopAlert}?stopped=${isStopped ? 'yes' : 'no'}`, 303);
        if (!isStopped) throw invalidLink();
        return reply.type('text/plain; charset=utf-8').send('The job alert is stopped.\n');
      },
    );
    scope.post<{ Querystring: { candidate?: unknown; signature?: unknown } }>(
      TOKEN_PATHS.confirmPreferences,
      { config: { anyOrigin: true } },
      async (request, reply) => {
        const { query, body } = request;
        const answer = pageAnswer(body, ['confirm', 'hide']);
        const isVisible = answer === 'confirm';
        const link = { candidateId: text(query.candidate), signature: text(query.signature) };
        const context = await getRequestContext(request, viewers);
        const isSaved = await searchVisibility.setByLink(context, link, isVisible);
        void reply.header('cache-control', 'no-store');
        if (answer !== null) {
          const saved = isVisible ? 'confirmed' : 'hidden';
          return reply.redirect(`${TOKEN_PATHS.confirmPreferences}?saved=${isSaved ? saved : 'no'}`, 303);
        }
        if (!isSaved) throw invalidLink();
        return reply.type('text/plain; charset=utf-8').send('We do not suggest openings to you any more.\n');
      },
    );
  });
}

/** Returns the answer of the page's form; null for a request of a mail client. Throws for any other body, such as a scanner's. */
function pageAnswer(body: unknown, answers: readonly string[]): string | null {
  const answer = new URLSearchParams(text(body)).get('answer');
  if (answer === null ? text(body).includes('One-Click') : answers.includes(answer)) return answer;
  throw invalidLink();
}

const invalidLink = (): PortalError => new PortalError('FORBIDDEN', 'This link is not valid.');
