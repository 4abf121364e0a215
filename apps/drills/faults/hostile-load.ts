import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '@job-alert/local-database/free-port';
import { fillJobs } from '../../api/bench/data.js';
import { migrate } from '../../api/src/database/migrate.js';
import { candidateInput, REGISTER_CANDIDATE } from '../../api/test/builders/candidate.js';
import { TestClient } from '../../api/test/builders/client.js';
import { companyInput, employerInput, REGISTER_EMPLOYER, SAVE_COMPANY } from '../../api/test/builders/employer.js';
import { pdf } from '../../api/test/builders/files.js';
import { SmtpSink } from '../../api/test/builders/smtp-sink.js';
import { ATTACKS, type Loot } from './hostile-load/attacks.js';
import { BEYOND_LIMITS } from './hostile-load/beyond-limits.js';
import type { Order, Statuses } from './hostile-load/attacker.js';
import { EVERYTHING } from './hostile-load/everything-at-once.js';
import {
  ended,
  largest,
  residentMegabytes,
  usedConnections,
  watchArriving,
  watchPool,
} from './hostile-load/servers.js';
import { startSilentReceivers } from './hostile-load/silent-receivers.js';
import { type Account, Victim, type VictimFigures } from './hostile-load/victim.js';
import { signedIn } from '../shared/load.js';
import { type Outcome, type Place, withDatabase } from '../shared/place.js';
import { ADMIN, PortalProcess } from '../shared/portal-process.js';

const SECONDS = Number(process.env['HOSTILE_SECONDS'] ?? 20);
const ONLY = process.env['HOSTILE_ATTACK'];
const JOBS = 20_000;
const WEB_BUILD = new URL('../../web/dist', import.meta.url);
/** The permitted slowdown of the victim's requests. Quiet requests take few milliseconds, so two more milliseconds are accepted. */
const FACTOR = 3;
const GRACE_MS = 2;
/** The permitted growth in memory of the servers, the database and parked files since the start. */
const SERVER_MB = 400;
const DATABASE_MB = 300;
const PARKED_MB = 200;
/** The time limit and the permitted slowdown for the recovery after an attack. */
const RECOVERED_WITHIN = 60_000;
const RECOVERED_FACTOR = 1.5;
/** The time limit for the email with a reset link that is requested during an attack, in milliseconds. */
const MAIL_WITHIN = 15_000;
/** The attacks that send emails. They must not delay other people's emails. */
const MAILING: ReadonlySet<string> = new Set(['jobs of a company that is not approved', 'sign-ups']);
const RESET = 'mutation ($email: String!) { requestPasswordReset(input: { email: $email }) { email } }';

const CREATE_REPORT_LINK = 'mutation { createReportLink(input: { name: "Shared", report: "time-to-fill" }) { url } }';

const scriptPath = (name: string): string => fileURLToPath(new URL(`hostile-load/${name}.ts`, import.meta.url));

/** The hostile client: its duration, its number of accounts and its number of connections. */
const CLIENT_SECONDS = Number(process.env['HOSTILE_SECONDS'] ?? 600);
const CLIENT_ACCOUNTS = 10;
const CLIENT_CONNECTIONS = 16;
/** The permitted growth between the first third of the time and the end. */
const FLAT_MB = 60;

/** The setup for an attack, with the values from before the attacks. */
interface Stage {
  url: string;
  servers: PortalProcess[];
  databasePid: number;
  victim: Victim;
  quiet: VictimFigures;
  account: Account;
  loot: Loot;
  sink: SmtpSink;
  before: Memory;
}

interface Memory {
  /** The memory of the larger server. */
  server: number;
  database: number;
}

/**
 * Two servers behind a proxy. One address runs each kind of attack in turn. The requests of others stay fast and none is rejected, memory stays
 * within its limits, and a minute later everything is as before.
 */
export const hostileLoad = (place: Place): Promise<Outcome> => withStage(place, attacked);

/**
 * One address with ten accounts sends logins, slow resumes, sign-ups and endless uploads at the same time, for ten minutes. The p95 of another
 * address's logins and of openJobs stays within three times the quiet value of the same run, and memory does not grow.
 */
export const hostileClient = (place: Place): Promise<Outcome> =>
  withStage(place, (stage) => longAttack(stage, EVERYTHING));

/**
 * One address requests reports of the year 9999 and sends cursors of the last instant, while the receivers of webhooks never answer properly, for ten
 * minutes. The same holds, and all connections to the database are free at the end.
 */
export const hostileLimits = (place: Place): Promise<Outcome> =>
  withStage(place, async (stage) => {
    const stop = await startSilentReceivers(stage.url);
    const problems = await longAttack(stage, BEYOND_LIMITS).finally(stop);
    return ended(stage.servers).length > 0 ? problems : [...problems, ...(await usedConnections(stage.servers))];
  });

async function withStage(place: Place, work: (stage: Stage) => Promise<string[]>): Promise<Outcome> {
  if (!existsSync(WEB_BUILD)) return { notRun: 'the web app is not built: npm run build' };
  return withDatabase(place, async (database) => {
    await migrate(database.dataSource);
    await fillJobs(database.settings.DATABASE_URL, JOBS);
    const sink = await SmtpSink.start();
    const servers = await startServers({ ...database.settings, SMTP_URL: sink.url });
    const addresses = servers.map(({ url }) => url);
    const proxy = fork(scriptPath('proxy'), addresses, { execArgv: process.execArgv });
    try {
      const [port] = (await once(proxy, 'message')) as [number];
      return await work(await prepare(`http://127.0.0.1:${port}`, servers, sink, place.folder));
    } finally {
      proxy.kill();
      for (const server of servers) await server.end('SIGTERM');
      await sink.stop();
    }
  });
}

async function startServers(settings: Record<string, string>): Promise<PortalProcess[]> {
  const environment = { ...settings, RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1', WEBHOOK_ALLOW: '127.0.0.1' };
  // Starts one after the other, because the first creates the administrator.
  const first = await PortalProcess.start(await freePort(), environment);
  return [first, await PortalProcess.start(await freePort(), environment)];
}

async function prepare(url: string, servers: PortalProcess[], sink: SmtpSink, folder: string): Promise<Stage> {
  const account = await newCandidate(url);
  const loot = {
    candidateToken: (await newCandidate(url)).token,
    employerToken: await newEmployer(url),
    victimEmail: account.email,
    reportLinkPath: await newReportLink(url),
    candidates: [],
  };
  const victim = new Victim(new URL(url), '127.0.0.2', account);
  await victim.use(after(5_000));
  const quiet = await victim.use(after(10_000));
  const databasePid = Number(readFileSync(join(folder, 'own', 'mysql', 'server.pid'), 'utf8'));
  const before = { server: largest(servers), database: residentMegabytes(databasePid) };
  return { url, servers, databasePid, victim, quiet, account, loot, sink, before };
}

async function newCandidate(url: string): Promise<Account> {
  const input = candidateInput();
  await new TestClient(url).upload(REGISTER_CANDIDATE, { input }, { 'input.resume': pdf() });
  const { token = '' } = await signedIn(url, input);
  return { ...input, token };
}

async function newReportLink(url: string): Promise<string> {
  const admin = await signedIn(url, ADMIN);
  const data = await admin.ask<{ createReportLink: { url: string } }>(CREATE_REPORT_LINK);
  return new URL(data.createReportLink.url).pathname;
}

async function newEmployer(url: string): Promise<string> {
  const input = employerInput();
  await new TestClient(url).ask(REGISTER_EMPLOYER, { input });
  const employer = await signedIn(url, input);
  await employer.ask(SAVE_COMPANY, { input: companyInput() });
  return employer.token ?? '';
}

async function attacked(stage: Stage): Promise<string[]> {
  const { quiet, before } = stage;
  if (quiet.refused.length > 0) return [`the portal refuses before anybody attacks: ${quiet.refused[0]}`];
  console.log(
    `quiet: p95 ${ms(quiet.p95)}, login ${ms(quiet.login)}; a server has ${before.server} MB, the database ${before.database} MB`,
  );
  const problems: string[] = [];
  for (const [index, attack] of Object.keys(ATTACKS).entries()) {
    if (ONLY && !attack.includes(ONLY)) continue;
    // Each kind has its own address, so that each starts with a full budget.
    problems.push(...(await oneAttack(stage, attack, `127.0.1.${index + 1}`)));
  }
  return problems;
}

async function oneAttack(stage: Stage, attack: string, address: string): Promise<string[]> {
  const { victim, quiet, before } = stage;
  const problems: string[] = [];
  const linkComes = MAILING.has(attack) ? resetLinkComes(stage) : Promise.resolve(undefined);
  const parked = watchArriving(stage.servers);
  const order: Order = { attack, url: stage.url, address, milliseconds: SECONDS * 1_000, loot: stage.loot };
  const attacker = fork(scriptPath('attacker'), [], { execArgv: process.execArgv });
  const over = once(attacker, 'message') as Promise<[Statuses]>;
  attacker.send(order);
  let isOver = false;
  void over.then(() => (isOver = true));
  const figures = await victim.use(() => isOver);
  const [statuses] = await over;
  const memory = { server: largest(stage.servers), database: residentMegabytes(stage.databasePid) };
  const parkedMegabytes = parked();
  const mailMs = await linkComes;
  const recovered = await recovery(victim, quiet);

  if (figures.p95 > quiet.p95 * FACTOR + GRACE_MS) problems.push(`p95 of the victim is ${ms(figures.p95)}`);
  if (figures.login > quiet.login * FACTOR) problems.push(`a login of the victim takes ${ms(figures.login)}`);
  if (figures.refused.length > 0)
    problems.push(
      `${figures.refused.length} of ${figures.reads} requests of the victim were not answered: ${figures.refused[0]}`,
    );
  if (memory.server > before.server + SERVER_MB) problems.push(`a server has ${memory.server} MB`);
  if (memory.database > before.database + DATABASE_MB) problems.push(`the database has ${memory.database} MB`);
  if (parkedMegabytes > PARKED_MB) problems.push(`${parkedMegabytes} MB of temporary files`);
  if (mailMs === null) problems.push(`a reset link did not come within ${MAIL_WITHIN / 1_000} s`);
  if (recovered === null) problems.push(`not as before within ${RECOVERED_WITHIN / 1_000} s`);
  for (const server of stage.servers) {
    if ((await fetch(`${server.url}/readyz`)).status !== 200) problems.push(`${server.url} is not ready`);
  }
  console.log(
    [
      `| ${attack} | ${answersIn(statuses)} | ${ms(figures.p95)} | ${ms(figures.login)} | ${figures.refused.length} of ${figures.reads}`,
      `${memory.server} MB | ${memory.database} MB | ${parkedMegabytes} MB | ${ms(mailMs)} | ${ms(recovered)} |`,
    ].join(' | '),
  );
  return problems.map((problem) => `${attack}: ${problem}`);
}

async function longAttack(
  { url, servers, databasePid, victim, account, loot }: Stage,
  attack: string,
): Promise<string[]> {
  const candidates: Account[] = [];
  for (let index = 0; index < CLIENT_ACCOUNTS; index += 1) candidates.push(await newCandidate(url));
  const quiet = await victim.use(after(Math.min(60, CLIENT_SECONDS) * 1_000));
  const memory = (): number =>
    servers.reduce((sum, { pid }) => sum + residentMegabytes(pid), residentMegabytes(databasePid));
  const order: Order = {
    attack,
    url,
    address: '127.0.4.1',
    milliseconds: CLIENT_SECONDS * 1_000,
    connections: CLIENT_CONNECTIONS,
    loot: { ...loot, candidates, victimEmail: account.email },
  };
  const attacker = fork(scriptPath('attacker'), [], { execArgv: process.execArgv });
  const over = once(attacker, 'message') as Promise<[Statuses]>;
  attacker.send(order);
  let isOver = false;
  void over.then(() => (isOver = true));
  const early = pause((CLIENT_SECONDS * 1_000) / 3).then(memory);
  const parked = watchArriving(servers);
  const mostUsed = watchPool(servers);
  const figures = await victim.use(() => isOver || ended(servers).length > 0);
  const mostConnections = mostUsed();
  if (ended(servers).length > 0) {
    attacker.kill();
    parked();
    return ended(servers);
  }
  const [statuses] = await over;
  const [first, last] = [await early, memory()];

  console.log(
    [
      `quiet: login p95 ${ms(quiet.loginP95)}, openJobs p95 ${ms(quiet.openJobsP95)}, ${quiet.reads} reads`,
      `under attack for ${CLIENT_SECONDS} s: login p95 ${ms(figures.loginP95)}, openJobs p95 ${ms(figures.openJobsP95)}, ${figures.reads} reads`,
      `memory of servers and database: ${first} MB after a third, ${last} MB at the end; ${parked()} MB of arriving files at most; ${mostConnections} connections of a server in use at most`,
      `the attacker was answered ${answersIn(statuses)}`,
    ].join('\n'),
  );
  const problems: string[] = [];
  if (quiet.refused.length > 0) problems.push(`the portal refuses before anybody attacks: ${quiet.refused[0]}`);
  if (figures.refused.length > 0)
    problems.push(`${figures.refused.length} requests were not answered: ${figures.refused[0]}`);
  if (figures.loginP95 > quiet.loginP95 * FACTOR) problems.push(`the p95 of a login is ${ms(figures.loginP95)}`);
  if (figures.openJobsP95 > quiet.openJobsP95 * FACTOR + GRACE_MS)
    problems.push(`the p95 of openJobs is ${ms(figures.openJobsP95)}`);
  if (last > first + FLAT_MB) problems.push(`memory grows from ${first} to ${last} MB`);
  return problems;
}

/** Returns the milliseconds until the portal is as fast as before the attacks, or null if it does not recover. */
async function recovery(victim: Victim, quiet: VictimFigures): Promise<number | null> {
  const began = performance.now();
  while (performance.now() - began < RECOVERED_WITHIN) {
    const looked = performance.now() - began;
    const { p95, refused } = await victim.use(after(2_000));
    if (refused.length === 0 && p95 <= quiet.p95 * RECOVERED_FACTOR + GRACE_MS) return looked;
  }
  return null;
}

/** Requests a reset link in the middle of an attack. Returns the milliseconds until its email arrives, or null. */
async function resetLinkComes({ url, account, sink }: Stage): Promise<number | null> {
  await pause((SECONDS * 1_000) / 2);
  const before = sink.mailsTo(account.email).length;
  const began = performance.now();
  await new TestClient(url).ask(RESET, { email: account.email });
  while (performance.now() - began < MAIL_WITHIN) {
    if (sink.mailsTo(account.email).length > before) return performance.now() - began;
    await pause(50);
  }
  return null;
}

const after = (milliseconds: number): (() => boolean) => {
  const end = performance.now() + milliseconds;
  return () => performance.now() >= end;
};

const ms = (milliseconds: number | null | undefined): string =>
  milliseconds === null ? 'never' : milliseconds === undefined ? '' : `${milliseconds.toFixed(0)} ms`;

const answersIn = (statuses: Statuses): string =>
  Object.entries(statuses)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ');
