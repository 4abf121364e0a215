import { createHash } from 'node:crypto';
import { pipeline, Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ContentEncoding, negotiateEncoding, compress, compressor } from './compression.js';
import { varyBy } from './vary.js';

/** A shorter text hardly gets smaller by compression. */
const MIN_COMPRESS_BYTES = 1_000;

/** A response body that is the same for all clients: its ETag, its bytes, and its compressed bytes, or null if compression does not pay. */
export interface ResponseBody {
  readonly etag: string;
  readonly plain: string | Buffer;
  encoded(coding: ContentEncoding): Buffer | Promise<Buffer> | null;
}

/** The ETag is the same for every encoding, and therefore weak. */
export const weakEtag = (content: string | Buffer): string =>
  `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;

/** A body whose ETag and encodings are computed once. Pass bytes for a body that is sent often. */
export class CachedBody implements ResponseBody {
  private readonly encodings = new Map<ContentEncoding, Buffer | Promise<Buffer>>();
  private tag: string | undefined;

  /** A function creates the text on first use. */
  constructor(private source: string | Buffer | (() => string)) {}

  get plain(): string | Buffer {
    return typeof this.source === 'function' ? (this.source = this.source()) : this.source;
  }

  get etag(): string {
    return (this.tag ??= weakEtag(this.plain));
  }

  encoded(coding: ContentEncoding): Buffer | Promise<Buffer> | null {
    if (this.plain.length < MIN_COMPRESS_BYTES) return null;
    return this.encodings.get(coding) ?? this.encode(coding);
  }

  private async encode(coding: ContentEncoding): Promise<Buffer> {
    const compressed = compress(this.plain, coding);
    this.encodings.set(coding, compressed);
    const bytes = await compressed;
    // Later callers need not wait.
    this.encodings.set(coding, bytes);
    return bytes;
  }
}

/** Sends a body in the smallest encoding that the client accepts, or 304 if the client has it. */
export function sendCacheable(
  request: FastifyRequest,
  reply: FastifyReply,
  body: ResponseBody,
): FastifyReply | Promise<FastifyReply> {
  if (reply.statusCode === 200 && sendNotModified(request, reply, body.etag)) return reply.send();
  return sendCompressed(request, reply, body);
}

/** Sets the ETag. If the client has that version, sets status 304 and returns true; the response then has no body. */
export function sendNotModified(request: FastifyRequest, reply: FastifyReply, etag: string): boolean {
  void reply.header('etag', etag);
  if (!matchesEtag(request.headers['if-none-match'], etag)) return false;
  varyBy(reply, 'accept-encoding');
  void reply.code(304);
  return true;
}

/** Streams a text of any length in the smallest encoding that the client accepts. Nothing is stored. */
export function sendStream(request: FastifyRequest, reply: FastifyReply, parts: AsyncIterable<string>): FastifyReply {
  varyBy(reply, 'accept-encoding');
  // Fastify reads the body of a HEAD request to its end and drops it.
  const source = Readable.from(request.method === 'HEAD' ? [] : parts);
  const coding = negotiateEncoding(request.headers['accept-encoding']);
  if (!coding) return reply.send(source);
  const coder = compressor(coding);
  // An error at either end ends the other. Fastify logs it and closes the connection.
  pipeline(source, coder, () => undefined);
  return reply.header('content-encoding', coding).send(coder);
}

/** Sends a compressed text. It must not contain secrets, because its length reveals content (decision 0080). */
export function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  body: ResponseBody,
): FastifyReply | Promise<FastifyReply> {
  varyBy(reply, 'accept-encoding');
  const coding = negotiateEncoding(request.headers['accept-encoding']);
  const coded = coding && body.encoded(coding);
  if (!coded) return reply.send(body.plain);
  void reply.header('content-encoding', coding);
  return Buffer.isBuffer(coded) ? reply.send(coded) : coded.then((bytes) => reply.send(bytes));
}

/** True if If-None-Match has the ETag. Proxies may have made it a strong one. */
const matchesEtag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined &&
  ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag.slice(2));
