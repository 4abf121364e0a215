import { AsyncLocalStorage } from 'node:async_hooks';
import { tracingChannel } from 'node:diagnostics_channel';
import {
  type Context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer as OpenTelemetryTracer,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { DataSource } from 'typeorm';
import { driverPool } from '../../database/data-source.js';
import type { Config } from '../../platform/config.js';
import type { Logger } from '../../platform/observability/logger.js';
import { BACKGROUND_CHANNEL, type BackgroundSpan } from '../../platform/observability/tracing-channel.js';
import { VERSION } from '../../platform/observability/version.js';
import { KNOWN_OPERATIONS } from '../graphql/known-operations.generated.js';
import type { OperationObserver } from '../graphql/operation-observer.js';
import { SpanExporter } from './span-exporter.js';
import { sqlOperation, redactSqlValues } from './sql-text.js';

const EXPORT_INTERVAL_MS = 2_000;
/** Limits memory while the collector is unavailable. Further spans are dropped. */
const MAX_QUEUE_SIZE = 4_096;

interface Statement {
  query: string;
}

/**
 * Traces requests, operations, statements and background work with OpenTelemetry's SDK. The server loads this module only when
 * OTEL_EXPORTER_OTLP_ENDPOINT is set, because an asynchronous context costs time in every request (decision 0091).
 */
export class Tracer {
  /** The active span. OpenTelemetry's context manager cannot serve here: it has no `enterWith` and no channel can bind to it. */
  private readonly active = new AsyncLocalStorage<Span>();
  private readonly propagator = new W3CTraceContextPropagator();
  private readonly provider: TracerProvider;
  private readonly tracer: OpenTelemetryTracer;
  private readonly requests = new WeakMap<FastifyRequest, Span>();

  constructor(config: Config, logger: Logger) {
    const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint = '', OTEL_EXPORTER_OTLP_HEADERS: headers } = config;
    const resource = resourceFromAttributes({
      'service.name': config.OTEL_SERVICE_NAME,
      'service.version': VERSION,
    });
    const processor = new BatchSpanProcessor({
      exporter: new SpanExporter({ endpoint, headers, logger }),
      scheduledDelayMillis: EXPORT_INTERVAL_MS,
      maxQueueSize: MAX_QUEUE_SIZE,
    });
    this.provider = new TracerProvider({
      resource: defaultResource().merge(resource),
      sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(config.OTEL_TRACES_SAMPLER_ARG) }),
      spanProcessors: [processor],
    });
    this.tracer = this.provider.getTracer('job-alert');
  }

  /** Traces all requests of a server and all background work of this process until the server closes. */
  traceServer(app: FastifyInstance, dataSource: DataSource): void {
    this.traceRequests(app);
    this.keepContextInPool(dataSource);
    const ends = [this.traceStatements('mysql2:query'), this.traceStatements('mysql2:execute'), this.traceBackground()];
    app.addHook('onClose', async () => {
      for (const end of ends) end();
      // The exporter has logged the reason.
      await this.provider.shutdown().catch(() => undefined);
    });
  }

  /** Makes an operation the parent of its statements. */
  readonly operations: OperationObserver = {
    start: () => {
      const span = this.startSpan('GraphQL', SpanKind.INTERNAL);
      this.active.enterWith(span);
      return (operation, code) => {
        const { value = '' } = operation?.name ?? {};
        const name = KNOWN_OPERATIONS.has(value) ? value : 'other';
        if (operation) span.updateName(`${operation.operation} ${name}`);
        if (typeof code === 'string') span.setAttribute('graphql.error_code', code);
        if (code === 'INTERNAL' || code === 'UNAVAILABLE') markFailed(span);
        span.end();
      };
    },
  };

  private traceRequests(app: FastifyInstance): void {
    app.addHook('onRequest', (request, _reply, done) => {
      const parent = this.propagator.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter);
      const span = this.startSpan(request.method, SpanKind.SERVER, parent);
      this.requests.set(request, span);
      this.active.run(span, done);
    });
    // The body arrives in events of the connection, which run outside the context of the request.
    app.addHook('preHandler', (request, _reply, done) => {
      const span = this.requests.get(request);
      if (span) this.active.run(span, done);
      else done();
    });
    app.addHook('onResponse', (request, reply, done) => {
      const span = this.requests.get(request);
      if (span) endRequest(span, request, reply.statusCode);
      done();
    });
  }

  /** Restores the context of the code that waits for a connection. Otherwise the code that releases the connection sets it. */
  private keepContextInPool(dataSource: DataSource): void {
    const pool = driverPool(dataSource);
    const { getConnection } = pool;
    pool.getConnection = (callback) => getConnection.call(pool, AsyncLocalStorage.bind(callback));
  }

  /** Traces the statements of requests and background work. Statements that the server runs by a timer belong to no trace. */
  private traceStatements(name: string): () => void {
    const channel = tracingChannel<unknown, Statement>(name);
    const spans = new WeakMap<object, Span>();
    const subscribers = {
      start: (statement: Statement) => {
        if (this.active.getStore() === undefined) return;
        const span = this.startSpan(sqlOperation(statement.query), SpanKind.CLIENT);
        spans.set(statement, span);
        if (!span.isRecording()) return;
        span.setAttribute('db.system.name', 'mysql');
        span.setAttribute('db.query.text', redactSqlValues(statement.query));
      },
      ...endingSpans(spans),
    };
    channel.subscribe(subscribers);
    return () => channel.unsubscribe(subscribers);
  }

  private traceBackground(): () => void {
    const channel = tracingChannel<unknown, BackgroundSpan>(BACKGROUND_CHANNEL);
    const spans = new WeakMap<object, Span>();
    channel.start.bindStore(this.active, (work) => {
      const span = this.startSpan(work.name, SpanKind.CLIENT);
      if (work.headers) this.propagator.inject(contextWithSpan(span), work.headers, defaultTextMapSetter);
      spans.set(work, span);
      return span;
    });
    const subscribers = { start: () => undefined, ...endingSpans(spans) };
    channel.subscribe(subscribers);
    return () => {
      channel.unsubscribe(subscribers);
      channel.start.unbindStore(this.active);
    };
  }

  private startSpan(name: string, kind: SpanKind, parent = contextWithSpan(this.active.getStore())): Span {
    return this.tracer.startSpan(name, { kind }, parent);
  }
}

const contextWithSpan = (span: Span | undefined): Context => (span ? trace.setSpan(ROOT_CONTEXT, span) : ROOT_CONTEXT);

const markFailed = (span: Span): Span => span.setStatus({ code: SpanStatusCode.ERROR });

/** The subscribers of a tracing channel that end the span of the traced object. */
const endingSpans = (spans: WeakMap<object, Span>) => ({
  end: () => undefined,
  asyncStart: () => undefined,
  error: (traced: object) => {
    const span = spans.get(traced);
    if (span) markFailed(span);
  },
  asyncEnd: (traced: object) => spans.get(traced)?.end(),
});

function endRequest(
  span: Span,
  { method, id, routeOptions: { url = 'unknown' } }: FastifyRequest,
  status: number,
): void {
  span.updateName(`${method} ${url}`);
  span.setAttributes({
    'http.request.method': method,
    'http.route': url,
    'http.response.status_code': status,
    'job_alert.request_id': id,
  });
  if (status >= 500) markFailed(span);
  span.end();
}
