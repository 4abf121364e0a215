import { connect, createServer, type Server, type Socket } from 'node:net';

/** The protocol's prepare command, and the response of a server that has reached max_prepared_stmt_count (error 1461). */
const PREPARE = 0x16;
const PREPARE_ERROR = Buffer.from('\xff\xb5\x05#42000Can not create more', 'latin1');
const NO_MORE_PREPARED = Buffer.concat([Buffer.from([PREPARE_ERROR.length, 0, 0, 1]), PREPARE_ERROR]);

/** A proxy between a portal and its database, for tests that interrupt, block and restore the connection. */
export class DatabaseLine {
  private readonly sockets = new Set<Socket>();
  private state: 'WHOLE' | 'CUT' | 'SILENT' | 'EXHAUSTED' = 'WHOLE';

  private constructor(
    private readonly server: Server,
    private readonly address: URL,
  ) {}

  /** Starts a proxy to the database of a URL. */
  static async to(address: string): Promise<DatabaseLine> {
    const server = createServer();
    const line = new DatabaseLine(server, new URL(address));
    server.on('connection', (socket) => line.pass(socket));
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    return line;
  }

  /** The URL of the same database through this proxy. */
  get url(): string {
    const url = new URL(this.address);
    const at = this.server.address();
    if (at === null || typeof at === 'string') throw new Error('The line has no port.');
    url.host = `127.0.0.1:${at.port}`;
    return url.href;
  }

  /** Breaks every connection. New connections break immediately. */
  cut(): void {
    this.state = 'CUT';
    for (const socket of this.sockets) socket.destroy();
  }

  /** Leaves connections open, but transfers no more data. */
  silence(): void {
    this.state = 'SILENT';
    for (const socket of this.sockets) socket.pause();
  }

  /** Refuses every new prepared statement, as if other clients used up the limit. */
  exhaust(): void {
    this.state = 'EXHAUSTED';
  }

  mend(): void {
    this.state = 'WHOLE';
    for (const socket of this.sockets) socket.resume();
  }

  async end(): Promise<void> {
    this.cut();
    await new Promise<void>((resolve) => {
      this.server.close(() => resolve());
    });
  }

  private pass(near: Socket): void {
    if (this.state === 'CUT') {
      near.destroy();
      return;
    }
    const far = connect(Number(this.address.port), this.address.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      this.sockets.add(from);
      from.on('data', (bytes) => {
        const isRefused = this.state === 'EXHAUSTED' && from === near && bytes[4] === PREPARE;
        if (isRefused) near.write(NO_MORE_PREPARED);
        else to.write(bytes);
      });
      from.on('error', () => from.destroy());
      from.on('close', () => {
        this.sockets.delete(from);
        to.destroy();
      });
      if (this.state === 'SILENT') from.pause();
    }
  }
}
