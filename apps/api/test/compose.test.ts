import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unmetPasswordRules } from '@job-alert/domain/accounts/password';
import { afterAll, describe, expect, test } from 'vitest';
import { readConfig } from '../src/platform/config.js';

const COMPOSE = readFileSync(fileURLToPath(new URL('../../../docker/compose.yaml', import.meta.url)), 'utf8');
const DOCKERFILE = readFileSync(fileURLToPath(new URL('../../../docker/Dockerfile', import.meta.url)), 'utf8');
const RELEASE = readFileSync(fileURLToPath(new URL('../../../tools/release.mjs', import.meta.url)), 'utf8');
const SCRIPT = fileURLToPath(new URL('../../../docker/secrets.sh', import.meta.url));
const SETTINGS = ['APP_SECRET', 'ADMIN_PASSWORD', 'DATABASE_URL'];

describe('the secrets of the compose file', () => {
  const folders: string[] = [];
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true });
  });

  function machine(): { folder: string; script(...words: string[]): string } {
    const folder = mkdtempSync(join(tmpdir(), 'job-alert-compose-'));
    folders.push(folder);
    const env = {
      PATH: process.env['PATH'],
      SECRETS_DATABASE: join(folder, 'database'),
      SECRETS_PORTAL: join(folder, 'portal'),
    };
    return { folder, script: (...words) => execFileSync('sh', [SCRIPT, ...words], { env, encoding: 'utf8' }) };
  }
  const settingsOf = ({ script }: ReturnType<typeof machine>): string[] =>
    SETTINGS.map((name) => script('run', 'printenv', name).trim());

  test('are not in the file', () => {
    const lines = COMPOSE.split('\n').filter((line) => !line.trimStart().startsWith('#'));
    expect(
      lines.filter((line) => /^\s*[A-Z_]*(?:PASSWORD|SECRET|TOKEN)[A-Z_]*:/.test(line)).map((line) => line.trim()),
    ).toEqual(['MYSQL_PASSWORD_FILE: /secrets/database/password', "MYSQL_RANDOM_ROOT_PASSWORD: 'yes'"]);
    expect(lines.join('\n')).not.toMatch(/\/\/[^/\s]+:[^@\s]+@/);
  });

  test('are created once and differ between machines', () => {
    const [one, other] = [machine(), machine()];
    one.script('make');
    other.script('make');
    const first = settingsOf(one);
    one.script('make');
    expect(settingsOf(one)).toEqual(first);
    for (const [index, value] of settingsOf(other).entries()) expect(value).not.toBe(first[index]);
    expect(statSync(join(one.folder, 'database/password')).mode & 0o777).toBe(0o644);
  });

  test('meet the rules for production', () => {
    const own = machine();
    own.script('make');
    const [APP_SECRET = '', ADMIN_PASSWORD = '', DATABASE_URL = ''] = settingsOf(own);
    const settings = Object.fromEntries(
      [...COMPOSE.matchAll(/^ {6}((?:NODE_ENV|PUBLIC_URL|SMTP_URL)): (\S+)$/gm)].map(([, name = '', value = '']) => [
        name,
        value,
      ]),
    );
    expect(Object.keys(settings)).toHaveLength(3);
    expect(readConfig({ ...settings, APP_SECRET, ADMIN_PASSWORD, DATABASE_URL })).toMatchObject({ isProduction: true });
    expect(unmetPasswordRules(ADMIN_PASSWORD)).toEqual([]);
  });
});

describe('the image of the server', () => {
  test('contains only a release, without the demo', () => {
    const [, run = ''] = DOCKERFILE.split(/^FROM \$\{NODE_IMAGE\}$/m);
    expect([...run.matchAll(/^(?:COPY|ADD) .*/gm)].map(String)).toEqual([
      'COPY --from=release /job-alert /opt/job-alert',
    ]);
    expect(DOCKERFILE).toMatch(/ node tools\/release\.mjs /);
    expect(RELEASE).toContain("!basename(file).startsWith('load-demo-into.')");
  });
});
