import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { readConfig } from '../src/platform/config.js';
import { afterFailure } from '../src/platform/outbox/outbox-schedule.js';

const ROOT = new URL('../../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, ROOT), 'utf8');
const GUIDE = ['operations', 'scaling', 'email-and-webhooks', 'limits-and-files']
  .map((name) => read(`docs/${name}.md`))
  .join('\n');

test('the settings step of the guide writes a password as it is typed, and the server reads it', () => {
  const [, step = ''] = /^( {3}cat >> \/etc\/job-alert\/env [\s\S]*?)^ {3}```$/m.exec(GUIDE) ?? [];
  const folder = mkdtempSync(join(tmpdir(), 'job-alert-guide-'));
  const file = join(folder, 'env');
  const password = 'a$HOME`id`\\b@s/x#1%';
  const encoded = encodeURIComponent(password).replaceAll('%24', '$').replaceAll('%60', '`');
  const script = step
    .replaceAll(/^ {3}/gm, '')
    .replaceAll('/etc/job-alert/env', file)
    .replaceAll('PASSWORD', () => encoded);
  execFileSync('sh', ['-euc', script]);
  const settings = parseEnv(readFileSync(file, 'utf8'));
  rmSync(folder, { recursive: true });
  const config = readConfig({ ...settings, NODE_ENV: 'production' });
  expect(decodeURIComponent(new URL(config.DATABASE_URL ?? '').password)).toBe(password);
  expect(decodeURIComponent(new URL(config.SMTP_URL ?? '').password)).toBe(password);
});

/** Returns the commands of the guide about a release, with another folder in place of /opt and without the system's own users and services. */
const releaseCommands = (heading: RegExp, folder: string): string => {
  const [, block = ''] = new RegExp(`${heading.source}[\\s\\S]*?\`\`\`\\n([\\s\\S]*?)\`\`\``).exec(GUIDE) ?? [];
  const lines = block.split('\n').filter((line) => /release/.test(line));
  return lines
    .join('\n')
    .replaceAll('/opt', `${folder}/opt`)
    .replaceAll(/runuser -u job-alert -- | && systemctl restart job-alert/g, '');
};

test('the commands of the guide unpack a release under the name that it has, also one of a commit without a tag', () => {
  const folder = mkdtempSync(join(tmpdir(), 'job-alert-guide-'));
  const inFolder = (script: string) => execFileSync('sh', ['-euc', script], { cwd: folder, encoding: 'utf8' });
  const pack = (version: string) =>
    inFolder(`mkdir -p opt job-alert-${version}/bin
      printf '#!/bin/sh\\necho "$1 ${version}"\\n' > job-alert-${version}/bin/job-alert
      chmod +x job-alert-${version}/bin/job-alert
      tar -czf job-alert-${version}.tar.gz job-alert-${version}
      sha256sum job-alert-${version}.tar.gz > job-alert-${version}.tar.gz.sha256`);
  pack('0.1.0+99b890ec1c6d');
  inFolder(releaseCommands(/2\. \*\*The release\.\*\*/, folder));
  expect(inFolder('opt/job-alert/bin/job-alert start')).toBe('start 0.1.0+99b890ec1c6d\n');
  inFolder('touch -d yesterday job-alert-0.1.0*');
  pack('0.2.0');
  expect(inFolder(releaseCommands(/## A new version/, folder))).toContain('migrate 0.2.0');
  expect(inFolder('opt/job-alert/bin/job-alert start')).toBe('start 0.2.0\n');
  rmSync(folder, { recursive: true });
});

const TEXT = GUIDE.replaceAll(/\s+/g, ' ');

/** Returns the number that the pattern's group matches in the guide. */
const documented = (sentence: RegExp): number => Number(sentence.exec(TEXT)?.[1]);

test.each([
  [/waits (\d+) seconds for the headers/, 'server/app.ts', /headersTimeout: ([\d_]+)/],
  [/and (\d+) seconds for a body/, 'server/http/body-timeout.ts', /plainMs: ([\d_]+)/],
  [/is ended after (\d+) seconds without a byte/, 'server/http/body-timeout.ts', /idleMs: ([\d_]+)/],
  [/in a thread with (\d+) seconds/, 'platform/documents/document-reader.ts', /TIME_LIMIT_MS = ([\d_]+)/],
  [/hangs \((\d+) s without a word/, 'platform/files/clamd.ts', /silenceMs: ([\d_]+)/],
  [/without a word, (\d+) s in all/, 'platform/files/clamd.ts', /totalMs: ([\d_]+)/],
  [/pages are kept for (\d+) seconds/, 'server/pages/page-renderer.ts', /LIFETIME_MS = ([\d_]+)/],
  [/up to (\d+) seconds; the log says `a worker/, 'cluster.ts', /MAX_BACKOFF_MS = ([\d_]+)/],
])('the guide gives the seconds for "%s" that are the milliseconds in %s', (sentence, file, constant) => {
  const [, milliseconds = ''] = constant.exec(read(`apps/api/src/${file}`)) ?? [];
  expect(documented(sentence)).toBe(Number(milliseconds.replaceAll('_', '')) / 1_000);
});

test('the guide gives the first wait after a failed email and the timeout of webhooks', () => {
  const { dueAt } = afterFailure(1, new Date(0));
  expect(documented(/nine times within about a day \(after (\d+) seconds/)).toBe(dueAt.getTime() / 1_000);
  const { WEBHOOK_TIMEOUT_SECONDS } = readConfig({ NODE_ENV: 'test' });
  expect(documented(/unclear answer: none within (\d+) seconds/)).toBe(WEBHOOK_TIMEOUT_SECONDS);
});
