import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Sends a text with the mark of its content, or 304 without it to whoever names that mark. */
export function sendMarked({ headers }: FastifyRequest, reply: FastifyReply, text: string): FastifyReply {
  const mark = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  reply.header('etag', mark);
  const known = headers['if-none-match']?.split(',').map((one) => one.trim().replace(/^W\//, '')) ?? [];
  return known.includes(mark) || known.includes('*') ? reply.code(304).send() : reply.send(text);
}
