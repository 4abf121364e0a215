import { createHash } from 'node:crypto';
import { pipeline, Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ContentEncoding, negotiateEncoding, compress, compressor } from './compression.js';
import { varyBy } from './vary.js';

/** A shorter text is hardly smaller in a coding. */
const MIN_COMPRESS_BYTES = 1_000;

/** What everybody gets alike: its tag, its bytes, and its bytes in a coding; null where that is not worth it. */
export interface ResponseBody {
  readonly etag: string;
  readonly plain: string | Buffer;
  encoded(coding: ContentEncoding): Buffer | Promise<Buffer> | null;
}

/** The same for each coding, and so a weak one. */
export const weakEtag = (content: string | Buffer): string =>
  `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;

/** A text as it is sent: its tag and its codings are made once. Bytes save whoever sends it often to encode it each time. */
export class CachedBody implements ResponseBody {
  private readonly encodings = new Map<ContentEncoding, Buffer | Promise<Buffer>>();
  private tag: string | undefined;

  /** A function makes the text when it is first asked for. */
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
    const coded = compress(this.plain, coding);
    this.encodings.set(coding, coded);
    const bytes = await coded;
    // Whoever asks from now on need not wait.
    this.encodings.set(coding, bytes);
    return bytes;
  }
}

/** Sends what everybody gets alike, in the smallest coding that the client takes; 304 when the client has it. */
export function sendCacheable(
  request: FastifyRequest,
  reply: FastifyReply,
  kept: ResponseBody,
): FastifyReply | Promise<FastifyReply> {
  if (reply.statusCode === 200 && sendNotModified(request, reply, kept.etag)) return reply.send();
  return sendCompressed(request, reply, kept);
}

/** Sets the tag. True when the client has that version: the status is 304 then, and the response has no body. */
export function sendNotModified(request: FastifyRequest, reply: FastifyReply, etag: string): boolean {
  void reply.header('etag', etag);
  if (!matchesEtag(request.headers['if-none-match'], etag)) return false;
  varyBy(reply, 'accept-encoding');
  void reply.code(304);
  return true;
}

/** Sends a text of any length part by part, in the smallest coding that the client takes. Nothing of it is stored. */
export function sendStream(request: FastifyRequest, reply: FastifyReply, parts: AsyncIterable<string>): FastifyReply {
  varyBy(reply, 'accept-encoding');
  // Fastify reads the body of a HEAD request to its end and drops it.
  const source = Readable.from(request.method === 'HEAD' ? [] : parts);
  const coding = negotiateEncoding(request.headers['accept-encoding']);
  if (!coding) return reply.send(source);
  const coder = compressor(coding);
  // Either end that fails ends the other; Fastify logs the error and closes the connection.
  pipeline(source, coder, () => undefined);
  return reply.header('content-encoding', coding).send(coder);
}

/** Sends a text in the smallest coding that the client takes. It must hold nothing that lets anybody in: its length tells of what it holds (decision 0080). */
export function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  kept: ResponseBody,
): FastifyReply | Promise<FastifyReply> {
  varyBy(reply, 'accept-encoding');
  const coding = negotiateEncoding(request.headers['accept-encoding']);
  const coded = coding && kept.encoded(coding);
  if (!coded) return reply.send(kept.plain);
  void reply.header('content-encoding', coding);
  return Buffer.isBuffer(coded) ? reply.send(coded) : coded.then((bytes) => reply.send(bytes));
}

/** Whether If-None-Match names the tag, which proxies may have made a strong one. */
const matchesEtag = (asked: string | undefined, etag: string): boolean =>
  asked !== undefined &&
  asked.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag.slice(2));
