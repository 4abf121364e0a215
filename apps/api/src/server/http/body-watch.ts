import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { MAX_MULTIPART_BYTES } from '../../platform/files/multipart-gate.js';

/** How patient the server is with a body on its way, in milliseconds. */
export interface Patience {
  /** From the headers to the end of a body that is no form: at most 200 kB. */
  plain: number;
  /** In each such period some bytes must arrive; after `formStart`, as many as MIN_FORM_RATE says. */
  silence: number;
  /** How long a form may take to come up to speed. */
  formStart: number;
  /** How often it looks. */
  interval: number;
}

/** A form has a minute, and the time that its bytes take over the slowest line that is waited for, in bytes a millisecond. */
const FORM_START = 60_000;
const SLOWEST_LINE = 50;

/**
 * The rate below which a form is ended once its first minute is over, in bytes a millisecond. It counts in each period anew, so
 * that many bytes at the beginning do not pay for a trickle that holds the upload space.
 */
const MIN_FORM_RATE = 5;

const PATIENCE: Patience = { plain: 30_000, silence: 30_000, formStart: FORM_START, interval: 1_000 };

/** The longest that any request takes to arrive: Node's own limit, should the watch below miss one. */
export const LONGEST_ARRIVAL = Math.ceil(FORM_START + MAX_MULTIPART_BYTES / SLOWEST_LINE) + 60_000;

const TOO_SLOW = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

interface Arrival {
  response: ServerResponse;
  startedAt: number;
  until: number;
  firstBytes: number;
  /** When the present period began, and what the connection had brought by then. */
  periodAt: number;
  periodBytes: number;
}

/**
 * Ends connections whose bodies do not come on: a crowd of half-sent bodies would else be held for ever. What is refused before
 * all of it has arrived goes on arriving; nobody reads it then, and the next request on the same connection would wait behind
 * it: so the rest is read and forgotten, within the same limits.
 */
export class BodyWatch {
  private readonly arrivals = new Map<IncomingMessage, Arrival>();
  /**
   * Read once an interval: a second more or less is of no account, and a clock for each request would be. A clock that nobody
   * sets: an hour's jump would end every body on its way.
   */
  private now = performance.now();

  constructor(
    app: FastifyInstance,
    private readonly patience: Patience = PATIENCE,
  ) {
    app.addHook('onRequest', ({ raw }, reply, done) => {
      if (hasBody(raw)) this.expect(raw, reply.raw);
      done();
    });
    app.addHook('onResponse', ({ raw }, _reply, done) => {
      if (raw.complete) this.arrivals.delete(raw);
      else raw.unpipe().resume();
      done();
    });
    const timer = setInterval(() => this.look(), patience.interval).unref();
    app.addHook('onClose', async () => clearInterval(timer));
  }

  /** A form that was let in may take as long as its bytes need on a slow line. */
  allowForm(raw: IncomingMessage): void {
    const arrival = this.arrivals.get(raw);
    const length = Math.min(Number(raw.headers['content-length'] ?? MAX_MULTIPART_BYTES), MAX_MULTIPART_BYTES);
    if (arrival) arrival.until = this.now + this.patience.formStart + length / SLOWEST_LINE;
  }

  private expect(raw: IncomingMessage, response: ServerResponse): void {
    const { bytesRead } = raw.socket;
    this.arrivals.set(raw, {
      response,
      startedAt: this.now,
      until: this.now + this.patience.plain,
      firstBytes: bytesRead,
      periodAt: this.now,
      periodBytes: bytesRead,
    });
  }

  private look(): void {
    this.now = performance.now();
    for (const [raw, arrival] of this.arrivals) {
      if (raw.complete || raw.destroyed) this.arrivals.delete(raw);
      else if (!this.comesOn(raw, arrival)) {
        this.arrivals.delete(raw);
        if (!arrival.response.headersSent) raw.socket.write(TOO_SLOW);
        raw.socket.destroy();
      }
    }
  }

  private comesOn({ socket: { bytesRead } }: IncomingMessage, arrival: Arrival): boolean {
    if (this.now >= arrival.until || bytesRead - arrival.firstBytes > MAX_MULTIPART_BYTES) return false;
    const { silence, formStart } = this.patience;
    if (this.now - arrival.periodAt < silence) return true;
    const isStarting = arrival.periodAt - arrival.startedAt < formStart;
    const minBytes = isStarting ? 1 : MIN_FORM_RATE * silence;
    const isFast = bytesRead - arrival.periodBytes >= minBytes;
    arrival.periodAt = this.now;
    arrival.periodBytes = bytesRead;
    return isFast;
  }
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';
