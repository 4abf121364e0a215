import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Viewers } from '../features/integrators/viewers.service.js';
import type { CostBudget } from '../platform/cost-budget.js';
import { contextOf, visitorOf } from './request-context.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a request for this route costs besides its own point and its body, before anything of it is done. */
    cost?: number;
  }
}

/** Any request at all. */
const REQUEST = 5;
/** So many bytes of a body cost a point; a form is only written down. */
const BYTES = 1_000;
const BYTES_OF_A_FORM = 10_000;
/** No form is larger than this many points, nor one that does not tell its length. */
const LARGEST_FORM = 15_000;
const UNTOLD_LENGTH = 500;
/** Load balancers take a server away that refuses these. */
const OF_THE_OPERATOR = new Set(['/livez', '/readyz']);

/** A refusal is answered after this, so that a connection that does not stop gets two in a second and not thousands. */
const PAUSE = 500;
/** More that wait at once are not kept: they are answered at once, and lose their connection. */
const MAX_WAITING = 500;

/**
 * Takes the price of every request, whatever comes of it, from the budget of who sends it before its body is read. Without
 * a token that is an address, whose refusal costs no statement.
 */
export function chargeRequests(app: FastifyInstance, budget: CostBudget, viewers: Viewers): void {
  let waiting = 0;

  function answerLater(request: FastifyRequest, reply: FastifyReply, answer: () => void): void {
    if (waiting >= MAX_WAITING) {
      reply.header('connection', 'close');
      return answer();
    }
    waiting += 1;
    setTimeout(() => {
      waiting -= 1;
      if (!request.raw.destroyed) answer();
    }, PAUSE);
  }

  // A hook without a promise where there is nothing to wait for: every request passes here.
  app.addHook('onRequest', (request, reply, done) => {
    if (!budget.isOn) return done();
    const points = REQUEST + (request.routeOptions.config.cost ?? 0) + pointsOfBody(request);
    const refuse = (error: Error) =>
      answerLater(request, reply, OF_THE_OPERATOR.has(request.routeOptions.url ?? '') ? done : () => done(error));
    if (request.headers.authorization === undefined) {
      const refusal = budget.refusal(visitorOf(request), points);
      return refusal ? refuse(refusal) : done();
    }
    contextOf(request, viewers).then((context) => {
      const refusal = budget.refusal(context, points);
      return refusal ? refuse(refusal) : done();
    }, done);
  });
}

function pointsOfBody({ headers, method }: FastifyRequest): number {
  if (method === 'GET' || method === 'HEAD') return 0;
  const length = headers['content-length'];
  if (length === undefined) return headers['transfer-encoding'] === undefined ? 0 : UNTOLD_LENGTH;
  const isForm = headers['content-type']?.startsWith('multipart/form-data') ?? false;
  return Math.min(LARGEST_FORM, Math.floor(Number(length) / (isForm ? BYTES_OF_A_FORM : BYTES)));
}
