import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { Socket } from 'node:net';
import type { OutboundAddressGuard } from './ssrf-guard.js';

interface OutboundResponse {
  status: number;
  /** The start of the body. */
  text: string;
  retryAfter: string | undefined;
}

interface OutboundRequest {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
  /** The maximum number of bytes to read. */
  maxResponseBytes: number;
  signal: AbortSignal;
}

/** Posts to an untrusted address. Redirects are not followed; they are returned as responses. */
export async function postOutbound(guard: OutboundAddressGuard, outbound: OutboundRequest): Promise<OutboundResponse> {
  const { url, headers, body, maxResponseBytes, signal } = outbound;
  const to = new URL(url);
  guard.check(to.hostname);
  const send = to.protocol === 'https:' ? httpsRequest : httpRequest;
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const request = send(to, { method: 'POST', headers, signal, lookup: guard.lookup, agent: false });
    request.once('error', reject).once('response', resolve);
    // Node reports a response with the status 101 by this event only, and without a listener by no error (node#42369).
    request.once('upgrade', (_response, socket: Socket) => {
      socket.destroy();
      reject(new Error('The receiver answers with 101 and another protocol.'));
    });
    request.once('close', () => reject(new Error('The connection ended without an answer.'))).end(body);
  });
  const { statusCode: status = 0, headers: responseHeaders } = response;
  return { status, text: await readStart(response, maxResponseBytes), retryAfter: responseHeaders['retry-after'] };
}

/** Returns the received part, even if the connection breaks: the status is already known. */
async function readStart(response: IncomingMessage, bytes: number): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  try {
    for await (const part of response as AsyncIterable<Buffer>) {
      parts.push(part);
      length += part.length;
      if (length >= bytes) break;
    }
  } catch {
    // The received part is enough.
  } finally {
    response.destroy();
  }
  return Buffer.concat(parts).subarray(0, bytes).toString('utf8');
}
