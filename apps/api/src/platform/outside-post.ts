import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { OutsideAddresses } from './outside-addresses.js';

/** What a server outside has answered. */
export interface OutsideAnswer {
  status: number;
  /** The beginning of the body. */
  text: string;
  /** Its Retry-After header. */
  retryAfter: string | undefined;
}

interface Letter {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
  /** How many bytes of the answer are read. */
  bytes: number;
  signal: AbortSignal;
}

/** Posts to an address that somebody has given. A redirect is an answer like any other: it is not followed. */
export async function outsidePost(addresses: OutsideAddresses, letter: Letter): Promise<OutsideAnswer> {
  const { url, headers, body, bytes, signal } = letter;
  const to = new URL(url);
  addresses.check(to.hostname);
  const send = to.protocol === 'https:' ? httpsRequest : httpRequest;
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const request = send(to, { method: 'POST', headers, signal, lookup: addresses.lookup, agent: false });
    request.once('error', reject).once('response', resolve).end(body);
  });
  const { statusCode: status = 0, headers: said } = response;
  return { status, text: await beginning(response, bytes), retryAfter: said['retry-after'] };
}

/** What has arrived counts, even when the rest is cut off: the status was given before. */
async function beginning(response: IncomingMessage, bytes: number): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  try {
    for await (const part of response as AsyncIterable<Buffer>) {
      parts.push(part);
      length += part.length;
      if (length >= bytes) break;
    }
  } catch {
    // Nothing more of it is needed.
  } finally {
    response.destroy();
  }
  return Buffer.concat(parts).subarray(0, bytes).toString('utf8');
}
