import { maxHeaderSize } from 'node:http';
import { MAX_FIRST } from '@job-alert/domain/lists/paging';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import type { AccountsService } from '../features/accounts/accounts.service.js';
import type { AuthenticationService } from '../features/api-clients/authentication.service.js';
import type { ListExportsService } from '../features/exports/list-exports.service.js';
import type { FileDownloadsService } from '../features/files/file-downloads.service.js';
import type { SearchVisibilityService } from '../features/candidates/visibility/search-visibility.service.js';
import type { JobAlertsService } from '../features/job-alerts/job-alerts.service.js';
import type { JobChangesReadModel } from '../features/jobs/feeds/job-changes.read-model.js';
import type { JobSitemapReadModel } from '../features/jobs/feeds/job-sitemap.read-model.js';
import type { PublicJobsFor } from '../features/jobs/open-jobs/public-jobs.read-model.js';
import type { CapturedEmailsReadModel } from '../features/mail/captured-emails.read-model.js';
import type { MyDataArchiveService } from '../features/my-data/my-data-archive.service.js';
import type { ReportFeedsService } from '../features/reporting/report-feeds.service.js';
import type { ReportLinksService } from '../features/reporting/report-links.service.js';
import type { Config } from '../platform/config.js';
import { type RequestContext, requestContext } from '../platform/context.js';
import type { Resolvers } from '../platform/core-services.js';
import { PortalError } from '../platform/errors.js';
import { MultipartGate } from '../platform/files/multipart-gate.js';
import type { IdempotencyKeys } from '../platform/http/idempotency-keys.js';
import { MAX_REQUEST_MS } from '../platform/http/request-time.js';
import type { CostBudget } from '../platform/limits/cost-budget.js';
import type { Logger } from '../platform/observability/logger.js';
import { anonymous } from '../platform/viewer.js';
import { mountRest } from '../rest/mount.js';
import { Operations } from '../rest/operation.js';
import { createApollo, operationRunner } from './graphql/apollo.js';
import { DocumentCache } from './graphql/document-cache.js';
import { graphqlRoute } from './graphql/graphql-route.js';
import { operationLimits } from './graphql/operation-limits.js';
import { createSchema } from './graphql/schema.js';
import { schemaRoute } from './graphql/schema-document.js';
import { BodyTimeout, type BodyTimeouts } from './http/body-timeout.js';
import { addRateLimitHeaders } from './http/rate-limit-headers.js';
import { warnAboutUntrustedProxy } from './http/client-address.js';
import { limitConnections } from './http/connection-limit.js';
import { csvRoutes } from './downloads/csv-routes.js';
import { documentedDownloads } from './downloads/documented-downloads.js';
import { drainConnections } from './http/connection-draining.js';
import { registerErrorHandler } from './http/error-handler.js';
import { filesRoute } from './downloads/files-route.js';
import { importTemplateRoutes } from './downloads/import-templates-route.js';
import { jobChangesRoute } from './downloads/job-changes-route.js';
import { jobFeedsRoutes } from './downloads/job-feeds-routes.js';
import { myDataRoute } from './downloads/my-data-route.js';
import { registerCors, OriginPolicy, rejectCrossSiteWrites } from './http/cors.js';
import { reportLinksRoute } from './downloads/report-links-route.js';
import { getRequestContext } from './http/request-context.js';
import { chargeRequests } from './http/request-cost.js';
import { getRequestId, addRequestIdHeader } from './http/request-id.js';
import { logRequests } from './http/request-log.js';
import { rejectAmbiguousRequests, routableUrl } from './http/request-target.js';
import { parserErrorHandler, securityHeaders } from './http/security-headers.js';
import { emailAnswerRoutes } from './pages/email-answer-routes.js';
import { registerUploads, MULTIPART_CONSTRAINT } from './http/uploads.js';
import { devMailbox } from './ops/dev-mailbox.js';
import { healthRoutes } from './ops/health.js';
import { createMetrics, type MetricsDeps, serveMetrics } from './ops/metrics.js';
import { operationMetrics } from './ops/operation-metrics.js';
import { requestMetrics } from './ops/request-metrics.js';
import { jobPictureRoute } from './pages/job-picture-route.js';
import { robotsRoute } from './pages/robots.js';
import { siteTextRoutes } from './pages/site-texts.js';
import { sitemapRoutes } from './pages/sitemap.js';
import { serveWebApp } from './pages/web-app.js';
import type { WebBuild } from './pages/web-build.js';

interface ServerDeps extends MetricsDeps {
  config: Config;
  logger: Logger;
  resolvers: Resolvers;
  viewers: AuthenticationService;
  idempotencyKeys: IdempotencyKeys;
  budget: CostBudget;
  accounts: AccountsService;
  downloads: FileDownloadsService;
  myData: MyDataArchiveService;
  jobAlerts: JobAlertsService;
  searchVisibility: SearchVisibilityService;
  reportFeeds: ReportFeedsService;
  reportLinks: ReportLinksService;
  listExports: ListExportsService;
  capturedEmails: CapturedEmailsReadModel;
  jobChanges: JobChangesReadModel;
  publicJobsFor: PublicJobsFor;
  jobSitemap: JobSitemapReadModel;
}

/**
 * Headers are short. Connections without a request are checked every five seconds. Node's own response to a request without Host would lack
 * the security headers.
 */
const HTTP_OPTIONS = { headersTimeout: 15_000, connectionsCheckingInterval: 5_000, requireHostHeader: false };
/** Closes a connection without traffic, so that a client that stops reading cannot hold files and rows. */
const IDLE_TIMEOUT_MS = 300_000;

/** Creates the HTTP server with all routes and the web build, if there is one. It does not listen yet. */
export async function createApp(
  deps: ServerDeps,
  webBuild: WebBuild | null = null,
  bodyTimeouts?: BodyTimeouts,
): Promise<FastifyInstance> {
  const { config, logger, resolvers, viewers, accounts, budget, downloads, capturedEmails } = deps;
  const isHttps = config.publicUrl.startsWith('https:');
  const app: FastifyInstance = Fastify({
    loggerInstance: logger as FastifyBaseLogger,
    genReqId: getRequestId,
    // A logger for each request is expensive and not needed: unexpected errors have the id of the request.
    childLoggerFactory: (parent) => parent,
    logController: new LogController({ disableRequestLogging: true }),
    http: HTTP_OPTIONS,
    clientErrorHandler: parserErrorHandler(isHttps),
    rewriteUrl: routableUrl,
    // A fallback if BodyTimeout misses a request.
    requestTimeout: MAX_REQUEST_MS,
    connectionTimeout: IDLE_TIMEOUT_MS,
    forceCloseConnections: 'idle',
    // Requests on open connections are served during the stop. Each response is the last on its connection.
    return503OnClosing: false,
    trustProxy: config.trustsProxy,
    // Node limits the whole URL.
    routerOptions: { maxParamLength: maxHeaderSize, constraints: { form: MULTIPART_CONSTRAINT } },
  });
  const schema = await createSchema(resolvers);
  const documents = new DocumentCache(budget);
  const metrics = createMetrics(deps);
  const tracer = await startTracer(app, deps);
  const apollo = await createApollo({
    schema,
    logger,
    isProduction: config.isProduction,
    documents,
    checkLimits: operationLimits(schema, budget),
    observers: [...(tracer ? [tracer.operations] : []), operationMetrics(metrics)],
  });

  const bodyTimeout = new BodyTimeout(app, isHttps, bodyTimeouts);
  const multipartGate = new MultipartGate(config.UPLOAD_SPACE_MB * 1_000_000);
  // Node would answer an unknown expectation itself.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  limitConnections(app.server, config.CONNECTIONS_PER_ADDRESS, config.trustsProxy);

  securityHeaders(app, isHttps, webBuild?.scriptHashes ?? []);
  rejectAmbiguousRequests(app);
  addRequestIdHeader(app);
  if (!config.trustsProxy) warnAboutUntrustedProxy(app, logger);
  logRequests(app, config.LOG_LEVEL);
  const origins = new OriginPolicy(new URL(config.publicUrl).origin, config.CORS_ORIGINS);
  registerCors(app, origins);
  chargeRequests(app, budget, viewers);
  addRateLimitHeaders(app, budget, viewers);
  rejectCrossSiteWrites(app, origins);
  drainConnections(app, deps.shutdownState);
  registerErrorHandler(app);
  requestMetrics(app, metrics);
  serveMetrics(app, metrics, config);
  healthRoutes(app, deps);
  schemaRoute(app, schema);
  const checkAnonymousUpload = (context: RequestContext) => accounts.countRegistration(context);
  const openUpload = (context: RequestContext, { raw }: FastifyRequest) => {
    // Otherwise the end of an aborted form would not be reported.
    if (raw.destroyed) throw new PortalError('MALFORMED', 'The upload was interrupted. Please try again.');
    const form = multipartGate.open(context, Number(raw.headers['content-length'] ?? 0));
    bodyTimeout.extendForUpload(raw);
    return form;
  };
  const graphql = { apollo, viewers, documents, origins };
  graphqlRoute(app, graphql, webBuild?.consolePage ?? null);
  await registerUploads(
    app,
    { schema, viewers, checkAnonymousUpload: checkAnonymousUpload, openUpload: openUpload },
    (scope) => graphqlRoute(scope, graphql, null, true),
  );
  filesRoute(app, downloads, config.CORS_ORIGINS);
  devMailbox(app, config, capturedEmails);
  importTemplateRoutes(app);
  myDataRoute(app, deps.myData);
  await emailAnswerRoutes(app, deps);
  csvRoutes(app, viewers, deps.reportFeeds, deps.listExports);
  reportLinksRoute(app, deps.reportLinks);
  jobChangesRoute(app, config.publicUrl, viewers, deps.jobChanges);
  const { publicUrl, BRAND_NAME: brandName, SUPPORT_EMAIL: supportEmail } = config;
  jobFeedsRoutes(app, { publicUrl, brandName, viewers, publicJobsFor: deps.publicJobsFor });
  jobPictureRoute(app, { brandName, publicJobsFor: deps.publicJobsFor, budget, logger });
  siteTextRoutes(app, { publicUrl, brandName, supportEmail });
  sitemapRoutes(app, config.publicUrl, deps.jobSitemap);
  robotsRoute(app, config.publicUrl);
  const run = operationRunner(apollo);
  const rest = {
    operations: new Operations(schema),
    run,
    createContext: (request: FastifyRequest) => getRequestContext(request, viewers),
    checkAnonymousUpload,
    openForm: openUpload,
    idempotencyKeys: deps.idempotencyKeys,
  };
  await mountRest(app, rest, config.publicUrl, documentedDownloads(deps.listExports.parameters));
  const visitor = requestContext(anonymous, '', MAX_FIRST);
  const site = {
    origin: new URL(config.publicUrl).origin,
    operator: { brandName: config.BRAND_NAME, supportEmail: config.SUPPORT_EMAIL },
  };
  await serveWebApp(app, webBuild, site, (query, variables) => run(query, variables, visitor), budget, logger);

  app.addHook('onClose', () => apollo.stop());
  return app;
}

/** Starts the tracer if the configuration enables it. Otherwise its code is not loaded. */
async function startTracer(app: FastifyInstance, { config, logger, dataSource }: ServerDeps) {
  if (config.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return null;
  const { Tracer } = await import('./tracing/tracer.js');
  const tracer = new Tracer(config, logger);
  tracer.traceServer(app, dataSource);
  return tracer;
}
