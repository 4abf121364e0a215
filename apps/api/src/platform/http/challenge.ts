import type { FastifyReply, FastifyRequest } from 'fastify';

const TOKEN = 'Bearer realm="Job Alert"';
/** Spreadsheet tools and browsers ask for a name and a password when they read this; on other paths the web app's own login would be covered by theirs. */
const KEY = 'Basic realm="Job Alert: a key as the user name", charset="UTF-8"';

/** Says with 401 how to log in. */
export function challenge(request: FastifyRequest, reply: FastifyReply): void {
  if (reply.statusCode !== 401) return;
  reply.header('www-authenticate', request.url.startsWith('/feeds/') ? `${KEY}, ${TOKEN}` : TOKEN);
}
