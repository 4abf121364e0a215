import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

/** How the body of a page arrives: time enough between two pieces to paint what has come. */
const PIECES = 24;
const PAUSE_MS = 40;

/** A line to the portal. */
export interface SlowLine {
  url: string;
  /** Holds the last piece of every page back until the returned function is called. */
  hold: () => () => void;
  close: () => void;
}

/** Opens a line on which the body of a page arrives in pieces of the same length; files and answers pass as they are. */
export async function openSlowLine(portalUrl: string): Promise<SlowLine> {
  let held: Promise<void> | undefined;
  const server = createServer((asked, response) => {
    const headers = { ...asked.headers, 'accept-encoding': 'identity' };
    const passed = request(portalUrl + asked.url, { method: asked.method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      if (answer.headers['content-type']?.startsWith('text/html')) void inPieces(answer, response, () => held);
      else answer.pipe(response);
    });
    passed.on('error', () => response.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    hold: () => {
      let release = () => undefined as void;
      held = new Promise((resolve) => (release = resolve));
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
  held: () => Promise<void> | undefined,
): Promise<void> {
  const whole = await buffer(page);
  const body = whole.indexOf('<body');
  response.write(whole.subarray(0, body));
  const length = Math.ceil((whole.length - body) / PIECES);
  for (let at = body; at < whole.length; at += length) {
    if (at + length >= whole.length) await held();
    response.write(whole.subarray(at, at + length));
    await wait(PAUSE_MS);
  }
  response.end();
}
