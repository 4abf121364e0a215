import { createHash } from 'node:crypto';
import { pipeline, Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Coding, codingFor, compress, compressor } from './compression.js';
import { varyBy } from './vary.js';

/** A shorter text is hardly smaller in a coding. */
const WORTH_CODING = 1_000;

/** What everybody gets alike: its tag, its bytes, and its bytes in a coding; null where that is not worth it. */
export interface Kept {
  readonly etag: string;
  readonly plain: string | Buffer;
  coded(coding: Coding): Buffer | Promise<Buffer> | null;
}

/** The same for each coding, and so a weak one. */
export const tagOf = (content: string | Buffer): string =>
  `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;

/** A text as it is sent: its tag and its codings are made once. Bytes save whoever sends it often to encode it each time. */
export class KeptText implements Kept {
  private readonly made = new Map<Coding, Buffer | Promise<Buffer>>();
  private tag: string | undefined;

  /** A function makes the text when it is first asked for. */
  constructor(private source: string | Buffer | (() => string)) {}

  get plain(): string | Buffer {
    return typeof this.source === 'function' ? (this.source = this.source()) : this.source;
  }

  get etag(): string {
    return (this.tag ??= tagOf(this.plain));
  }

  coded(coding: Coding): Buffer | Promise<Buffer> | null {
    if (this.plain.length < WORTH_CODING) return null;
    return this.made.get(coding) ?? this.code(coding);
  }

  private async code(coding: Coding): Promise<Buffer> {
    const coded = compress(this.plain, coding);
    this.made.set(coding, coded);
    const bytes = await coded;
    // Whoever asks from now on need not wait.
    this.made.set(coding, bytes);
    return bytes;
  }
}

/** Sends what everybody gets alike, in the smallest coding that the client takes; 304 when the client has it. */
export function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  kept: Kept,
): FastifyReply | Promise<FastifyReply> {
  if (reply.statusCode === 200 && answerKnown(request, reply, kept.etag)) return reply.send();
  return sendCoded(request, reply, kept);
}

/** Sets the tag. True when the client has that version: the status is 304 then, and the response has no body. */
export function answerKnown(request: FastifyRequest, reply: FastifyReply, etag: string): boolean {
  void reply.header('etag', etag);
  if (!isKnown(request.headers['if-none-match'], etag)) return false;
  varyBy(reply, 'accept-encoding');
  void reply.code(304);
  return true;
}

/** Sends a text of any length part by part, in the smallest coding that the client takes. Nothing of it is stored. */
export function sendParts(request: FastifyRequest, reply: FastifyReply, parts: AsyncIterable<string>): FastifyReply {
  varyBy(reply, 'accept-encoding');
  // Fastify reads the body of a HEAD request to its end and drops it.
  const source = Readable.from(request.method === 'HEAD' ? [] : parts);
  const coding = codingFor(request.headers['accept-encoding']);
  if (!coding) return reply.send(source);
  const coder = compressor(coding);
  // Either end that fails ends the other; Fastify logs the error and closes the connection.
  pipeline(source, coder, () => undefined);
  return reply.header('content-encoding', coding).send(coder);
}

/** Sends a text in the smallest coding that the client takes. It must hold nothing that lets anybody in: its length tells of what it holds (decision 0080). */
export function sendCoded(
  request: FastifyRequest,
  reply: FastifyReply,
  kept: Kept,
): FastifyReply | Promise<FastifyReply> {
  varyBy(reply, 'accept-encoding');
  const coding = codingFor(request.headers['accept-encoding']);
  const coded = coding && kept.coded(coding);
  if (!coded) return reply.send(kept.plain);
  void reply.header('content-encoding', coding);
  return Buffer.isBuffer(coded) ? reply.send(coded) : coded.then((bytes) => reply.send(bytes));
}

/** Whether If-None-Match names the tag, which proxies may have made a strong one. */
const isKnown = (asked: string | undefined, etag: string): boolean =>
  asked !== undefined &&
  asked.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag.slice(2));
