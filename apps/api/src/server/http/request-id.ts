import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** An id that a proxy or a program has given the request; anything else could be used to write into the log. */
const ACCEPTED_ID = /^[\w.:-]{8,64}$/;
/** The trace id of W3C Trace Context. */
const TRACEPARENT = /^[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}$/;

/** The id of a request: the one that came in X-Request-Id, or one of our own. */
export function getRequestId({ headers: { 'x-request-id': requestId } }: IncomingMessage): string {
  return typeof requestId === 'string' && ACCEPTED_ID.test(requestId) ? requestId : randomUUID();
}

/** The trace that a request is a part of, by its header traceparent; undefined without a valid one. */
export function parseTraceId(traceparent: string | string[] | undefined): string | undefined {
  return typeof traceparent === 'string' ? TRACEPARENT.exec(traceparent)?.[1] : undefined;
}

/** Tells the id with each answer, so that people and programs can quote it. */
export function addRequestIdHeader(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    done();
  });
}
