import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

/** How a page arrives: time enough between two pieces to paint what has come. */
const PIECES = 24;
const PAUSE_MS = 40;

/** A line to the portal on which pages arrive in pieces of the same length; files and answers pass as they are. */
export async function openSlowLine(portalUrl: string): Promise<{ url: string; close: () => void }> {
  const server = createServer((asked, response) => {
    const headers = { ...asked.headers, 'accept-encoding': 'identity' };
    const passed = request(portalUrl + asked.url, { method: asked.method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      if (answer.headers['content-type']?.startsWith('text/html')) void inPieces(answer, response);
      else answer.pipe(response);
    });
    passed.on('error', () => response.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function inPieces(page: NodeJS.ReadableStream, response: NodeJS.WritableStream): Promise<void> {
  const whole = await buffer(page);
  const length = Math.ceil(whole.length / PIECES);
  for (let at = 0; at < whole.length; at += length) {
    response.write(whole.subarray(at, at + length));
    await wait(PAUSE_MS);
  }
  response.end();
}
