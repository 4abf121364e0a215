import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { withDeadline } from '../with-timeout.js';

type ClamdAddress = { host: string; port: number } | { path: string };

/** Parses `tcp://host:port` or `unix:/path`. The configuration has checked the form. */
export function parseClamdUrl(url: string): ClamdAddress {
  if (url.startsWith('unix:')) return { path: url.slice('unix:'.length).replace(/^\/\/(?=\/)/, '') };
  const { hostname, port } = new URL(url);
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) };
}

/** clamd does not respond, or closed the connection. */
export class ClamdUnavailableError extends Error {}
/** clamd responded with an error: its settings or its database are wrong. */
export class ClamdProtocolError extends Error {}

/** The timeouts in milliseconds: between two bytes, and in all. */
interface ClamdTimeouts {
  silenceMs: number;
  totalMs: number;
}

const TIMEOUTS: ClamdTimeouts = { silenceMs: 10_000, totalMs: 30_000 };
const MAX_RESPONSE_LENGTH = 4_096;

/** A client of ClamAV (clamd(8)). Each command has a connection of its own. */
export class Clamd {
  constructor(
    private readonly address: ClamdAddress,
    private readonly timeouts = TIMEOUTS,
  ) {}

  /** Returns the name of the virus, or null. */
  async scan(content: AsyncIterable<Buffer>): Promise<string | null> {
    const reply = await this.send('zINSTREAM\0', content);
    if (reply === 'stream: OK') return null;
    const { 1: virus } = /^stream: (.+) FOUND$/.exec(reply) ?? [];
    if (virus === undefined) throw new ClamdProtocolError(`clamd answered: ${reply}`);
    return virus;
  }

  /** Throws unless clamd responds. */
  async ping(): Promise<void> {
    const reply = await this.send('zPING\0');
    if (reply !== 'PONG') throw new ClamdProtocolError(`clamd answered: ${reply}`);
  }

  private async send(command: string, content?: AsyncIterable<Buffer>): Promise<string> {
    const sending = new CommandFrames(command, content);
    try {
      return await withDeadline((signal) => this.exchange(sending, signal), this.timeouts.totalMs);
    } catch (error) {
      if (sending.contentError) throw sending.contentError.error;
      throw new ClamdUnavailableError('clamd does not answer.', { cause: error });
    }
  }

  private async exchange(sending: CommandFrames, signal: AbortSignal): Promise<string> {
    const socket = connect({ ...this.address, signal });
    socket.setTimeout(this.timeouts.silenceMs, () => socket.destroy(new Error('clamd is silent.')));
    const reply = readResponse(socket);
    reply.catch(() => undefined);
    try {
      await pipeline(Readable.from(sending.frames()), socket, { end: false }).catch(() => undefined);
      // A response of clamd matters more than a connection that it closed during the upload.
      if (sending.contentError) throw sending.contentError.error;
      return await reply;
    } finally {
      socket.destroy();
    }
  }
}

/** A command and the content: chunks with a length prefix, then an empty chunk. */
class CommandFrames {
  /** The error of the content, as opposed to one of the connection. */
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

/** Reads a response up to its final zero byte. */
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
