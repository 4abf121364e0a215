import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ViewersService } from '../../features/api-clients/viewers.service.js';
import type { RequestContext } from '../../platform/context.js';
import type { CostBudget } from '../../platform/limits/cost-budget.js';
import type { PortalError } from '../../platform/errors.js';
import { isMultipart } from '../../platform/files/multipart-gate.js';
import { rateLimitError } from '../../platform/limits/limiter.js';
import { contextOf, visitorOf } from './request-context.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a request for this route costs besides its own point and its body, before anything of it is done. */
    cost?: number | ((request: FastifyRequest) => number);
  }
}

/** Any request at all. */
const REQUEST = 5;
/** This many bytes of a body cost a point; a form is only written to disk. */
const BYTES = 1_000;
const BYTES_OF_A_FORM = 10_000;
/** No form is larger than this many points, nor one that does not tell its length. */
const LARGEST_FORM = 15_000;
const UNTOLD_LENGTH = 500;
/** Load balancers take a server away that refuses these. */
const OF_THE_OPERATOR = new Set(['/livez', '/readyz']);
/** Its token is no login, and it is read while the database is away. */
const METRICS = '/metrics';

/** A refusal is answered after this, so that a connection that does not stop gets two in a second and not thousands. */
const PAUSE = 500;
/** A request that would have to wait longer for its turn is refused. */
const LONGEST_WAIT = 5_000;
/** More that wait at once are not kept: they are refused at once, and lose their connection. */
const MAX_WAITING = 500;

/**
 * Takes the price of every request, whatever comes of it, from the budget of who sends it before its body is read. Without
 * a token that is an address, whose refusal costs no statement.
 */
export function chargeRequests(app: FastifyInstance, budget: CostBudget, viewers: ViewersService): void {
  let waiting = 0;

  function later(milliseconds: number, { raw }: FastifyRequest, goOn: () => void): void {
    waiting += 1;
    setTimeout(() => {
      waiting -= 1;
      if (!raw.destroyed) goOn();
    }, milliseconds);
  }

  function charge(request: FastifyRequest, reply: FastifyReply, context: RequestContext, done: Done): void {
    const { config, url = '' } = request.routeOptions;
    const { cost = 0 } = config;
    const ofRoute = typeof cost === 'function' ? cost(request) : cost;
    const charged = budget.reserve(context, REQUEST + ofRoute + pointsOfBody(request));
    if (charged === 0) return done();
    const refused = refusalOf(charged, waiting >= MAX_WAITING);
    if (waiting >= MAX_WAITING) {
      reply.header('connection', 'close');
      return done(refused);
    }
    const answer = OF_THE_OPERATOR.has(url) ? undefined : refused;
    later(typeof charged === 'number' && !refused ? charged : PAUSE, request, () => done(answer));
  }

  // A hook without a promise where there is nothing to wait for: every request passes here.
  app.addHook('onRequest', (request, reply, done) => {
    if (!budget.isEnabled) return done();
    const isVisitor = request.headers.authorization === undefined || request.routeOptions.url === METRICS;
    if (isVisitor) return charge(request, reply, visitorOf(request), done);
    contextOf(request, viewers).then(
      (context) => charge(request, reply, context, done),
      // A key that is refused costs the address that sends it.
      (refusal: Error) => charge(request, reply, visitorOf(request), (beyond) => done(beyond ?? refusal)),
    );
  });
}

type Done = (refusal?: Error) => void;

/** Of a budget that holds less, of a wait that is too long, and of any wait when too many wait already. */
function refusalOf(charged: number | PortalError, isFull: boolean): PortalError | undefined {
  if (typeof charged !== 'number') return charged;
  return charged > LONGEST_WAIT || isFull ? rateLimitError(charged / 1_000) : undefined;
}

function pointsOfBody({ headers, method }: FastifyRequest): number {
  if (method === 'GET' || method === 'HEAD') return 0;
  const length = headers['content-length'];
  if (length === undefined) return headers['transfer-encoding'] === undefined ? 0 : UNTOLD_LENGTH;
  return Math.min(LARGEST_FORM, Math.floor(Number(length) / (isMultipart(headers) ? BYTES_OF_A_FORM : BYTES)));
}
