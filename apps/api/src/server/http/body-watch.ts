import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { MAX_FORM_BYTES } from '../../platform/form-desk.js';

/** How patient the server is with a body on its way, in milliseconds. */
export interface Patience {
  /** From the headers to the end of a body that is no form: at most 200 kB. */
  plain: number;
  /** Without any byte. */
  silence: number;
  /** How often it looks. */
  interval: number;
}

const PATIENCE: Patience = { plain: 30_000, silence: 30_000, interval: 1_000 };

/** A form has a minute, and the time that its bytes take over the slowest line that is waited for, in bytes a millisecond. */
const FORM_START = 60_000;
const SLOWEST_LINE = 50;

/** The longest that any request takes to arrive: Node's own limit, should the watch below miss one. */
export const LONGEST_ARRIVAL = Math.ceil(FORM_START + MAX_FORM_BYTES / SLOWEST_LINE) + 60_000;

const TOO_SLOW = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

interface Arrival {
  response: ServerResponse;
  until: number;
  /** What the connection had brought at the last look, and when that was last more than before. */
  bytes: number;
  heardAt: number;
  firstBytes: number;
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
    const length = Math.min(Number(raw.headers['content-length'] ?? MAX_FORM_BYTES), MAX_FORM_BYTES);
    if (arrival) arrival.until = this.now + FORM_START + length / SLOWEST_LINE;
  }

  private expect(raw: IncomingMessage, response: ServerResponse): void {
    const { bytesRead } = raw.socket;
    const until = this.now + this.patience.plain;
    this.arrivals.set(raw, { response, until, bytes: bytesRead, heardAt: this.now, firstBytes: bytesRead });
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

  private comesOn({ socket }: IncomingMessage, arrival: Arrival): boolean {
    if (socket.bytesRead > arrival.bytes) Object.assign(arrival, { bytes: socket.bytesRead, heardAt: this.now });
    return (
      this.now < arrival.until &&
      this.now - arrival.heardAt < this.patience.silence &&
      arrival.bytes - arrival.firstBytes <= MAX_FORM_BYTES
    );
  }
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';
