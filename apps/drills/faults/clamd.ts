import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@job-alert/local-database/free-port';
import type { DataSource } from 'typeorm';
import { Clamd, parseClamdUrl } from '../../api/src/platform/files/clamd.js';
import { candidateInput, REGISTER_CANDIDATE } from '../../api/test/builders/candidate.js';
import { EICAR } from '../../api/test/builders/clamd.js';
import { TestClient } from '../../api/test/builders/client.js';
import { pdf, sent } from '../../api/test/builders/files.js';
import { type Outcome, type Place, withDatabase } from '../shared/place.js';
import { PortalProcess } from '../shared/portal-process.js';

const FOLDERS = ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin'];
const READY_WITHIN = 30_000;
/** The maximum time until a waiting file is scanned, in milliseconds. The portal looks for waiting files every half minute. */
const SCANNED_WITHIN = 60_000;

/**
 * Kills a real clamd, with a database of one signature, during uploads. With CLAMD_AWAY=refuse they are rejected with an error message; with
 * CLAMD_AWAY=later they are stored and scanned once clamd is back. A file with a virus is never accepted.
 */
export async function clamd(place: Place): Promise<Outcome> {
  const [server, tool] = ['clamd', 'sigtool'].map(program);
  if (!server || !tool)
    return { notRun: `${server ? 'sigtool' : 'clamd'} (Debian's clamav-daemon) is not on this machine` };
  const scanner = new Scanner(server, tool, join(place.folder, 'clamd'));
  try {
    await scanner.start();
    return await withDatabase(place, async ({ dataSource, settings }) => {
      const both = { ...settings, CLAMD_URL: scanner.url };
      const refusing = await PortalProcess.start(place.port, { ...both, CLAMD_AWAY: 'refuse' });
      const keeping = await PortalProcess.start(await freePort(), { ...both, CLAMD_AWAY: 'later' });
      try {
        return await rounds(place.rounds, scanner, dataSource, refusing.url, keeping.url);
      } finally {
        await refusing.end('SIGTERM');
        await keeping.end('SIGTERM');
      }
    });
  } finally {
    await scanner.kill();
  }
}

const program = (name: string): string | undefined =>
  FOLDERS.map((folder) => join(folder, name)).find((path) => existsSync(path));

/** A clamd in its own folder, which knows one virus by its hash. */
class Scanner {
  private child: ChildProcess | undefined;
  private readonly config: string;
  private readonly socket: string;

  constructor(
    private readonly server: string,
    private readonly tool: string,
    private readonly folder: string,
  ) {
    this.config = join(folder, 'clamd.conf');
    this.socket = join(folder, 'socket');
    mkdirSync(join(folder, 'database'), { recursive: true });
    chmodSync(folder, 0o700);
    writeFileSync(this.config, this.settings());
    this.writeSignatures();
  }

  get url(): string {
    return `unix:${this.socket}`;
  }

  async start(): Promise<void> {
    this.child = spawn(this.server, ['--foreground', `--config-file=${this.config}`], { stdio: 'ignore' });
    const scanner = new Clamd(parseClamdUrl(this.url));
    for (const end = Date.now() + READY_WITHIN; ; await pause(100)) {
      if (
        await scanner.ping().then(
          () => true,
          () => false,
        )
      )
        return;
      if (Date.now() > end || this.child.exitCode !== null) throw new Error('clamd has not started.');
    }
  }

  async kill(): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    child.kill('SIGKILL');
    await exit;
  }

  private settings(): string {
    return [
      `DatabaseDirectory ${join(this.folder, 'database')}`,
      `LocalSocket ${this.socket}`,
      'FixStaleSocket yes',
      'Foreground yes',
      'StreamMaxLength 6M',
      `LogFile ${join(this.folder, 'log')}`,
      `TemporaryDirectory ${this.folder}`,
      '',
    ].join('\n');
  }

  /** Writes one hash for the test virus alone, and one for a PDF with the virus after its end. */
  private writeSignatures(): void {
    const samples = [EICAR, Buffer.from(infected().bytes)].map((bytes, index) => {
      const path = join(this.folder, `Eicar-Test-${index}`);
      writeFileSync(path, bytes);
      return path;
    });
    const { stdout, status, stderr } = spawnSync(this.tool, ['--sha256', ...samples], { encoding: 'utf8' });
    if (status !== 0) throw new Error(`sigtool has failed: ${stderr}`);
    writeFileSync(join(this.folder, 'database', 'own.hsb'), stdout);
  }
}

const infected = () => sent('cv.pdf', Buffer.concat([Buffer.from(pdf('eicar').bytes), EICAR]));

async function rounds(
  count: number,
  scanner: Scanner,
  dataSource: DataSource,
  refusing: string,
  keeping: string,
): Promise<string[]> {
  const problems: string[] = [];
  const expect = (name: string, actual: string, expected: string): void => {
    if (actual !== expected) problems.push(`${name}: ${actual} instead of ${expected}`);
  };
  const acceptedUploads: { email: string; isClean: boolean }[] = [];
  let took = 0;
  for (let round = 1; round <= count; round += 1) {
    for (const url of [refusing, keeping]) {
      expect(`round ${round}, a virus`, (await signUp(url, true)).outcome, 'FILE_TYPE_NOT_ALLOWED');
      const began = performance.now();
      expect(`round ${round}, a clean file`, (await signUp(url, false)).outcome, 'OK');
      took = Math.max(took, performance.now() - began);
    }
    const during = Array.from({ length: 4 }, () => signUp(refusing, true));
    await scanner.kill();
    for (const { outcome } of await Promise.all(during)) {
      if (outcome === 'OK') problems.push(`round ${round}: a virus was taken while clamd was killed`);
    }
    expect(`round ${round}, away, refuse`, (await signUp(refusing, false)).outcome, 'FILES_UNAVAILABLE');
    expect(`round ${round}, away, ready`, String((await fetch(`${refusing}/readyz`)).status), '200');
    for (const isInfected of [false, true]) {
      const { outcome, email } = await signUp(keeping, isInfected);
      expect(`round ${round}, away, later`, outcome, 'OK');
      acceptedUploads.push({ email, isClean: !isInfected });
    }
    await scanner.start();
    expect(`round ${round}, back`, (await signUp(refusing, false)).outcome, 'OK');
  }
  problems.push(...(await scannedLater(dataSource, acceptedUploads)));
  console.log(
    `clamd killed ${count} times: every virus refused, a clean sign-up takes ${took.toFixed(0)} ms at most with its scan, ${acceptedUploads.length} files kept meanwhile and scanned when it was back`,
  );
  return problems;
}

async function signUp(url: string, isInfected: boolean): Promise<{ outcome: string; email: string }> {
  const input = candidateInput();
  const resume = isInfected ? infected() : pdf();
  const outcome = await new TestClient(url).uploadOutcome(REGISTER_CANDIDATE, { input }, { 'input.resume': resume });
  return { outcome, email: input.email };
}

/** Returns the errors of the stored files after the time limit: clean files must be marked clean, and infected ones infected. */
async function scannedLater(
  dataSource: DataSource,
  acceptedUploads: readonly { email: string; isClean: boolean }[],
): Promise<string[]> {
  for (const end = Date.now() + SCANNED_WITHIN; ; await pause(500)) {
    const rows = await dataSource.query<{ email: string; state: string }[]>(
      'SELECT u.email, f.scan_state AS state FROM stored_file f JOIN user u ON u.id = f.owner_id',
    );
    const states = new Map(rows.map(({ email, state }) => [email, state]));
    const wrong = acceptedUploads.filter(
      ({ email, isClean }) => states.get(email) !== (isClean ? 'CLEAN' : 'INFECTED'),
    );
    if (wrong.length === 0 || Date.now() > end) {
      return wrong.map(({ email }) => `the file of ${email} is ${states.get(email)} after clamd is back`);
    }
  }
}
