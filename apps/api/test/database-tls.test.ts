import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type LocalDatabase, startLocalDatabase } from '@job-alert/local-database/local-database';
import { createScratchDatabase } from '@job-alert/local-database/scratch';
import { testFolderBase } from '@job-alert/local-database/test-server';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { openDataSource } from '../src/database/data-source.js';
import { readConfig } from '../src/platform/config.js';
import { withDatabaseContext } from '../src/bootstrap/app-context.js';

const CIPHER = "SHOW SESSION STATUS LIKE 'Ssl_cipher'";

let folder: string;
let server: LocalDatabase;
/** Uses a connection without TLS that was opened before. */
let operator: DataSource;

const at = (name: string): string => join(folder, name);

/** Creates a self-signed certificate for a host. */
function makeCertificate(name: string, host: string): void {
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', at(`${name}.key`)];
  const names = ['-subj', '/CN=database', '-addext', `subjectAltName=DNS:${host}`, '-days', '2'];
  execFileSync('openssl', ['req', '-x509', ...key, ...names, '-out', at(`${name}.pem`)], { stdio: 'ignore' });
}

/** Returns the server's URL with the host name of the certificate. */
function address(ssl: string): string {
  const url = new URL(server.url);
  url.hostname = 'localhost';
  url.search = ssl;
  return url.href;
}

beforeAll(async () => {
  folder = mkdtempSync(join(testFolderBase(), 'job-alert-tls-'));
  makeCertificate('server', 'localhost');
  makeCertificate('other', 'database.example');
  const flags = [`--ssl-cert=${at('server.pem')}`, `--ssl-key=${at('server.key')}`];
  server = await startLocalDatabase({ dataDir: at('data'), database: 'test', durability: 'test', flags });
  operator = await openDataSource(server.url, 1);
});
afterAll(async () => {
  await operator.destroy();
  await server.stop();
  rmSync(folder, { recursive: true });
});

/** Returns the cipher of the portal's connection, or the error message for the operator. */
async function opened(DATABASE_URL: string, settings: Record<string, string> = {}): Promise<string> {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let cipher = '';
  await withDatabaseContext(
    { DATABASE_URL, DATA_DIR: at('portal'), LOG_LEVEL: 'silent', ...settings },
    async (place) => {
      const [row] = await place.dataSource.query<{ Value: string }[]>(CIPHER);
      cipher = row?.Value ?? '';
    },
  );
  const complaint = complaints.mock.calls.flat().join('\n');
  complaints.mockRestore();
  return complaint || cipher;
}

test('connections are encrypted when DATABASE_URL requires it', async () => {
  expect(await opened(server.url)).toBe('');
  expect(await opened(address('?ssl=required'))).toMatch(/^TLS_/);
  expect(await opened(address('?ssl=verify'), { DATABASE_CA: at('server.pem') })).toMatch(/^TLS_/);
});

test('a server with the wrong certificate is rejected with an error about TLS', async () => {
  const sentence =
    /^The TLS handshake with the database failed \(.*self-signed.*\): check its certificate, DATABASE_CA/;
  expect(await opened(address('?ssl=verify'))).toMatch(sentence);
  expect(await opened(address('?ssl=verify'), { DATABASE_CA: at('other.pem') })).toMatch(
    /^The TLS handshake .* failed/,
  );
  expect(await opened(address('?ssl=verify'), { DATABASE_CA: at('none.pem') })).toMatch(/^DATABASE_CA cannot be read/);
  for (const end of ['pem', 'key']) copyFileSync(at(`other.${end}`), at(`server.${end}`));
  await operator.query('FLUSH SSL');
  expect(await opened(address('?ssl=verify'), { DATABASE_CA: at('other.pem') })).toMatch(
    /^The TLS handshake .*does not match certificate's altnames/,
  );
  expect(await opened(address('?ssl=required'))).toMatch(/^TLS_/);
});

test('a database without TLS is rejected when DATABASE_URL requires TLS', async () => {
  const url = new URL(inject('databaseServer'));
  url.search = '?ssl=required';
  // MySQL creates its own certificate, so there the error is about the database's name.
  expect(await opened(url.href)).toMatch(
    /^The database (?:offers no TLS, which DATABASE_URL demands|that DATABASE_URL names)/,
  );
});

test('a database that requires TLS gives an error about TLS, not about the password', async () => {
  const user = new URL(server.url).username;
  await operator.query(`ALTER USER '${user}'@'127.0.0.1' REQUIRE SSL`);
  expect(await opened(server.url)).toMatch(/^The database takes connections over TLS only: end DATABASE_URL/);
  await operator.query(`ALTER USER '${user}'@'127.0.0.1' REQUIRE NONE`);
  await operator.query('SET GLOBAL require_secure_transport = ON');
  expect(await opened(server.url)).toMatch(/^The database takes connections over TLS only: end DATABASE_URL/);
  expect(await opened(address('?ssl=required'))).toMatch(/^TLS_/);
  await createScratchDatabase(address('?ssl=required'), 'test_tls');
  await operator.query('SET GLOBAL require_secure_transport = OFF');
});

test.each([
  ['mysql://a:b@db.example/x?sslmode=require', /DATABASE_URL may end with \?ssl=required or \?ssl=verify/],
  ['mysql://a:b@10.0.0.1/x?ssl=verify', /DATABASE_URL must name its host/],
])('rejects DATABASE_URL=%s', (DATABASE_URL, sentence) => {
  expect(() => readConfig({ DATABASE_URL })).toThrow(sentence);
});

test.each([
  ['mysql://a:b@one.example/x,mysql://a:b@two.example/x?sslmode=require', /DATABASE_READ_URLS\.1 may end with/],
  ['postgres://a:b@one.example/x', /DATABASE_READ_URLS\.0 must be an address like mysql:/],
  ['mysql://a:b@10.0.0.1/x?ssl=verify', /DATABASE_READ_URLS must name its host/],
])('rejects the replicas %s', (DATABASE_READ_URLS, sentence) => {
  const DATABASE_URL = 'mysql://a:b@db.example/x';
  expect(() => readConfig({ DATABASE_URL, DATABASE_READ_URLS })).toThrow(sentence);
});

test('accepts a list of replicas only together with DATABASE_URL', () => {
  const replicas = ['mysql://a:b@one.example/x', 'mysql://a:b@two.example/x?ssl=required'];
  const DATABASE_READ_URLS = replicas.join(', ');
  const config = readConfig({ DATABASE_URL: 'mysql://a:b@db.example/x', DATABASE_READ_URLS });
  expect(config.DATABASE_READ_URLS).toEqual(replicas);
  expect(() => readConfig({ DATABASE_READ_URLS })).toThrow(/replicas of the database that DATABASE_URL names/);
});
