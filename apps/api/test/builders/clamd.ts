import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';

/** The harmless test file that every scanner reports as a virus (EICAR). It is split in two so that no scanner reports this file. */
export const EICAR = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''),
);

/** The scanner's behaviour: correct, or one kind of failure. */
export type ClamdMood = 'SCAN' | 'SILENT' | 'HANG_UP' | 'TOO_LARGE' | 'GIBBERISH' | 'ENDLESS' | 'IN_PIECES' | 'NO_END';

/** A local scanner that implements the part of clamd's protocol that the portal uses, and detects EICAR. */
export class FakeClamd {
  mood: ClamdMood = 'SCAN';
  /** The number of files received completely. */
  scanned = 0;
  private server: Server | undefined;
  private readonly sockets = new Set<Socket>();

  constructor(readonly path: string) {}

  get url(): string {
    return `unix:${this.path}`;
  }

  async start(): Promise<void> {
    this.server = createServer((socket) => this.serve(socket)).listen(this.path);
    await once(this.server, 'listening');
  }

  /** Stops listening and closes all connections. */
  async stop(): Promise<void> {
    const { server } = this;
    if (!server) return;
    this.server = undefined;
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
    rmSync(this.path, { force: true });
  }

  private serve(socket: Socket): void {
    this.sockets.add(socket);
    socket.on('close', () => this.sockets.delete(socket)).on('error', () => undefined);
    let received = Buffer.alloc(0);
    socket.on('data', (data: Buffer) => {
      received = Buffer.concat([received, data]);
      if (received.toString('latin1', 0, 6) === 'zPING\0') socket.end('PONG\0');
      else this.answer(socket, received.subarray('zINSTREAM\0'.length));
    });
  }

  private answer(socket: Socket, frames: Buffer): void {
    if (this.mood === 'SILENT') return;
    if (this.mood === 'HANG_UP') return void socket.destroy();
    if (this.mood === 'TOO_LARGE') return void socket.end('INSTREAM size limit exceeded. ERROR\0');
    if (this.mood === 'ENDLESS') return void socket.write('stream: '.repeat(1_000));
    const content = contentOf(frames);
    if (!content) return;
    this.scanned += 1;
    const reply = `stream: ${content.includes(EICAR) ? 'Eicar-Test-Signature FOUND' : 'OK'}`;
    if (this.mood === 'GIBBERISH') socket.end('HTTP/1.1 400 Bad Request\r\n\0');
    else if (this.mood === 'NO_END') socket.end(reply);
    else if (this.mood === 'IN_PIECES')
      socket.write(reply.slice(0, 9), () => setImmediate(() => socket.end(`${reply.slice(9)}\0`)));
    else socket.end(`${reply}\0`);
  }
}

/** Returns the joined chunks, or null until the final empty chunk arrives. */
function contentOf(frames: Buffer): Buffer | null {
  const chunks: Buffer[] = [];
  for (let at = 0; at + 4 <= frames.length; ) {
    const length = frames.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(frames.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}
