import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { MAX_MULTIPART_BYTES } from '../../platform/files/multipart-gate.js';
import { MIN_BYTES_PER_MS, UPLOAD_START_MS } from '../../platform/http/request-time.js';
import { endConnection, REQUEST_TIMEOUT } from './security-headers.js';

/** Timeouts for request bodies, in milliseconds. */
export interface BodyTimeouts {
  /** The maximum time for a body that is not a form: at most 200 kB. */
  plainMs: number;
  /** The period in which some bytes must arrive. After `uploadStartMs`, MIN_UPLOAD_BYTES_PER_MS applies. */
  idleMs: number;
  /** The time before the minimum rate applies to a form. */
  uploadStartMs: number;
  /** The interval of the check. */
  intervalMs: number;
}

/**
 * The minimum rate of a form after its first minute, in bytes per millisecond. It applies to each period separately, so
 * a fast start does not permit a trickle that occupies upload space.
 */
const MIN_UPLOAD_BYTES_PER_MS = 5;

const DEFAULT_TIMEOUTS: BodyTimeouts = {
  plainMs: 30_000,
  idleMs: 30_000,
  uploadStartMs: UPLOAD_START_MS,
  intervalMs: 1_000,
};

interface PendingBody {
  response: ServerResponse;
  startedAt: number;
  deadline: number;
  initialBytes: number;
  /** The start of the current period, and the number of bytes received by then. */
  periodStartedAt: number;
  periodBytes: number;
}

/**
 * Ends connections whose request bodies make no progress, because the server would hold many half-sent bodies forever. A rejected body is read and
 * discarded within the same limits, because the next request on the connection would otherwise wait behind it.
 */
export class BodyTimeout {
  private readonly pending = new Map<IncomingMessage, PendingBody>();
  /** Updated once per interval, which is exact enough. Monotonic, because the system clock can change. */
  private now = performance.now();

  constructor(
    app: FastifyInstance,
    private readonly isHttps: boolean,
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

  /** Allows a form the time that its bytes take on a slow connection. */
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
        if (body.response.headersSent) raw.socket.destroy();
        else endConnection(raw.socket, 408, REQUEST_TIMEOUT, this.isHttps);
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
