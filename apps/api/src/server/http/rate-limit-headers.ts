import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AuthenticationService } from '../../features/api-clients/authentication.service.js';
import type { RequestContext } from '../../platform/context.js';
import type { CostBudget } from '../../platform/limits/cost-budget.js';
import { getRequestContext, getAnonymousContext } from './request-context.js';

/** Routes for programs. Pages and their files have no rate-limit headers. */
const API_ROUTES = /^\/(?:graphql$|feeds\/|exports\/|api\/|job\/)/;

/** Adds the remaining budget: RateLimit and RateLimit-Policy (draft-ietf-httpapi-ratelimit-headers). */
export function addRateLimitHeaders(app: FastifyInstance, budget: CostBudget, viewers: AuthenticationService): void {
  const policy = `"points";q=${budget.points};w=60`;

  function setHeaders(reply: FastifyReply, context: RequestContext): void {
    const { left, seconds } = budget.remaining(context);
    void reply.header('ratelimit-policy', policy).header('ratelimit', `"points";r=${left};t=${seconds}`);
  }

  function onSend(request: FastifyRequest, reply: FastifyReply, _payload: unknown, done: () => void): void {
    if (request.headers.authorization === undefined) {
      setHeaders(reply, getAnonymousContext(request));
      return done();
    }
    // No headers if the token cannot be looked up.
    const withContext = getRequestContext(request, viewers).then((context) => setHeaders(reply, context));
    withContext.then(done, () => done());
  }

  if (!budget.isEnabled) return;
  app.addHook('onRoute', (route) => {
    if (!API_ROUTES.test(route.url)) return;
    route.onSend = [route.onSend ?? [], onSend].flat();
  });
}
