import type { FastifyInstance, FastifyRequest } from 'fastify';
import { PortalError } from '../../platform/errors.js';
import { varyBy } from '../../platform/http/vary.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Accepts writes from pages of any site. The route itself must check them. */
    anyOrigin?: boolean;
  }
}

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** URLs that pages of any site can read. None of their responses depends on cookies. */
const PUBLIC_URLS = /^\/(?:graphql|feeds\/|job\/current-opening\/|api\/openapi\.json|schema\.graphql|sitemap)/;
/** Request headers of other sites. Tokens belong to front ends of this portal, so not `authorization`. */
const ALLOWED_HEADERS = 'content-type, apollo-require-preflight, x-apollo-operation-name, if-none-match';
const EXPOSED_HEADERS =
  'etag, link, ratelimit, ratelimit-policy, retry-after, www-authenticate, x-request-id, x-total-count';
const MAX_AGE_SECONDS = '86400';

/** The origins that can call everything: its own and CORS_ORIGINS. All others can read public data. */
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

  /** Returns true for a request from a page of another site. Programs send no Origin header. */
  isCrossSite({ headers }: FastifyRequest): boolean {
    const { origin, host } = headers;
    if (origin === undefined || origin === this.own || this.trusted.has(origin)) return false;
    // Behind a proxy, the browser's view of the origin is more reliable than the addresses here.
    if (headers['sec-fetch-site'] === 'same-origin') return false;
    return !URL.canParse(origin) || new URL(origin).host !== host;
  }
}

export const crossSiteWriteError = (): PortalError =>
  new PortalError('FORBIDDEN', 'Pages of other sites can only read.');

/**
 * Rejects writes from pages of other sites before the body is read. Such a page could use its visitors to sign up, send
 * messages or guess passwords. Routes with `anyOrigin` are exempt.
 */
export function rejectCrossSiteWrites(app: FastifyInstance, origins: OriginPolicy): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const isWrite = !SAFE_METHODS.has(request.method) && !request.routeOptions.config.anyOrigin;
    done(isWrite && origins.isCrossSite(request) ? crossSiteWriteError() : undefined);
  });
}

/** Adds CORS headers to all responses, including errors, and handles preflight requests. */
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
