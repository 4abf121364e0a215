import { AsyncLocalStorage } from 'node:async_hooks';
import { tracingChannel } from 'node:diagnostics_channel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { DataSource } from 'typeorm';
import { driverPool } from '../../database/data-source.js';
import type { Config } from '../../platform/config.js';
import type { Logger } from '../../platform/logger.js';
import { type Errand, ERRANDS } from '../../platform/traced-work.js';
import { VERSION } from '../../platform/version.js';
import { KNOWN_OPERATIONS } from '../graphql/known-operations.generated.js';
import type { OperationObserver } from '../graphql/operation-observer.js';
import { OtlpExporter } from './otlp-exporter.js';
import { CLIENT, INTERNAL, originIn, SERVER, Span } from './span.js';
import { operationOf, withoutValues } from './sql-text.js';

/** What the driver tells of a statement. */
interface Statement {
  query: string;
}

/**
 * Traces requests, operations, statements and what leaves the portal, by OpenTelemetry's protocol. Loaded only where
 * OTEL_EXPORTER_OTLP_ENDPOINT is set: following a request through everything that it waits for costs time (decision 0091).
 */
export class Tracer {
  private readonly current = new AsyncLocalStorage<Span>();
  private readonly exporter: OtlpExporter;
  private readonly ratio: number;
  private readonly requests = new WeakMap<FastifyRequest, Span>();

  constructor(config: Config, logger: Logger) {
    const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint = '', OTEL_EXPORTER_OTLP_HEADERS: headers } = config;
    const resource = { 'service.name': config.OTEL_SERVICE_NAME, 'service.version': VERSION };
    this.exporter = new OtlpExporter({ endpoint: endpoint.replace(/\/+$/, ''), headers, resource, logger });
    this.ratio = config.OTEL_TRACES_SAMPLER_ARG;
  }

  /** Follows all requests of a server, and everything that this process does, until the server closes. */
  follow(app: FastifyInstance, dataSource: DataSource): void {
    this.followRequests(app);
    this.keepContextInPool(dataSource);
    const ends = [this.followStatements('mysql2:query'), this.followStatements('mysql2:execute'), this.followErrands()];
    app.addHook('onClose', async () => {
      for (const end of ends) end();
      await this.exporter.stop();
    });
  }

  /** An operation is the parent of its statements. */
  readonly operations: OperationObserver = {
    start: () => {
      const span = this.begin('GraphQL', INTERNAL);
      this.current.enterWith(span);
      return (operation, code) => {
        const { value = '' } = operation?.name ?? {};
        const name = KNOWN_OPERATIONS.has(value) ? value : 'other';
        if (operation) span.name = `${operation.operation} ${name}`;
        if (typeof code === 'string') span.attributes['graphql.error_code'] = code;
        if (code === 'INTERNAL' || code === 'UNAVAILABLE') span.fail();
        this.end(span);
      };
    },
  };

  private followRequests(app: FastifyInstance): void {
    app.addHook('onRequest', (request, _reply, done) => {
      const span = new Span(request.method, SERVER, originIn(request.headers['traceparent']), this.isChosen());
      this.requests.set(request, span);
      this.current.run(span, done);
    });
    // The body comes by events of its connection, which belong to no request.
    app.addHook('preHandler', (request, _reply, done) => {
      const span = this.requests.get(request);
      if (span) this.current.run(span, done);
      else done();
    });
    app.addHook('onResponse', (request, reply, done) => {
      const span = this.requests.get(request);
      if (span) this.endRequest(span, request, reply.statusCode);
      done();
    });
  }

  private endRequest(
    span: Span,
    { method, id, routeOptions: { url = 'unknown' } }: FastifyRequest,
    status: number,
  ): void {
    span.name = `${method} ${url}`;
    Object.assign(span.attributes, {
      'http.request.method': method,
      'http.route': url,
      'http.response.status_code': status,
      'job_alert.request_id': id,
    });
    if (status >= 500) span.fail();
    this.end(span);
  }

  /** Who waits for a connection is called by whoever gives it back, in whose trace its statements would then stand. */
  private keepContextInPool(dataSource: DataSource): void {
    const pool = driverPool(dataSource);
    const { getConnection } = pool;
    pool.getConnection = (callback) => getConnection.call(pool, AsyncLocalStorage.bind(callback));
  }

  /** Statements of requests and errands; what the portal asks by itself each second is in no trace. */
  private followStatements(name: string): () => void {
    const channel = tracingChannel<unknown, Statement>(name);
    const spans = new WeakMap<object, Span>();
    const end = (statement: object): void => {
      const span = spans.get(statement);
      if (span) this.end(span);
      spans.delete(statement);
    };
    const subscribers = {
      start: (statement: Statement) => {
        if (this.current.getStore() === undefined) return;
        const span = this.begin(operationOf(statement.query), CLIENT);
        span.attributes['db.system.name'] = 'mysql';
        if (span.isSampled) span.attributes['db.query.text'] = withoutValues(statement.query);
        spans.set(statement, span);
      },
      error: (statement: Statement) => spans.get(statement)?.fail(),
      asyncEnd: end,
      end: () => undefined,
      asyncStart: () => undefined,
    };
    channel.subscribe(subscribers);
    return () => channel.unsubscribe(subscribers);
  }

  private followErrands(): () => void {
    const channel = tracingChannel<unknown, Errand>(ERRANDS);
    const spans = new WeakMap<object, Span>();
    channel.start.bindStore(this.current, (errand) => {
      const span = this.begin(errand.name, CLIENT);
      if (errand.headers) errand.headers['traceparent'] = span.traceparent;
      spans.set(errand, span);
      return span;
    });
    const subscribers = {
      start: () => undefined,
      end: () => undefined,
      asyncStart: () => undefined,
      error: (errand: Errand) => spans.get(errand)?.fail(),
      asyncEnd: (errand: Errand) => {
        const span = spans.get(errand);
        if (span) this.end(span);
      },
    };
    channel.subscribe(subscribers);
    return () => {
      channel.unsubscribe(subscribers);
      channel.start.unbindStore(this.current);
    };
  }

  private begin(name: string, kind: number): Span {
    return new Span(name, kind, this.current.getStore(), this.isChosen());
  }

  private end(span: Span): void {
    span.end();
    if (span.isSampled) this.exporter.add(span);
  }

  private isChosen(): boolean {
    return this.ratio === 1 || Math.random() < this.ratio;
  }
}
