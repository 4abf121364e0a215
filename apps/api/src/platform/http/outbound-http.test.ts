import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { parseCidrList } from './cidr.js';
import { postOutbound } from './outbound-http.js';
import { OutboundAddressGuard } from './ssrf-guard.js';

/** Stands for a public address. Everything else of this machine stays private. */
const PUBLIC = '127.0.0.1';
const PRIVATE = '127.0.0.2';
const allowed = parseCidrList(PUBLIC);

describe('a request to a host name whose addresses change', () => {
  let port: number;
  let servers: Server[];
  /** The addresses at which requests have arrived. */
  const arrived: string[] = [];
  /** The answers of the name server, one for each query. The last one stays. */
  let answers: string[][];
  let queries: number;
  beforeAll(async () => {
    const listen = async (address: string, at: number): Promise<Server> => {
      const server = createServer((_request, response) => {
        arrived.push(address);
        response.writeHead(302, { location: `http://${PRIVATE}:${port}/` }).end();
      });
      await once(server.listen(at, address), 'listening');
      port = (server.address() as AddressInfo).port;
      return server;
    };
    servers = [await listen(PUBLIC, 0)];
    servers.push(await listen(PRIVATE, port));
  });
  beforeEach(() => {
    arrived.length = 0;
    queries = 0;
  });
  afterAll(() => servers.forEach((server) => server.close()));

  function post(): Promise<number> {
    if (!allowed) throw new Error('This is a list of addresses.');
    const guard = new OutboundAddressGuard(allowed, (_name, _options, done) => {
      const addresses = answers[Math.min(queries, answers.length - 1)] ?? [];
      queries += 1;
      done(
        null,
        addresses.map((address) => ({ address, family: 4 })),
      );
    });
    const url = `http://receiver.example:${port}/`;
    const request = { url, headers: {}, body: '{}', maxResponseBytes: 100, signal: AbortSignal.timeout(5_000) };
    return postOutbound(guard, request).then(({ status }) => status);
  }

  test('goes to the address that was checked, because the name is resolved once', async () => {
    answers = [[PUBLIC], [PRIVATE]];
    expect(await post()).toBe(302);
    expect([queries, arrived]).toEqual([1, [PUBLIC]]);
  });

  test('is refused when the name has a private address at the time of the request', async () => {
    for (const wrong of [[PRIVATE], [PUBLIC, PRIVATE], [PRIVATE, PUBLIC], []]) {
      answers = [wrong, [PUBLIC]];
      queries = 0;
      await expect(post()).rejects.toThrow('is a private or local address');
    }
    expect(arrived).toEqual([]);
  });
});
