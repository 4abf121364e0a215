import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { TOKEN_PATHS } from '@job-alert/domain/portal/deep-links';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

/** The one outside frame: the map of the office on the contact page. The page asks both its hosts first whether they answer. */
const MAP_HOST = 'https://www.openstreetmap.org';
const TILE_HOST = 'https://tile.openstreetmap.org';

/** An answer that is never a page needs no more than this. */
const DATA_HEADERS: [string, string][] = [
  ['content-security-policy', "default-src 'none'; frame-ancestors 'none'"],
  ['x-content-type-options', 'nosniff'],
];
const HSTS: [string, string] = ['strict-transport-security', 'max-age=31536000; includeSubDomains'];

/** Files and tables whose links carry their own permission. */
const SECRET_ROUTES = ['/files', '/my-data.zip', '/feeds/reports/links'];
/** Addresses with a secret, which no other site may learn. The web app finds its pages whatever the case. */
const SECRET_URLS = new RegExp(`^(?:${[...Object.values(TOKEN_PATHS), ...SECRET_ROUTES].join('|')})(?:[/?]|$)`, 'i');

/**
 * Headers that make a browser reject what this site never does: foreign scripts, framing, sniffing, plugins. Inline scripts run only with one
 * of the hashes.
 */
export function securityHeaders(app: FastifyInstance, isHttps: boolean, scriptHashes: readonly string[]): void {
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scriptHashes],
        // Mantine sets styles on elements; no attribute or element may carry a script all the same.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', TILE_HOST],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", MAP_HOST],
        frameSrc: ["'self'", MAP_HOST],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isHttps,
    crossOriginEmbedderPolicy: false,
  });
  // The same for every page: asked of helmet once.
  const page = new ServerResponse(new IncomingMessage(new Socket()));
  setHeaders(page.req, page, () => undefined);
  const pageHeaders = Object.entries(page.getHeaders());
  const dataHeaders = isHttps ? [...DATA_HEADERS, HSTS] : DATA_HEADERS;
  app.addHook('onRequest', (request, reply, done) => {
    const isData = request.method === 'POST' && request.routeOptions.url === '/graphql';
    for (const [name, value] of isData ? dataHeaders : pageHeaders) void reply.header(name, value);
    if (!isData && SECRET_URLS.test(request.url)) void reply.header('referrer-policy', 'no-referrer');
    done();
  });
}
