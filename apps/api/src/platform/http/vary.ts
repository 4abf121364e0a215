import type { FastifyReply } from 'fastify';

/** Says that the answer depends on a header of the request, besides those that were named before. */
export function varyBy(reply: FastifyReply, name: string): void {
  const before = reply.getHeader('vary');
  reply.header('vary', before === undefined ? name : `${String(before)}, ${name}`);
}
