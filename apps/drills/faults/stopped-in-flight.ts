import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { candidateInput, REGISTER_CANDIDATE } from '../../api/test/builders/candidate.js';
import { TestClient } from '../../api/test/builders/client.js';
import { employerInput, REGISTER_EMPLOYER } from '../../api/test/builders/employer.js';
import { pdf } from '../../api/test/builders/files.js';
import { type Place, withDatabase } from '../shared/place.js';
import { PortalProcess } from '../shared/portal-process.js';

const STOPS_WITHIN = 10_000;
const CONCURRENCY = 8;

/** Sends SIGTERM during sign-ups, uploads and half-sent requests. All of them are answered, then the process exits with 0. */
export function stoppedInFlight(place: Place): Promise<string[]> {
  return withDatabase(place, ({ settings }) => stoppedWith(place, settings));
}

async function stoppedWith({ rounds, port }: Place, settings: Record<string, string>): Promise<string[]> {
  const problems: string[] = [];
  const milliseconds: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const portal = await PortalProcess.start(port, settings);
    // The first request of a new process is slow. All requests should have reached it before the signal.
    await signUp(portal.url);
    const answers = Promise.allSettled([
      ...Array.from({ length: CONCURRENCY }, () => signUp(portal.url)),
      halfSent(port),
    ]);
    await received(port, CONCURRENCY * 2 + 1);
    const stoppedAt = Date.now();
    const code = await portal.end('SIGTERM');
    milliseconds.push(Date.now() - stoppedAt);
    const reset = (await answers).filter(({ status }) => status === 'rejected');
    for (const { reason } of reset as PromiseRejectedResult[])
      problems.push(`round ${round}: ${describeError(reason)}`);
    if (code !== 0) problems.push(`round ${round}: the process ended with ${code}`);
  }
  const longest = Math.max(...milliseconds);
  if (longest > STOPS_WITHIN) problems.push(`a stop took ${longest} ms`);
  console.log(
    `stopped ${rounds} times with ${CONCURRENCY * 2 + 1} requests in flight: all answered unless said below; the longest stop took ${longest} ms`,
  );
  return problems;
}

/** Waits until the portal has accepted this many connections and read their data. Data that the kernel still holds is not in flight. */
async function received(port: number, connections: number): Promise<void> {
  const local = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  for (let turn = 0; turn < 100; turn += 1) {
    const sockets = readFileSync('/proc/net/tcp', 'utf8')
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .filter(([, address, , state, queues, , , , , inode]) => {
        const isOurs = address?.endsWith(local) && state === '01';
        return isOurs && inode !== '0' && queues?.endsWith(':00000000');
      });
    if (sockets.length >= connections) break;
    await pause(5);
  }
  await pause(20);
}

/** Returns the message of an error, with that of its cause. */
const describeError = (error: unknown): string =>
  error instanceof Error
    ? [error.message, error.cause instanceof Error ? error.cause.message : ''].join(' ')
    : String(error);

/** Signs up an employer and a candidate with a file at the same time. Both wait for the password hash. */
async function signUp(url: string): Promise<void> {
  const visitor = new TestClient(url);
  await Promise.all([
    visitor.ask(REGISTER_EMPLOYER, { input: employerInput() }),
    visitor.upload(REGISTER_CANDIDATE, { input: candidateInput() }, { 'input.resume': pdf() }),
  ]);
}

/** Sends a request whose body arrives in two halves, the second after the signal. */
async function halfSent(port: number): Promise<void> {
  const body = JSON.stringify({ query: '{ openJobs { totalCount } }' });
  const socket = connect(port, '127.0.0.1');
  const head = `POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`;
  socket.write(head + body.slice(0, 10));
  setTimeout(() => socket.write(body.slice(10)), 200);
  let answer = '';
  for await (const chunk of socket) {
    answer += String(chunk);
    if (answer.includes('totalCount')) break;
  }
  if (!answer.startsWith('HTTP/1.1 200')) throw new Error(`a request sent in two halves got '${answer.slice(0, 60)}'`);
}
