import type { FastifyReply, FastifyRequest } from 'fastify';

const TOKEN = 'Bearer realm="Job Alert"';
/** Makes spreadsheet tools and browsers prompt for credentials, which must not happen in the web app. */
const KEY = 'Basic realm="Job Alert: a key as the user name", charset="UTF-8"';

/** Adds WWW-Authenticate to a 401. */
export function challenge(request: FastifyRequest, reply: FastifyReply): void {
  if (reply.statusCode !== 401) return;
  reply.header('www-authenticate', request.url.startsWith('/feeds/') ? `${KEY}, ${TOKEN}` : TOKEN);
}
