import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Coding, codingFor, compress } from './compression.js';
import { varyBy } from './vary.js';

/** A shorter text is hardly smaller in a coding. */
const WORTH_CODING = 1_000;

/** A text as it is sent: its tag and its codings are made once. */
export class KeptText {
  private readonly made = new Map<Coding, Promise<Buffer>>();
  private tag: string | undefined;

  /** A function makes the text when it is first asked for. */
  constructor(private source: string | (() => string)) {}

  get text(): string {
    return typeof this.source === 'string' ? this.source : (this.source = this.source());
  }

  /** The same for each coding, and so a weak one. */
  get etag(): string {
    return (this.tag ??= `W/"${createHash('sha256').update(this.text).digest('base64url').slice(0, 22)}"`);
  }

  coded(coding: Coding): Promise<Buffer> {
    const known = this.made.get(coding) ?? compress(this.text, coding);
    this.made.set(coding, known);
    return known;
  }
}

/** Sends a text that everybody gets alike, in the smallest coding that the client takes; 304 when the client has it. */
export async function sendKept(request: FastifyRequest, reply: FastifyReply, kept: KeptText): Promise<FastifyReply> {
  if (reply.statusCode === 200) {
    void reply.header('etag', kept.etag);
    if (isKnown(request.headers['if-none-match'], kept.etag)) {
      varyBy(reply, 'accept-encoding');
      return reply.code(304).send();
    }
  }
  return sendCoded(request, reply, kept);
}

/** Sends a text in the smallest coding that the client takes. It must hold nothing that lets anybody in: its length tells of what it holds (decision 0080). */
export async function sendCoded(request: FastifyRequest, reply: FastifyReply, kept: KeptText): Promise<FastifyReply> {
  varyBy(reply, 'accept-encoding');
  const coding = kept.text.length < WORTH_CODING ? null : codingFor(request.headers['accept-encoding']);
  if (coding === null) return reply.send(kept.text);
  return reply.header('content-encoding', coding).send(await kept.coded(coding));
}

/** Whether If-None-Match names the tag, which proxies may have made a strong one. */
const isKnown = (asked: string | undefined, etag: string): boolean =>
  asked !== undefined &&
  asked.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag.slice(2));
