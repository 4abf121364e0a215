import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { DataSource } from 'typeorm';
import { candidateInput, MY_PROFILE, REGISTER_CANDIDATE } from '../../api/test/builders/candidate.js';
import { TestClient } from '../../api/test/builders/client.js';
import { pdf } from '../../api/test/builders/files.js';
import { SmtpSink } from '../../api/test/builders/smtp-sink.js';
import { signedIn } from '../shared/load.js';
import { type DatabaseUnderFault, type Place, withDatabase } from '../shared/place.js';
import { PortalProcess } from '../shared/portal-process.js';
import type { ShiftedWorld } from './shifted-world.js';

const HOUR = 3_600_000;
/** The offsets of the clock in hours. */
const JUMPS = [1, 0, -1, 24, -24, 0];
const SIGN_IN = `mutation ($email: String!, $password: String!) {
  signIn(input: { email: $email, password: $password, rememberMe: true }) { token }
}`;
const SHIFTED_WORLD = fileURLToPath(new URL('shifted-world.ts', import.meta.url));
/** The time after which a query budget is full again, independent of the clock. */
const MINUTE = 61_000;
const MAIL_WITHIN = 15_000;
const BACK_WITHIN = 10_000;
const RATHER_LARGE = `{ ${Array.from({ length: 5 }, (_, index) => `j${index}: openJobs { nodes { id title } }`).join(' ')} }`;

/**
 * The clock of a server in another time zone jumps an hour and a day forwards and back, and names do not resolve for a while. Logins stay valid, people can sign up,
 * emails are sent, no one is rejected for an hour, and the portal reconnects to the database without a restart.
 */
export function worldShifts(place: Place): Promise<string[]> {
  return withDatabase(place, async (database) => {
    const sink = await SmtpSink.start();
    const file = join(place.folder, 'world.json');
    const portal = await PortalProcess.start(place.port, {
      ...database.settings,
      SMTP_URL: sink.url,
      RATE_LIMITS: 'on',
      GRAPHQL_BUDGET_PER_MINUTE: '3000',
      FAULT_WORLD: file,
      DATABASE_URL: database.settings.DATABASE_URL.replace('127.0.0.1', 'localhost'),
      // The day in India must not depend on the zone of the machine.
      TZ: 'Pacific/Kiritimati',
      NODE_OPTIONS: `--import tsx --import ${SHIFTED_WORLD}`,
    });
    const shift = async (world: ShiftedWorld): Promise<void> => {
      writeFileSync(file, JSON.stringify(world));
      process.kill(portal.pid, 'SIGUSR2');
      await pause(200);
    };
    try {
      return [...(await clockJumps(portal, sink, shift)), ...(await dnsAway(portal, database, shift))];
    } finally {
      await portal.end('SIGTERM');
      await sink.stop();
    }
  });
}

type Shift = (world: ShiftedWorld) => Promise<void>;

async function clockJumps({ url }: PortalProcess, sink: SmtpSink, shift: Shift): Promise<string[]> {
  const problems: string[] = [];
  const longSince = await rememberedLogin(url);
  // With an expired login its requests would use up the budget of the address, which the sign-ups need.
  const hungry = await rememberedLogin(url);
  for (const hours of JUMPS) {
    const where = `at ${hours} h`;
    const spent = await untilRefused(hungry);
    if (spent !== 'RATE_LIMITED') problems.push(`${where}: spending the budget ends with ${spent}`);
    await shift({ clockMilliseconds: hours * HOUR, isDnsAway: false });
    const outcome = await longSince.outcome(MY_PROFILE);
    if (outcome !== 'OK') problems.push(`${where}: a login from before is answered ${outcome}`);
    const problem = await newPerson(url, sink).catch((error: Error) => error.message);
    if (problem) problems.push(`${where}: ${problem}`);
    if (!(await within(MINUTE, async () => (await hungry.outcome(RATHER_LARGE)) === 'OK')))
      problems.push(`${where}: a budget that was used up is not whole again after a minute`);
  }
  console.log(
    `the clock jumped ${JUMPS.length} times, by an hour and a day: logins, sign-ups, mails and budgets hold unless said below`,
  );
  return problems;
}

/** Signs up and logs in with "Remember me". Other logins end after twelve hours. */
async function rememberedLogin(url: string): Promise<TestClient> {
  const { email, password } = await signUp(url);
  const { signIn } = await new TestClient(url).ask<{ signIn: { token: string } }>(SIGN_IN, { email, password });
  return new TestClient(url, signIn.token);
}

/** Signs up, logs in and waits for the email. Returns the problem, or null. */
async function newPerson(url: string, sink: SmtpSink): Promise<string | null> {
  const input = await signUp(url);
  await signedIn(url, input);
  const hasMail = await within(MAIL_WITHIN, async () => sink.mailsTo(input.email).length > 0);
  return hasMail ? null : 'the mail of a sign-up has not come';
}

async function dnsAway({ url }: PortalProcess, { dataSource }: DatabaseUnderFault, shift: Shift): Promise<string[]> {
  const visitor = new TestClient(url);
  const read = (): Promise<string> => visitor.outcome('{ openJobs { nodes { id } } }');
  await shift({ clockMilliseconds: 0, isDnsAway: true });
  const problems: string[] = [];
  const whileOpen = await read();
  if (whileOpen !== 'OK') problems.push(`without names, over the connections that are open: ${whileOpen}`);
  await breakConnections(dataSource);
  const whileBroken = await read();
  if (whileBroken !== 'UNAVAILABLE') problems.push(`without names and connections: ${whileBroken}`);
  await shift({ clockMilliseconds: 0, isDnsAway: false });
  if (!(await within(BACK_WITHIN, async () => (await read()) === 'OK')))
    problems.push(`names are back for ${BACK_WITHIN} ms, the database is not found`);
  console.log(
    `names without addresses: read over open connections ${whileOpen}, without any ${whileBroken}, then found again`,
  );
  return problems;
}

async function untilRefused(client: TestClient): Promise<string> {
  for (;;) {
    const outcome = await client.outcome(RATHER_LARGE);
    if (outcome !== 'OK') return outcome;
  }
}

/** Closes all connections except its own. */
async function breakConnections(dataSource: DataSource): Promise<void> {
  const runner = dataSource.createQueryRunner();
  try {
    const others = 'SELECT id FROM information_schema.processlist WHERE id <> CONNECTION_ID()';
    for (const { id } of (await runner.query(others)) as { id: number }[])
      await runner.query(`KILL ${id}`).catch(() => undefined);
  } finally {
    await runner.release();
  }
}

async function signUp(url: string): Promise<{ email: string; password: string }> {
  const input = candidateInput();
  await new TestClient(url).upload(REGISTER_CANDIDATE, { input }, { 'input.resume': pdf() });
  return input;
}

async function within(milliseconds: number, holds: () => Promise<boolean>): Promise<boolean> {
  for (const end = performance.now() + milliseconds; performance.now() < end; await pause(250)) {
    if (await holds()) return true;
  }
  return false;
}
