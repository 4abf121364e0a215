import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';

/** The behaviour of a receiver: accept an event, reject it, send no response, hang up after reading it, or restart. */
export type ReceiverMood = 'TAKE' | 'REFUSE' | 'HANG' | 'HANG_UP' | 'DIE';

/** An event that the receiver has read. */
export interface Received {
  id: string;
  body: { type: string; timestamp: string; data: Record<string, string> };
  mood: ReceiverMood;
}

/** A webhook receiver. It accepts only events that the Standard Webhooks library verifies. */
export class WebhookReceiver {
  /** Returns the behaviour for each event. */
  mood: () => ReceiverMood = () => 'TAKE';
  status = 204;
  answer = '';
  retryAfter: string | undefined;
  readonly events: Received[] = [];
  /** The headers of each event. */
  readonly headers: Record<string, string>[] = [];
  port = 0;
  private secrets: string[] = [];
  private isAway = false;
  private readonly server: Server = createServer((request, response) => void this.serve(request, response));

  static async start(): Promise<WebhookReceiver> {
    const receiver = new WebhookReceiver();
    await receiver.listen();
    return receiver;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}/hook`;
  }

  /** Sets the secrets to verify with. One match is enough. */
  knows(...secrets: string[]): void {
    this.secrets = secrets;
  }

  /** The types of the accepted events, in order. */
  get acceptedTypes(): string[] {
    return this.events.filter(({ mood }) => mood === 'TAKE').map(({ body }) => body.type);
  }

  forget(): void {
    this.events.length = 0;
    this.headers.length = 0;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise<void>((resolve) => {
      this.server.close(() => resolve());
    });
  }

  private async listen(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.server.listen(this.port, '127.0.0.1', resolve);
    });
    this.port = (this.server.address() as AddressInfo).port;
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const headers = request.headers as Record<string, string>;
    const payload = await text(request);
    if (!this.secrets.some((secret) => verifies(secret, payload, headers))) {
      response.writeHead(401).end('not signed');
      return;
    }
    const mood = this.mood();
    this.headers.push(headers);
    this.events.push({ id: headers['webhook-id'] ?? '', body: JSON.parse(payload) as Received['body'], mood });
    if (this.retryAfter !== undefined) response.setHeader('retry-after', this.retryAfter);
    if (mood === 'TAKE') response.writeHead(this.status).end(this.answer);
    else if (mood === 'REFUSE') response.writeHead(500).end('out of order');
    else if (mood === 'HANG_UP') request.socket.destroy();
    else if (mood === 'DIE') await this.comeBack();
  }

  private async comeBack(): Promise<void> {
    if (this.isAway) return;
    this.isAway = true;
    await this.stop();
    await this.listen();
    this.isAway = false;
  }
}

function verifies(secret: string, payload: string, headers: Record<string, string>): boolean {
  try {
    new Webhook(secret).verify(payload, headers);
    return true;
  } catch {
    return false;
  }
}
