import { IncomingMessage, ServerResponse, STATUS_CODES } from 'node:http';
import { Socket } from 'node:net';
import { TOKEN_PATHS } from '@job-alert/domain/portal/token-paths';
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

export const REQUEST_TIMEOUT = 'The request did not arrive in time.';

/** Downloads by signed links. */
const SECRET_ROUTES = ['/files', '/my-data.zip', '/feeds/reports/links'];
/** URLs with a secret, which must not be sent as a referrer. The web app matches its paths in any case. */
const SECRET_URLS = new RegExp(`^(?:${[...Object.values(TOKEN_PATHS), ...SECRET_ROUTES].join('|')})(?:[/?]|$)`, 'i');

const headersOfData = (isHttps: boolean) => (isHttps ? [...DATA_HEADERS, HSTS] : DATA_HEADERS);

/** Ends a connection with an error for a request that never becomes one for the routes. */
export function endConnection(socket: Socket, status: number, error: string, isHttps: boolean): void {
  const body = JSON.stringify({ error, code: 'MALFORMED' });
  const headers = [
    ['connection', 'close'],
    ['content-type', 'application/json; charset=utf-8'],
    ['content-length', Buffer.byteLength(body)],
    ...headersOfData(isHttps),
  ].map(([name, value]) => `${name}: ${value}\r\n`);
  if (socket.writable) socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers.join('')}\r\n${body}`);
  socket.destroy();
}

/** Answers requests that Node's HTTP parser rejects. */
export const parserErrorHandler =
  (isHttps: boolean) =>
  ({ code }: NodeJS.ErrnoException, socket: Socket): void => {
    if (code === 'ERR_HTTP_REQUEST_TIMEOUT') endConnection(socket, 408, REQUEST_TIMEOUT, isHttps);
    else if (code === 'HPE_HEADER_OVERFLOW') endConnection(socket, 431, 'The headers are too long.', isHttps);
    else if (code === 'ECONNRESET') socket.destroy();
    else endConnection(socket, 400, 'The request is not valid HTTP.', isHttps);
  };

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
  const dataHeaders = headersOfData(isHttps);
  app.addHook('onRequest', (request, reply, done) => {
    const isData = request.method === 'POST' && request.routeOptions.url === '/graphql';
    for (const [name, value] of isData ? dataHeaders : pageHeaders) void reply.header(name, value);
    if (!isData && SECRET_URLS.test(request.url)) void reply.header('referrer-policy', 'no-referrer');
    done();
  });
}
