import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

/** The one outside frame: the map of the office on the contact page. */
const MAP_HOST = 'https://www.openstreetmap.org';

/** Headers that make a browser refuse what this site never does: foreign scripts, framing, sniffing, plugins. */
export function securityHeaders(app: FastifyInstance, isHttps: boolean): void {
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Mantine sets styles on elements; no attribute or element may carry a script all the same.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
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
  app.addHook('onRequest', (request, reply, done) => setHeaders(request.raw, reply.raw, () => done()));
}
