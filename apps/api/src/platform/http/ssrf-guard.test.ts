import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseCidrList } from './cidr.js';
import { OutboundAddressGuard } from './ssrf-guard.js';

const nothing = parseCidrList('') ?? undefined;
const loopback = parseCidrList('127.0.0.0/8') ?? undefined;
if (!nothing || !loopback) throw new Error('These are lists of networks.');

let server: Server;
let port = 0;
let connections = 0;
beforeAll(async () => {
  server = createServer((socket: Socket) => {
    connections += 1;
    socket.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(() => server.close());

/** A name server that returns these answers in turn. */
const answering =
  (...answers: string[][]): ConstructorParameters<typeof OutboundAddressGuard>[1] =>
  (_name, _options, done) =>
    done(
      null,
      (answers.shift() ?? []).map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );

async function outcome(addresses: OutboundAddressGuard): Promise<unknown> {
  const socket = connect({ host: 'receiver.example', port, lookup: addresses.lookup, autoSelectFamily: false });
  return new Promise((resolve) => {
    socket.on('connect', () => resolve('connected'));
    socket.on('error', (error: NodeJS.ErrnoException) => resolve(error.code));
  });
}

test.each([
  '127.0.0.1',
  '10.0.0.1',
  '172.16.9.9',
  '192.168.1.1',
  '169.254.169.254',
  '0.0.0.0',
  '::1',
  'fe80::1',
  'fd00::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '64:ff9b::a00:1',
])('a host name that resolves to %s is rejected', async (address) => {
  expect(await outcome(new OutboundAddressGuard(nothing, answering([address])))).toBe('ADDRESS_REFUSED');
});

test('a host name with one private address among public ones is rejected', async () => {
  expect(await outcome(new OutboundAddressGuard(nothing, answering(['93.184.215.14', '127.0.0.1'])))).toBe(
    'ADDRESS_REFUSED',
  );
});

test('a host name is resolved once for each connection', async () => {
  const addresses = new OutboundAddressGuard(loopback, answering(['127.0.0.1'], ['10.0.0.1']));
  const before = connections;
  expect(await outcome(addresses)).toBe('connected');
  expect(await outcome(addresses)).toBe('ADDRESS_REFUSED');
  await expect.poll(() => connections).toBe(before + 1);
});

test('a private address as the host is rejected, and a public one is accepted', () => {
  const addresses = new OutboundAddressGuard(nothing);
  for (const host of ['127.0.0.1', '[::1]', '169.254.169.254', '[::ffff:10.0.0.1]'])
    expect(() => addresses.check(host)).toThrow('is a private or local address');
  expect(() => addresses.check('93.184.215.14')).not.toThrow();
});
