import { createServer, type Server, type Socket } from 'node:net';
import { type ReceivedMail, readMail } from './mime.js';

/** The sink's behaviour: accept the email, reject every recipient, send no response, or hang up before the final response. */
export type SinkMood = 'ACCEPT' | 'REFUSE' | 'HANG' | 'HANG_UP';

/** A mail server that stores the emails it receives. It implements the part of SMTP (RFC 5321) that a client without a login needs. */
export class SmtpSink {
  mood: SinkMood = 'ACCEPT';
  readonly mails: ReceivedMail[] = [];
  /** Called with each email before it is acknowledged. */
  onMail: () => Promise<void> = async () => undefined;
  /** The commands of all connections, without their arguments. */
  readonly verbs: string[] = [];
  connections = 0;
  private readonly sockets = new Set<Socket>();
  private readonly server: Server = createServer((socket) => this.serve(socket));

  /** Starts a sink on a free port, unless one is given. */
  static async start(port = 0): Promise<SmtpSink> {
    const sink = new SmtpSink();
    await new Promise<void>((resolve) => {
      sink.server.listen(port, '127.0.0.1', resolve);
    });
    return sink;
  }

  get url(): string {
    const address = this.server.address();
    if (address === null || typeof address === 'string') throw new Error('The sink does not listen on a port.');
    return `smtp://127.0.0.1:${address.port}`;
  }

  mailsTo(recipient: string): ReceivedMail[] {
    return this.mails.filter(({ to }) => to === recipient);
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise<void>((resolve) => {
      this.server.close(() => resolve());
    });
  }

  private serve(socket: Socket): void {
    this.connections += 1;
    this.sockets.add(socket);
    socket.on('close', () => this.sockets.delete(socket)).on('error', () => socket.destroy());
    if (this.mood === 'HANG') return;
    const talk = new Talk(socket, this);
    let buffer = '';
    socket.on('data', (chunk) => {
      buffer += chunk.toString('latin1');
      buffer = talk.read(buffer);
    });
    talk.say('220 sink ESMTP');
  }
}

class Talk {
  private to = '';
  private inData = false;

  constructor(
    private readonly socket: Socket,
    private readonly sink: SmtpSink,
  ) {}

  say(line: string): void {
    this.socket.write(`${line}\r\n`);
  }

  /** Processes the complete lines and returns the rest. */
  read(buffer: string): string {
    for (let rest = buffer; ; ) {
      const end = rest.indexOf(this.inData ? '\r\n.\r\n' : '\r\n');
      if (end < 0) return rest;
      const complete = rest.slice(0, end);
      rest = rest.slice(end + (this.inData ? 5 : 2));
      if (this.inData) this.keep(complete);
      else this.obey(complete);
    }
  }

  private obey(line: string): void {
    const verb = line.slice(0, 4).toUpperCase();
    this.sink.verbs.push(verb);
    if (verb === 'EHLO' || verb === 'HELO' || verb === 'MAIL' || verb === 'RSET') return this.say('250 OK');
    if (verb === 'RCPT') return this.recipient(line);
    if (verb === 'DATA') {
      this.inData = true;
      return this.say('354 Go on');
    }
    this.say(verb === 'QUIT' ? '221 Bye' : '500 What?');
    if (verb === 'QUIT') this.socket.end();
  }

  private recipient(line: string): void {
    this.to = /<([^>]*)>/.exec(line)?.[1] ?? '';
    this.say(this.sink.mood === 'REFUSE' ? '550 No such mailbox' : '250 OK');
  }

  private keep(data: string): void {
    this.inData = false;
    if (this.sink.mood === 'HANG_UP') {
      this.socket.destroy();
      return;
    }
    this.sink.mails.push(readMail(this.to, data.replace(/^\.\./gm, '.')));
    void this.sink.onMail().then(() => this.say('250 Kept'));
  }
}
