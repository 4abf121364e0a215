import type { FastifyInstance, FastifyRequest } from 'fastify';
import { PortalError } from '../../platform/errors.js';
import { varyBy } from '../../platform/http/vary.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Takes writing methods from pages of any site: the route itself decides what they may do. */
    anyOrigin?: boolean;
  }
}

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** URLs that pages of any site may read. None of their responses depends on cookies. */
const PUBLIC_URLS = /^\/(?:graphql|feeds\/|job\/current-opening\/|api\/openapi\.json|schema\.graphql|sitemap)/;
/**
 * Request headers that pages of other sites may send. `authorization` is not one of them: a token belongs to a front end of this portal or to
 * a server.
 */
const ALLOWED_HEADERS = 'content-type, apollo-require-preflight, x-apollo-operation-name, if-none-match';
const EXPOSED_HEADERS =
  'etag, link, ratelimit, ratelimit-policy, retry-after, www-authenticate, x-request-id, x-total-count';
const MAX_AGE_SECONDS = '86400';

/** The origins that may call this server: its own and those of CORS_ORIGINS for everything, all others for public data. */
export class OriginPolicy {
  private readonly trusted: ReadonlySet<string>;

  constructor(
    private readonly own: string,
    others: readonly string[],
  ) {
    this.trusted = new Set(others);
  }

  get hasTrustedOrigins(): boolean {
    return this.trusted.size > 0;
  }

  trusts(origin: string | undefined): origin is string {
    return origin !== undefined && this.trusted.has(origin);
  }

  /** Returns true for a request of a page of another site. Programs send no Origin header. */
  isCrossSite({ headers }: FastifyRequest): boolean {
    const { origin, host } = headers;
    if (origin === undefined || origin === this.own || this.trusted.has(origin)) return false;
    // Behind a proxy neither address need be the one that the browser sees, but the browser knows.
    if (headers['sec-fetch-site'] === 'same-origin') return false;
    return !URL.canParse(origin) || new URL(origin).host !== host;
  }
}

/** The error for a page of another site that would change something. */
export const crossSiteWriteError = (): PortalError =>
  new PortalError('FORBIDDEN', 'Pages of other sites can only read.');

/**
 * Refuses writing methods from pages of other sites before anything of the body is read: such a page could make its visitors sign up, send
 * messages or guess passwords from their addresses. Every route is covered unless its config says `anyOrigin`.
 */
export function rejectCrossSiteWrites(app: FastifyInstance, origins: OriginPolicy): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const isWrite = !SAFE_METHODS.has(request.method) && !request.routeOptions.config.anyOrigin;
    done(isWrite && origins.isCrossSite(request) ? crossSiteWriteError() : undefined);
  });
}

/** Tells browsers which answers pages of other sites may read, refusals too; answers what they ask beforehand. */
export function registerCors(app: FastifyInstance, origins: OriginPolicy): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { origin } = request.headers;
    if (origins.trusts(origin)) {
      void reply.header('access-control-allow-origin', origin).header('access-control-allow-credentials', 'true');
      void reply.header('access-control-expose-headers', `${EXPOSED_HEADERS}, content-disposition`);
    } else if ((origin !== undefined || request.method !== 'POST') && PUBLIC_URLS.test(request.url)) {
      void reply.header('access-control-allow-origin', '*').header('access-control-expose-headers', EXPOSED_HEADERS);
    }
    done();
  });
  if (origins.hasTrustedOrigins) {
    app.addHook('onSend', (_request, reply, _payload, done) => {
      varyBy(reply, 'origin');
      done();
    });
  }
  app.options('*', async (request, reply) => {
    const { origin, 'access-control-request-headers': requestedHeaders } = request.headers;
    if (origins.trusts(origin)) {
      void reply.header('access-control-allow-methods', 'GET, HEAD, POST, PUT, DELETE');
      void reply.header('access-control-allow-headers', requestedHeaders ?? '');
    } else if (PUBLIC_URLS.test(request.url)) {
      void reply.header('access-control-allow-methods', 'GET, HEAD, POST');
      void reply.header('access-control-allow-headers', ALLOWED_HEADERS);
    }
    varyBy(reply, 'access-control-request-headers');
    return reply.header('access-control-max-age', MAX_AGE_SECONDS).code(204).send();
  });
}
