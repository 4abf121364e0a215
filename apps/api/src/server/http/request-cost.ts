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
    /** The cost of a request for this route, in addition to its own point and its body, charged before any work. */
    cost?: number | ((request: FastifyRequest) => number);
  }
}

/** Any request at all. */
const REQUEST_COST = 5;
/** This many bytes of a body cost a point; a form is only written to disk. */
const BYTES_PER_POINT = 1_000;
const UPLOAD_BYTES_PER_POINT = 10_000;
/** No form is larger than this many points, nor one that does not tell its length. */
const MAX_BODY_POINTS = 15_000;
const UNKNOWN_LENGTH_POINTS = 500;
/** Load balancers take a server away that refuses these. */
const HEALTH_PATHS = new Set(['/livez', '/readyz']);
/** Its token is no login, and it is read while the database is away. */
const METRICS_PATH = '/metrics';

/** A refusal is answered after this, so that a connection that does not stop gets two in a second and not thousands. */
const REJECTION_DELAY_MS = 500;
/** A request that would have to wait longer for its turn is refused. */
const MAX_WAIT_MS = 5_000;
/** More that wait at once are not kept: they are refused at once, and lose their connection. */
const MAX_WAITING = 500;

/**
 * Takes the price of every request, whatever comes of it, from the budget of who sends it before its body is read. Without
 * a token that is an address, whose refusal costs no statement.
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

  // A hook without a promise where there is nothing to wait for: every request passes here.
  app.addHook('onRequest', (request, reply, done) => {
    if (!budget.isEnabled) return done();
    const isVisitor = request.headers.authorization === undefined || request.routeOptions.url === METRICS_PATH;
    if (isVisitor) return charge(request, reply, getAnonymousContext(request), done);
    getRequestContext(request, viewers).then(
      (context) => charge(request, reply, context, done),
      // A key that is refused costs the address that sends it.
      (refusal: Error) => charge(request, reply, getAnonymousContext(request), (beyond) => done(beyond ?? refusal)),
    );
  });
}

type Done = (refusal?: Error) => void;

/** Returns the error for a budget with too few points, for a wait that is too long, and for any wait if too many requests wait already. */
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
