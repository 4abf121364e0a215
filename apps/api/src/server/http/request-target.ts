import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { PortalError } from '../../platform/errors.js';
import { isDecodable } from '../../platform/http/decodable.js';

/** A name or an address, with an optional port. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;
const NOT_ROUTABLE = '*';

/**
 * Returns the URL to route. The router answers one that it cannot decode before any hook runs, so this becomes `*`, and so does an absolute
 * URL, which is meant for a proxy.
 */
export function routableUrl({ url = '' }: Pick<IncomingMessage, 'url'>): string {
  const [path = ''] = url.split('?', 1);
  return path.startsWith('/') && isDecodable(path) ? url : NOT_ROUTABLE;
}

/** Rejects requests that a proxy and this server can understand differently: by their target or their host. */
export function rejectAmbiguousRequests(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    const problem = findProblem(raw);
    done(problem === undefined ? undefined : new PortalError('MALFORMED', problem));
  });
}

function findProblem({ url, httpVersion, headersDistinct: { host: hosts = [] } }: IncomingMessage): string | undefined {
  if (url === NOT_ROUTABLE)
    return 'The address must begin with a slash, and each percent sign must encode a character.';
  if (hosts.length === 0 && httpVersion === '1.0') return undefined;
  if (hosts.length !== 1) return 'Send one Host header.';
  return HOST.test(hosts[0] ?? '') ? undefined : 'The Host header must be a name or an address.';
}
