import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { TOKEN_PATHS } from '@job-alert/domain/portal/deep-links';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

/** The only external frame: the map on the contact page. The page first checks that both hosts respond. */
const MAP_HOST = 'https://www.openstreetmap.org';
const TILE_HOST = 'https://tile.openstreetmap.org';

/** The headers for responses that are never pages. */
const DATA_HEADERS: [string, string][] = [
  ['content-security-policy', "default-src 'none'; frame-ancestors 'none'"],
  ['x-content-type-options', 'nosniff'],
];
const HSTS: [string, string] = ['strict-transport-security', 'max-age=31536000; includeSubDomains'];

/** Downloads by signed links. */
const SECRET_ROUTES = ['/files', '/my-data.zip', '/feeds/reports/links'];
/** URLs with a secret, which must not be sent as a referrer. The web app matches its paths in any case. */
const SECRET_URLS = new RegExp(`^(?:${[...Object.values(TOKEN_PATHS), ...SECRET_ROUTES].join('|')})(?:[/?]|$)`, 'i');

/** Headers against foreign scripts, framing, sniffing and plugins. Inline scripts need one of the hashes. */
export function securityHeaders(app: FastifyInstance, isHttps: boolean, scriptHashes: readonly string[]): void {
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scriptHashes],
        // Mantine sets inline styles. Inline scripts remain forbidden.
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
  // Computed once, because the headers are the same for every page.
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
