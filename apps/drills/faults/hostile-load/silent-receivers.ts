import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { TestClient } from '../../../api/test/builders/client.js';
import { openJob, signedIn } from '../../shared/load.js';
import { ADMIN } from '../../shared/portal-process.js';

const CREATE_KEY = 'mutation { createApiClient(input: { name: "Silent", scopes: [WEBHOOKS] }) { key } }';
const CREATE = `mutation ($url: String!) {
  createWebhook(input: { url: $url, eventTypes: [JOB_OPENED, JOB_CLOSED] }) { secret }
}`;
const SWITCH = `mutation ($id: ID!, $isActive: Boolean!) {
  setJobActive(input: { id: $id, isActive: $isActive }) { job { id } }
}`;

/** Each answer ends the delivery of a client library that waits for a response or an error only. */
const ANSWERS: readonly ((socket: Socket) => void)[] = [
  (socket) => socket.write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: other\r\n\r\n'),
  (socket) => socket.write('HTTP/1.1 200 OK\r\ncontent-le'),
  () => undefined,
];

/** Subscribes receivers that never answer properly, and makes an event each second. Returns how to stop. */
export async function startSilentReceivers(url: string): Promise<() => Promise<void>> {
  const admin = await signedIn(url, ADMIN);
  const { createApiClient } = await admin.ask<{ createApiClient: { key: string } }>(CREATE_KEY);
  const integrator = new TestClient(url, createApiClient.key);
  const sockets = new Set<Socket>();
  const receivers = ANSWERS.map((answer) =>
    createServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => socket.destroy()).once('data', () => answer(socket));
    }),
  );
  for (const receiver of receivers) {
    await once(receiver.listen(0, '127.0.0.1'), 'listening');
    await integrator.ask(CREATE, { url: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/` });
  }
  const id = await openJob(url);
  const stopping = new AbortController();
  const events = makeEvents(admin, id, stopping.signal);
  return async () => {
    stopping.abort();
    await events;
    for (const socket of sockets) socket.destroy();
    for (const receiver of receivers) receiver.close();
  };
}

async function makeEvents(admin: TestClient, id: string, signal: AbortSignal): Promise<void> {
  for (let isActive = false; !signal.aborted; isActive = !isActive) {
    await admin.outcome(SWITCH, { id, isActive });
    await pause(1_000, undefined, { signal }).catch(() => undefined);
  }
}
