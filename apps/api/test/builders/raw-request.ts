import { connect, type Socket } from 'node:net';

/** A request written byte by byte, so that it can stop half-way. */
export class RawRequest {
  private text = '';
  private readonly socket: Socket;
  /** Resolves when the connection is closed. */
  readonly closed: Promise<void>;

  /** `address` is the client's address. */
  constructor(url: string, address = '127.0.0.1') {
    const { hostname, port } = new URL(url);
    this.socket = connect({ host: hostname, port: Number(port), localAddress: address });
    this.socket.on('data', (chunk) => (this.text += chunk.toString())).on('error', () => this.socket.destroy());
    this.closed = new Promise((resolve) => this.socket.once('close', () => resolve()));
  }

  write(text: string | Uint8Array): this {
    this.socket.write(text);
    return this;
  }

  /** Writes the head of a POST with a body of `length` bytes. */
  post(path: string, length: number, headers: Record<string, string>): this {
    const lines = Object.entries({ host: 'x', 'content-length': String(length), ...headers });
    return this.write(
      `POST ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}`).join('\r\n')}\r\n\r\n`,
    );
  }

  get answer(): string {
    return this.text;
  }

  /** The status of the response, or 0 before it arrives. */
  get status(): number {
    return Number(/^HTTP\/1\.1 (\d+)/.exec(this.text)?.[1] ?? 0);
  }

  hangUp(): void {
    this.socket.destroy();
  }
}

/** Returns a part of a form with the boundary `b`. */
export const formField = (name: string, value: string): string =>
  `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
export const formFile = (name: string, content = '%PDF-1.4\n'): string =>
  `--b\r\ncontent-disposition: form-data; name="${name}"; filename="x.pdf"\r\n\r\n${content}`;
export const FORM_TYPE = 'multipart/form-data; boundary=b';
