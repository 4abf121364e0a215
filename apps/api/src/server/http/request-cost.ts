import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AuthenticationService } from '../../features/api-clients/authentication.service.js';
import type { RequestContext } from '../../platform/context.js';
import type { CostBudget } from '../../platform/limits/cost-budget.js';
import type { PortalError } from '../../platform/errors.js';
import { isMultipart } from '../../platform/files/multipart-gate.js';
import { rateLimitError } from '../../platform/limits/limiter.js';
import { getRequestContext, getAnonymousContext } from './request-context.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The cost of a request for this route, in addition to its base cost and its body. */
    cost?: number | ((request: FastifyRequest) => number);
  }
}

const REQUEST_COST = 5;
/** This many bytes of a JSON body cost one point. A form is only written to disk. */
const BYTES_PER_POINT = 1_000;
const UPLOAD_BYTES_PER_POINT = 10_000;
/** The maximum cost of a body, and the cost of a body of unknown length. */
const MAX_BODY_POINTS = 15_000;
const UNKNOWN_LENGTH_POINTS = 500;
/** Load balancers remove a server whose health checks fail. */
const HEALTH_PATHS = new Set(['/livez', '/readyz']);
/** Uses its own token, and must work while the database is unavailable. */
const METRICS_PATH = '/metrics';

/** Delays each rejection, so that a connection that keeps sending gets two per second instead of thousands. */
const REJECTION_DELAY_MS = 500;
/** Requests that would wait longer are rejected. */
const MAX_WAIT_MS = 5_000;
/** The maximum number of waiting requests. Further ones are rejected at once, and their connections are closed. */
const MAX_WAITING = 500;

/**
 * Charges every request, successful or not, to the budget of its sender before the body is read. Anonymous clients are
 * charged by address, which needs no statement.
 */
export function chargeRequests(app: FastifyInstance, budget: CostBudget, viewers: AuthenticationService): void {
  let waiting = 0;

  function delay(milliseconds: number, { raw }: FastifyRequest, next: () => void): void {
    waiting += 1;
    setTimeout(() => {
      waiting -= 1;
      if (!raw.destroyed) next();
    }, milliseconds);
  }

  function charge(request: FastifyRequest, reply: FastifyReply, context: RequestContext, done: Done): void {
    const { config, url = '' } = request.routeOptions;
    const { cost = 0 } = config;
    const routeCost = typeof cost === 'function' ? cost(request) : cost;
    const charged = budget.reserve(context, REQUEST_COST + routeCost + bodyPoints(request));
    if (charged === 0) return done();
    const error = chargeError(charged, waiting >= MAX_WAITING);
    if (waiting >= MAX_WAITING) {
      reply.header('connection', 'close');
      return done(error);
    }
    const result = HEALTH_PATHS.has(url) ? undefined : error;
    delay(typeof charged === 'number' && !error ? charged : REJECTION_DELAY_MS, request, () => done(result));
  }

  // A synchronous hook, because it runs for every request and rarely needs to wait.
  app.addHook('onRequest', (request, reply, done) => {
    if (!budget.isEnabled) return done();
    const isVisitor = request.headers.authorization === undefined || request.routeOptions.url === METRICS_PATH;
    if (isVisitor) return charge(request, reply, getAnonymousContext(request), done);
    getRequestContext(request, viewers).then(
      (context) => charge(request, reply, context, done),
      // An invalid key is charged to the address that sent it.
      (reason: Error) => charge(request, reply, getAnonymousContext(request), (error) => done(error ?? reason)),
    );
  });
}

type Done = (error?: Error) => void;

/** Returns an error if the budget is used up, the wait is too long, or too many requests are waiting. */
function chargeError(charged: number | PortalError, isFull: boolean): PortalError | undefined {
  if (typeof charged !== 'number') return charged;
  return charged > MAX_WAIT_MS || isFull ? rateLimitError(charged / 1_000) : undefined;
}

function bodyPoints({ headers, method }: FastifyRequest): number {
  if (method === 'GET' || method === 'HEAD') return 0;
  const length = headers['content-length'];
  if (length === undefined) return headers['transfer-encoding'] === undefined ? 0 : UNKNOWN_LENGTH_POINTS;
  return Math.min(
    MAX_BODY_POINTS,
    Math.floor(Number(length) / (isMultipart(headers) ? UPLOAD_BYTES_PER_POINT : BYTES_PER_POINT)),
  );
}
