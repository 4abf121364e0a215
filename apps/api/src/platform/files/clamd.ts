import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Where clamd listens. */
export type ClamdAddress = { host: string; port: number } | { path: string };

/** `tcp://host:port` or `unix:/path`, whose shape the configuration has checked. */
export function parseClamdUrl(url: string): ClamdAddress {
  if (url.startsWith('unix:')) return { path: url.slice('unix:'.length).replace(/^\/\/(?=\/)/, '') };
  const { hostname, port } = new URL(url);
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) };
}

/** clamd did not answer: it is away, hangs or has hung up. */
export class ClamdUnavailableError extends Error {}
/** clamd answered, but not about the file: its settings or its database are wrong. */
export class ClamdProtocolError extends Error {}

/** How long clamd may be silent, and take altogether, in milliseconds. */
export interface ClamdTimeouts {
  silenceMs: number;
  totalMs: number;
}

const TIMEOUTS: ClamdTimeouts = { silenceMs: 10_000, totalMs: 30_000 };
const MAX_RESPONSE_LENGTH = 4_096;

/** The scanner of ClamAV over its own protocol (clamd(8)): each question has a connection of its own. */
export class Clamd {
  constructor(
    private readonly address: ClamdAddress,
    private readonly timeouts = TIMEOUTS,
  ) {}

  /** The name of what was found in the bytes, null when nothing was. */
  async scan(content: AsyncIterable<Buffer>): Promise<string | null> {
    const reply = await this.send('zINSTREAM\0', content);
    if (reply === 'stream: OK') return null;
    const { 1: virus } = /^stream: (.+) FOUND$/.exec(reply) ?? [];
    if (virus === undefined) throw new ClamdProtocolError(`clamd answered: ${reply}`);
    return virus;
  }

  /** Fails unless clamd is there. */
  async ping(): Promise<void> {
    const reply = await this.send('zPING\0');
    if (reply !== 'PONG') throw new ClamdProtocolError(`clamd answered: ${reply}`);
  }

  private async send(command: string, content?: AsyncIterable<Buffer>): Promise<string> {
    const socket = connect(this.address);
    const end = (why: string) => socket.destroy(new Error(why));
    socket.setTimeout(this.timeouts.silenceMs, () => end('clamd is silent.'));
    const timer = setTimeout(() => end('clamd takes too long.'), this.timeouts.totalMs);
    const reply = readResponse(socket);
    reply.catch(() => undefined);
    const sending = new CommandFrames(command, content);
    try {
      await pipeline(Readable.from(sending.frames()), socket, { end: false }).catch(() => undefined);
      // What clamd says counts more than that it has hung up while the rest was on its way to it.
      if (sending.contentError) throw sending.contentError.error;
      return await reply.catch((error: unknown) => {
        throw new ClamdUnavailableError('clamd does not answer.', { cause: error });
      });
    } finally {
      clearTimeout(timer);
      socket.destroy();
    }
  }
}

/** A command and the chunks behind it, each with its length; a chunk of no length ends them. */
class CommandFrames {
  /** What was wrong with the content, and not with the connection. */
  contentError: { error: unknown } | undefined;

  constructor(
    private readonly command: string,
    private readonly content: AsyncIterable<Buffer> | undefined,
  ) {}

  async *frames(): AsyncGenerator<Buffer> {
    yield Buffer.from(this.command);
    if (!this.content) return;
    try {
      for await (const chunk of this.content) {
        if (chunk.length > 0) yield Buffer.concat([lengthPrefix(chunk), chunk]);
      }
    } catch (error) {
      this.contentError = { error };
      return;
    }
    yield Buffer.alloc(4);
  }
}

function lengthPrefix({ length }: Buffer): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(length);
  return bytes;
}

/** What comes before the zero byte that ends an answer. */
function readResponse(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = '';
    socket.setEncoding('utf8');
    socket.on('data', (text: string) => {
      received += text;
      const end = received.indexOf('\0');
      if (end >= 0) resolve(received.slice(0, end).trim());
      else if (received.length > MAX_RESPONSE_LENGTH) socket.destroy(new Error('The answer does not end.'));
    });
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('The connection ended without an answer.')));
  });
}
