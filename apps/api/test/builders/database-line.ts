import { connect, createServer, type Server, type Socket } from 'node:net';

/** The command of the protocol, and the answer of a server that has reached max_prepared_stmt_count (error 1461). */
const PREPARE = 0x16;
const REFUSAL = Buffer.from('\xff\xb5\x05#42000Can not create more', 'latin1');
const NO_MORE_PREPARED = Buffer.concat([Buffer.from([REFUSAL.length, 0, 0, 1]), REFUSAL]);

/** The line between a portal and its database, which a story can cut, hold up and mend. */
export class DatabaseLine {
  private readonly sockets = new Set<Socket>();
  private state: 'WHOLE' | 'CUT' | 'SILENT' | 'EXHAUSTED' = 'WHOLE';

  private constructor(
    private readonly server: Server,
    private readonly address: URL,
  ) {}

  /** A line to the database at an address. */
  static async to(address: string): Promise<DatabaseLine> {
    const server = createServer();
    const line = new DatabaseLine(server, new URL(address));
    server.on('connection', (socket) => line.pass(socket));
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    return line;
  }

  /** The address of the same database at this end. */
  get url(): string {
    const url = new URL(this.address);
    const at = this.server.address();
    if (at === null || typeof at === 'string') throw new Error('The line has no port.');
    url.host = `127.0.0.1:${at.port}`;
    return url.href;
  }

  /** Every connection breaks, and a new one breaks at once. */
  cut(): void {
    this.state = 'CUT';
    for (const socket of this.sockets) socket.destroy();
  }

  /** Connections stay, and nothing comes over them any more. */
  silence(): void {
    this.state = 'SILENT';
    for (const socket of this.sockets) socket.pause();
  }

  /** The database prepares no more statements, as if others had taken all that it has. */
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
