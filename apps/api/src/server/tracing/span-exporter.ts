import { type ExportResult, ExportResultCode } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import type { ReadableSpan } from '@opentelemetry/sdk-trace';
import type { Logger } from '../../platform/observability/logger.js';

/** The maximum time of an export with retries, and therefore of the wait on shutdown. */
const TIMEOUT_MS = 5_000;

interface Deps {
  /** The address of the collector, without `/v1/traces`. */
  endpoint: string;
  headers: Record<string, string>;
  logger: Logger;
}

/** Exports spans over OTLP. Logs an outage of the collector once, not for each batch. */
export class SpanExporter extends OTLPTraceExporter {
  private readonly logger: Logger;
  private isFailing = false;

  constructor({ endpoint, headers, logger }: Deps) {
    super({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces`, headers, timeoutMillis: TIMEOUT_MS });
    this.logger = logger;
  }

  override export(spans: ReadableSpan[], done: (result: ExportResult) => void): void {
    super.export(spans, (result) => {
      this.log(result);
      done(result);
    });
  }

  private log({ code, error }: ExportResult): void {
    const isFailing = code === ExportResultCode.FAILED;
    if (isFailing && !this.isFailing) this.logger.warn({ err: error }, 'traces are lost: the collector rejects them');
    if (!isFailing && this.isFailing) this.logger.info('the collector accepts traces again');
    this.isFailing = isFailing;
  }
}
