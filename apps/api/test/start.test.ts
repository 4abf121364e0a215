import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_ADMIN } from '@job-alert/domain/accounts/demo-logins';
import { freePort } from '@job-alert/local-database/free-port';
import { copyScratchDatabase, createScratchDatabase, dropScratchDatabase } from '@job-alert/local-database/scratch';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { IS_RELEASE, sampled } from '../../../test-release.js';
import { openDataSource } from '../src/database/data-source.js';
import { SecondFactorEntity } from '../src/database/entities/accounts/second-factor.entity.js';
import { UserEntity } from '../src/database/entities/accounts/user.entity.js';
import { schemaError } from '../src/database/schema-error.js';
import { readConfig } from '../src/platform/config.js';
import { FieldEncryption } from '../src/platform/crypto.js';
import { withAppContext } from '../src/bootstrap/app-context.js';
import { runServer } from '../src/bootstrap/serve.js';
import { MAIN, startBuiltPortal } from './builders/built-portal.js';
import { PRODUCTION } from './builders/production.js';

interface Ended {
  code: number | null;
  complaint: string;
}

/** Starts the portal in this process, which takes a tenth of the time of a new process. */
async function start(settings: Record<string, string>): Promise<Ended> {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const code = await runServer({ LOG_LEVEL: 'silent', ...settings });
  const complaint = complaints.mock.calls.flat().join('\n');
  complaints.mockRestore();
  return { code, complaint };
}

/** Runs a command until it ends. */
async function run(command: string, settings: Record<string, string>): Promise<Ended> {
  const { PATH = '', HOME = '' } = process.env;
  const env = { PATH, HOME, LOG_LEVEL: 'silent', ...settings };
  const child = spawn(process.execPath, [MAIN, command], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  const [code] = (await once(child, 'exit')) as [number | null];
  return { code, complaint: complaint.trim() };
}

const BODY = JSON.stringify({ query: '{ viewer { id } }' });
/** The server responds with "100 Continue" when it has read this. */
const HEAD_OF_A_REQUEST = `POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${BODY.length}\r\nexpect: 100-continue\r\n\r\n`;

test.runIf(IS_RELEASE)(
  'a stop signal that arrives twice still ends the portal with exit code 0',
  async () => {
    const { process: portal, port, stop } = await startBuiltPortal({ LOG_LEVEL: 'info' });
    onTestFinished(stop);
    // Half a request is in progress at the first signal, so that the stop waits and the second signal arrives before its end.
    const half = connect(port, '127.0.0.1').once('data', () => portal.kill('SIGTERM'));
    portal.stdout?.on('data', (chunk: Buffer) => {
      if (!chunk.toString().includes('"stopping:')) return;
      portal.kill('SIGTERM');
      half.end(BODY);
    });
    half.write(HEAD_OF_A_REQUEST);
    expect(await once(portal, 'exit')).toEqual([0, null]);
  },
  60_000,
);

test.runIf(IS_RELEASE)(
  'three servers start concurrently on one empty database',
  async () => {
    const name = `test_three_${process.pid}`;
    const DATABASE_URL = await createScratchDatabase(inject('databaseServer'), name);
    onTestFinished(() => dropScratchDatabase(inject('databaseServer'), name));
    const administrator = { ADMIN_EMAIL: 'admin@three.example', ADMIN_PASSWORD: 'Loom&Thread7' };
    const settings = { DATABASE_URL, APP_SECRET: 'x'.repeat(32), ...administrator };
    const came = await Promise.all(Array.from({ length: 3 }, () => startBuiltPortal(settings)));
    for (const { stop } of came) onTestFinished(stop);
    const dataSource = await openDataSource(DATABASE_URL, 1);
    expect(await schemaError(dataSource)).toBeNull();
    expect(await dataSource.manager.count(UserEntity)).toBe(1);
    await dataSource.destroy();
  },
  180_000,
);

describe('starting the portal (a failure ends with exit code 1 and one sentence)', () => {
  const name = `test_start_${process.pid}`;
  let folder: string;
  let databaseUrl: string;
  let busy: Server;
  let busyPort: number;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'job-alert-start-'));
    databaseUrl = await copyScratchDatabase(inject('databaseServer'), inject('migratedDatabase'), name);
    busy = createServer();
    await new Promise<void>((resolve) => {
      busy.listen(0, '127.0.0.1', resolve);
    });
    const address = busy.address();
    busyPort = typeof address === 'object' && address ? address.port : 0;
  });
  afterAll(async () => {
    busy.close();
    await dropScratchDatabase(inject('databaseServer'), name);
    rmSync(folder, { recursive: true });
  });

  function expectOneSentence({ code, complaint }: Ended, sentence: RegExp): void {
    // A server in production writes the error as a log line.
    const message = complaint.startsWith('{') ? String(Reflect.get(JSON.parse(complaint), 'msg')) : complaint;
    expect(message).toMatch(sentence);
    expect(complaint.split('\n')).toHaveLength(1);
    expect(code).toBe(1);
  }

  test('names all invalid settings together', async () => {
    const ended = await start({ DATABASE_URL: 'postgres://x', PORT: 'many', DATA_DIR: folder });
    expectOneSentence(ended, /^The configuration is not usable: .*PORT.*DATABASE_URL must be an address like mysql:/);
  });

  test('names the missing and forbidden settings in production', async () => {
    const ended = await start({ NODE_ENV: 'production', DATA_DIR: folder, RATE_LIMITS: 'off' });
    expectOneSentence(ended, /APP_SECRET must be set.*DATABASE_URL must be set.*PUBLIC_URL must be set.*RATE_LIMITS/);
  });

  test('rejects an unknown NODE_ENV', async () => {
    const ended = await start({ NODE_ENV: 'prod', DATA_DIR: folder });
    expectOneSentence(ended, /NODE_ENV must be production, development or test/);
  });

  const production = () => ({ ...PRODUCTION, DATABASE_URL: databaseUrl, DATA_DIR: folder, PORT: '0' });

  test.each([
    ['PUBLIC_URL', 'http://jobs.example', /PUBLIC_URL must begin with https/],
    ['APP_SECRET', 'x'.repeat(40), /APP_SECRET must be random/],
    ['APP_SECRET', 'only-for-a-machine-of-your-own-0000000000', /APP_SECRET must be random/],
    ['APP_SECRET', 'change-me-please-change-me-please-now', /APP_SECRET must be random/],
  ])('rejects %s=%s in production', (setting, value, sentence) => {
    expect(() => readConfig({ ...production(), [setting]: value })).toThrow(sentence);
    expect(() => readConfig({ [setting]: value })).not.toThrow();
  });

  test.each(['http://localhost:4000', 'http://127.0.0.1:4000', 'https://jobs.example/'])(
    'accepts PUBLIC_URL=%s in production',
    (PUBLIC_URL) => {
      expect(() => readConfig({ ...production(), PUBLIC_URL })).not.toThrow();
    },
  );

  test('reports that files cannot be saved', async () => {
    const unwritable = { ...production(), STORAGE_URL: 'file:/proc/self' };
    expectOneSentence(await start(unwritable), /^Files cannot be saved .* check STORAGE_URL/);
    writeFileSync(join(folder, 'no-folder'), '');
    const noFolder = { ...production(), STORAGE_URL: `file:${join(folder, 'no-folder/files')}` };
    expectOneSentence(await start(noFolder), /file folder cannot be created .* check STORAGE_URL/);
  });

  test('changes no tables in production unless MIGRATE_ON_START is set', async () => {
    const empty = await createScratchDatabase(inject('databaseServer'), `${name}_empty`);
    const settings = { ...production(), DATABASE_URL: empty, MIGRATE_ON_START: '' };
    const sentence =
      /^The database cannot be used \(migrations pending\): run `job-alert migrate` first, or set MIGRATE_/;
    expectOneSentence(await start(settings), sentence);
    expect(
      await withAppContext({ ...settings, LOG_LEVEL: 'silent' }, async () => undefined, { alwaysMigrates: true }),
    ).toBe(0);
    expect(await withAppContext({ ...settings, LOG_LEVEL: 'silent' }, async () => undefined)).toBe(0);
    const dataSource = await openDataSource(empty, 1);
    await dataSource.query('DROP VIEW report_stage');
    expectOneSentence(
      await start(settings),
      /^The database cannot be used \(missing in the database: report_stage\): run `job-alert migrate`/,
    );
    await dataSource.query('DROP TABLE lease');
    await dataSource.destroy();
    expectOneSentence(await start({ ...settings, MIGRATE_ON_START: 'on' }), /missing .*: lease\): restore a backup\.$/);
    await dropScratchDatabase(inject('databaseServer'), `${name}_empty`);
  });

  test('rejects demo:load in production', async () => {
    expectOneSentence(await run('demo:load', production()), /^The demo is not loaded in production/);
  });

  describe('with a user in the database', () => {
    let dataSource: DataSource;
    let id: string;
    beforeAll(async () => {
      dataSource = await openDataSource(databaseUrl, 1);
      const person = { firstName: 'Meera', lastName: 'Desai', contact: '5550100001', passwordHash: null };
      const account = { type: 'ADMIN', isActive: true, consentVersion: null, consentAt: null, version: 1 } as const;
      const user = { ...person, ...account, email: DEMO_ADMIN.email, createdAt: new Date() };
      ({ id } = await dataSource.manager.save(dataSource.manager.create(UserEntity, user)));
    });
    afterAll(async () => {
      await dataSource.manager.delete(UserEntity, { id });
      await dataSource.destroy();
    });

    test('reports demo data in production', async () => {
      expectOneSentence(await start(production()), /^The database contains the demo/);
    });

    test('reports an APP_SECRET that differs from the one that encrypted the data', async () => {
      await dataSource.manager.update(UserEntity, { id }, { email: 'meera@people.example' });
      const secretSealed = new FieldEncryption('an earlier secret of this very portal').seal('x');
      await dataSource.manager.insert(SecondFactorEntity, { userId: id, secretSealed, createdAt: new Date() });
      expectOneSentence(await start(production()), /^APP_SECRET is not the one that sealed/);
    });
  });

  test('reports that the database cannot be reached', async () => {
    const ended = await start({ DATABASE_URL: 'mysql://a:b@127.0.0.1:1/x', DATA_DIR: folder });
    expectOneSentence(ended, /^The database at DATABASE_URL cannot be reached/);
  });

  test('accepts a percent-encoded database password with special characters', async () => {
    const password = 'p@s/s#w$o%41r?d:&+';
    const root = await openDataSource(databaseUrl, 1);
    await root.query("CREATE USER special@'%' IDENTIFIED BY ?", [password]);
    await root.query("GRANT ALL ON *.* TO special@'%'");
    const url = new URL(databaseUrl);
    const text = `mysql://special:${encodeURIComponent(password)}@${url.host}${url.pathname}`;
    const { DATABASE_URL = '' } = readConfig({ DATABASE_URL: text });
    const opened = await openDataSource(DATABASE_URL, 1);
    await expect(opened.query('SELECT CURRENT_USER() AS name')).resolves.toEqual([{ name: 'special@%' }]);
    await opened.destroy();
    await root.query("DROP USER special@'%'");
    await root.destroy();
  });

  test('reports that the database rejected the password', async () => {
    const url = new URL(databaseUrl);
    url.password = 'wrong';
    expectOneSentence(await start({ DATABASE_URL: url.href, DATA_DIR: folder }), /refused the user or the password/);
  });

  // Uses a separate process, because it must end although parts of the portal have started.
  test.each(
    sampled<[string, () => Record<string, string>, RegExp]>(
      [
        ['PORT beside METRICS_PORT', () => ({ PORT: String(busyPort), METRICS_PORT: '0' }), /is taken: .* set PORT to/],
        ['PORT', () => ({ PORT: String(busyPort) }), /^Port \d+ on 127\.0\.0\.1 is taken: .* set PORT to/],
        [
          'METRICS_PORT',
          () => ({ METRICS_PORT: String(busyPort) }),
          /^Port \d+ on 127\.0\.0\.1 is taken: .* set METRICS_PORT to/,
        ],
        ['HOST', () => ({ HOST: '203.0.113.1' }), /^HOST 203\.0\.113\.1 is no address of this machine/],
        ['a name as HOST', () => ({ HOST: 'no-host.invalid' }), /^HOST no-host\.invalid is no address of this machine/],
      ],
      1,
    ),
  )('reports that the portal cannot listen on %s', async (_, unusable, sentence) => {
    const settings = { DATABASE_URL: databaseUrl, DATA_DIR: folder, DEMO_DATA: 'off', PORT: String(await freePort()) };
    expectOneSentence(await run('start', { ...settings, ...unusable() }), sentence);
  });

  test('reports that the data folder cannot be written', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    expectOneSentence(await start({ DATA_DIR: join(file, 'data') }), /DATA_DIR/);
    expectOneSentence(await start({ DATA_DIR: '/proc/job-alert' }), /DATA_DIR/);
  });
});
