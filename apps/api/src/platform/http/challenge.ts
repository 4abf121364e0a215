import type { FastifyReply, FastifyRequest } from 'fastify';

const TOKEN = 'Bearer realm="Job Alert"';
/** Makes spreadsheet tools and browsers prompt for credentials, which must not happen in the web app. */
const KEY = 'Basic realm="Job Alert: a key as the user name", charset="UTF-8"';

/** Returns true for the URLs of feeds, which spreadsheet tools read. */
export const acceptsBasic = (url: string): boolean => url.startsWith('/feeds/');

/** Adds WWW-Authenticate to a 401. */
export function challenge(request: FastifyRequest, reply: FastifyReply): void {
  if (reply.statusCode !== 401) return;
  reply.header('www-authenticate', acceptsBasic(request.url) ? `${KEY}, ${TOKEN}` : TOKEN);
}
