import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WebhookSetup } from './builders/webhook-setup.js';

/** Sends the start, and then the text until the connection ends. */
function repeat(socket: Socket, text: string, start = text): void {
  socket.write(start);
  const timer = setInterval(() => socket.write(text), 20);
  socket.on('close', () => clearInterval(timer));
}

const SWITCHING_PROTOCOLS = 'HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: other\r\n\r\n';

describe('a delivery to a receiver', () => {
  let setup: WebhookSetup;
  let receiver: Server;
  let answer: (socket: Socket) => void;
  beforeAll(async () => {
    setup = await WebhookSetup.open();
  });
  beforeEach(async () => {
    await setup.clear();
    receiver = createServer((socket) => {
      socket.on('error', () => socket.destroy()).once('data', () => answer(socket));
    });
    await once(receiver.listen(0, '127.0.0.1'), 'listening');
  });
  afterEach(() => receiver.close());
  afterAll(() => setup.stop());

  async function deliver() {
    const { webhook } = await setup.create({ url: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/` });
    await setup.happen();
    const startedAt = performance.now();
    await setup.send();
    expect(performance.now() - startedAt).toBeLessThan(20_000);
    return webhook;
  }

  test.each<[string, (socket: Socket) => void]>([
    ['answers with 101', (socket) => socket.write(SWITCHING_PROTOCOLS)],
    ['sends half a header', (socket) => socket.write('HTTP/1.1 200 OK\r\ncontent-le')],
    ['sends 102 without end', (socket) => repeat(socket, 'HTTP/1.1 102 Processing\r\n\r\n')],
    ['sends a header without end', (socket) => repeat(socket, 'x', 'HTTP/1.1 200 OK\r\n')],
    ['does not speak HTTP', (socket) => socket.write('SSH-2.0-OpenSSH_9.2\r\n')],
    ['closes the connection', (socket) => socket.end()],
    ['resets the connection', (socket) => socket.resetAndDestroy()],
  ])('that %s ends in time, counts as an attempt and is retried', async (_, behave) => {
    answer = behave;
    const { id } = await deliver();
    const error = expect.stringMatching(/./);
    expect(await setup.deliveries()).toMatchObject([{ state: 'WAITING', attempts: 1, status: null, error }]);
    await setup.update({ id, url: setup.receiver.url });
    setup.clock.letPass(1);
    await setup.send();
    expect(await setup.deliveries()).toMatchObject([{ state: 'DELIVERED', attempts: 2 }]);
  });

  test('that sends a status and a body without end is delivered with the start of the body', async () => {
    answer = (socket) => repeat(socket, '1\r\nx\r\n', 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n');
    await deliver();
    const response = expect.stringMatching(/^x+$/);
    expect(await setup.deliveries()).toMatchObject([{ state: 'DELIVERED', status: 200, response }]);
  });

  test('that answers with 101 does not delay the stop of the server', async () => {
    answer = (socket) => socket.write(SWITCHING_PROTOCOLS);
    await deliver();
    const startedAt = performance.now();
    await setup.portal.container.webhookSender.stop();
    expect(performance.now() - startedAt).toBeLessThan(10_000);
  });
});
