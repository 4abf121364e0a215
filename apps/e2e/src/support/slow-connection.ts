import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

/** The pieces that a page's body is split into, and the pause between two of them, long enough to paint the received part. */
const PIECES = 24;
const PAUSE_MS = 40;

/** A slow connection to the portal. */
export interface SlowConnection {
  url: string;
  /** Delays the last piece of every page until the returned function is called. */
  pause: () => () => void;
  close: () => void;
}

/** Opens a connection that delivers the body of a page in pieces of the same length. Other responses pass unchanged. */
export async function openSlowConnection(portalUrl: string): Promise<SlowConnection> {
  let released: Promise<void> | undefined;
  const server = createServer((incoming, response) => {
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
    const passed = request(portalUrl + incoming.url, { method: incoming.method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      if (answer.headers['content-type']?.startsWith('text/html')) void inPieces(answer, response, () => released);
      else answer.pipe(response);
    });
    passed.on('error', () => response.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    pause: () => {
      let release = () => undefined as void;
      released = new Promise((resolve) => (release = resolve));
      return release;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function inPieces(
  page: NodeJS.ReadableStream,
  response: NodeJS.WritableStream,
  released: () => Promise<void> | undefined,
): Promise<void> {
  const whole = await buffer(page);
  const body = whole.indexOf('<body');
  response.write(whole.subarray(0, body));
  const length = Math.ceil((whole.length - body) / PIECES);
  for (let at = body; at < whole.length; at += length) {
    if (at + length >= whole.length) await released();
    response.write(whole.subarray(at, at + length));
    await wait(PAUSE_MS);
  }
  response.end();
}
