import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** A request id from a proxy or client. Other texts could inject lines into the log. */
const ACCEPTED_ID = /^[\w.:-]{8,64}$/;
/** The trace id of W3C Trace Context. */
const TRACEPARENT = /^[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}$/;

/** Returns the id from X-Request-Id, or a new one. */
export function getRequestId({ headers: { 'x-request-id': requestId } }: IncomingMessage): string {
  return typeof requestId === 'string' && ACCEPTED_ID.test(requestId) ? requestId : randomUUID();
}

/** Returns the trace id from the traceparent header; undefined without a valid one. */
export function parseTraceId(traceparent: string | string[] | undefined): string | undefined {
  return typeof traceparent === 'string' ? TRACEPARENT.exec(traceparent)?.[1] : undefined;
}

/** Adds the request id to each response, for people and programs to quote. */
export function addRequestIdHeader(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    done();
  });
}
