import type { Logger } from '../../platform/logger.js';
import { listOf, type Span } from './span.js';

const EVERY = 2_000;
const AT_ONCE = 512;
/** What a receiver that is away may cost in memory; later spans are dropped. */
const MOST_KEPT = 4_096;
const PATIENCE = 5_000;

interface Deps {
  /** Without `/v1/traces`. */
  endpoint: string;
  headers: Readonly<Record<string, string>>;
  resource: Readonly<Record<string, string>>;
  logger: Logger;
}

/** Sends spans to a receiver of OTLP over HTTP, as JSON, some at a time. A receiver that is away costs its spans, and nobody's time. */
export class OtlpExporter {
  private spans: Span[] = [];
  private readonly timer = setInterval(() => void this.flush(), EVERY).unref();
  private sending: Promise<void> | undefined;
  private isAway = false;

  constructor(private readonly deps: Deps) {}

  add(span: Span): void {
    if (this.spans.length >= MOST_KEPT) return;
    this.spans.push(span);
    if (this.spans.length >= AT_ONCE) void this.flush();
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.flush();
    await this.flush();
  }

  /** One request at a time: the next takes what has come meanwhile. */
  private flush(): Promise<void> {
    this.sending ??= this.send().finally(() => {
      this.sending = undefined;
    });
    return this.sending;
  }

  private async send(): Promise<void> {
    const spans = this.spans;
    if (spans.length === 0) return;
    this.spans = [];
    const { endpoint, headers, resource, logger } = this.deps;
    const scopeSpans = [{ scope: { name: 'job-alert' }, spans }];
    const body = JSON.stringify({ resourceSpans: [{ resource: { attributes: listOf(resource) }, scopeSpans }] });
    try {
      const answer = await fetch(`${endpoint}/v1/traces`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
        signal: AbortSignal.timeout(PATIENCE),
      });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`The receiver answered ${answer.status}.`);
      if (this.isAway) logger.info('the receiver of traces takes them again');
      this.isAway = false;
    } catch (error) {
      if (!this.isAway) logger.warn({ err: error }, 'traces are lost: their receiver does not take them');
      this.isAway = true;
    }
  }
}
