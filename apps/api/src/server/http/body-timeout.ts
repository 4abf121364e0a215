import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { MAX_MULTIPART_BYTES } from '../../platform/files/multipart-gate.js';

/** How patient the server is with a body on its way, in milliseconds. */
export interface BodyTimeouts {
  /** From the headers to the end of a body that is no form: at most 200 kB. */
  plainMs: number;
  /** In each such period some bytes must arrive; after `formStart`, as many as MIN_FORM_RATE says. */
  idleMs: number;
  /** How long a form may take to come up to speed. */
  uploadStartMs: number;
  /** How often it looks. */
  intervalMs: number;
}

/** A form has a minute, and the time that its bytes take over the slowest line that is waited for, in bytes a millisecond. */
const UPLOAD_START_MS = 60_000;
const MIN_BYTES_PER_MS = 50;

/**
 * The rate below which a form is ended once its first minute is over, in bytes a millisecond. It counts in each period anew, so
 * that many bytes at the beginning do not pay for a trickle that holds the upload space.
 */
const MIN_UPLOAD_BYTES_PER_MS = 5;

const DEFAULT_TIMEOUTS: BodyTimeouts = {
  plainMs: 30_000,
  idleMs: 30_000,
  uploadStartMs: UPLOAD_START_MS,
  intervalMs: 1_000,
};

/** The longest that any request takes to arrive: Node's own limit, should the watch below miss one. */
export const MAX_REQUEST_MS = Math.ceil(UPLOAD_START_MS + MAX_MULTIPART_BYTES / MIN_BYTES_PER_MS) + 60_000;

const RESPONSE_408 = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

interface PendingBody {
  response: ServerResponse;
  startedAt: number;
  deadline: number;
  initialBytes: number;
  /** When the present period began, and what the connection had brought by then. */
  periodStartedAt: number;
  periodBytes: number;
}

/**
 * Ends connections whose request bodies make no progress, because many half-sent bodies would be held forever. A rejected body is read and
 * discarded within the same limits: otherwise the next request on the connection would wait behind it.
 */
export class BodyTimeout {
  private readonly pending = new Map<IncomingMessage, PendingBody>();
  /**
   * Read once an interval: a second more or less is of no account, and a clock for each request would be. A clock that nobody
   * sets: an hour's jump would end every body on its way.
   */
  private now = performance.now();

  constructor(
    app: FastifyInstance,
    private readonly timeouts: BodyTimeouts = DEFAULT_TIMEOUTS,
  ) {
    app.addHook('onRequest', ({ raw }, reply, done) => {
      if (hasBody(raw)) this.track(raw, reply.raw);
      done();
    });
    app.addHook('onResponse', ({ raw }, _reply, done) => {
      if (raw.complete) this.pending.delete(raw);
      else raw.unpipe().resume();
      done();
    });
    const timer = setInterval(() => this.checkAll(), timeouts.intervalMs).unref();
    app.addHook('onClose', async () => clearInterval(timer));
  }

  /** A form that was let in may take as long as its bytes need on a slow line. */
  extendForUpload(raw: IncomingMessage): void {
    const body = this.pending.get(raw);
    const length = Math.min(Number(raw.headers['content-length'] ?? MAX_MULTIPART_BYTES), MAX_MULTIPART_BYTES);
    if (body) body.deadline = this.now + this.timeouts.uploadStartMs + length / MIN_BYTES_PER_MS;
  }

  private track(raw: IncomingMessage, response: ServerResponse): void {
    const { bytesRead } = raw.socket;
    this.pending.set(raw, {
      response,
      startedAt: this.now,
      deadline: this.now + this.timeouts.plainMs,
      initialBytes: bytesRead,
      periodStartedAt: this.now,
      periodBytes: bytesRead,
    });
  }

  private checkAll(): void {
    this.now = performance.now();
    for (const [raw, body] of this.pending) {
      if (raw.complete || raw.destroyed) this.pending.delete(raw);
      else if (!this.isProgressing(raw, body)) {
        this.pending.delete(raw);
        if (!body.response.headersSent) raw.socket.write(RESPONSE_408);
        raw.socket.destroy();
      }
    }
  }

  private isProgressing({ socket: { bytesRead } }: IncomingMessage, body: PendingBody): boolean {
    if (this.now >= body.deadline || bytesRead - body.initialBytes > MAX_MULTIPART_BYTES) return false;
    const { idleMs: silence, uploadStartMs: formStart } = this.timeouts;
    if (this.now - body.periodStartedAt < silence) return true;
    const isStarting = body.periodStartedAt - body.startedAt < formStart;
    const minBytes = isStarting ? 1 : MIN_UPLOAD_BYTES_PER_MS * silence;
    const isFast = bytesRead - body.periodBytes >= minBytes;
    body.periodStartedAt = this.now;
    body.periodBytes = bytesRead;
    return isFast;
  }
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';
