import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { readConfig } from '../src/platform/config.js';

const ROOT = new URL('../../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, ROOT), 'utf8');
const GUIDE = read('docs/operations.md');

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

/** Durations of the guide: its sentence, in seconds, and the constant of the source, in milliseconds unless its name says seconds. */
test.each([
  ['waits (\\d+) seconds for the headers', 'server/app.ts', 'headersTimeout: ([\\d_]+)'],
  ['and (\\d+) seconds for a body', 'server/http/body-watch.ts', 'plain: ([\\d_]+)'],
  ['is ended after (\\d+) seconds without a byte', 'server/http/body-watch.ts', 'silence: ([\\d_]+)'],
  ['in a thread with (\\d+) seconds', 'platform/documents/document-reader.ts', 'TIME_LIMIT = ([\\d_]+)'],
  ['hangs \\((\\d+) s without a word', 'platform/clamd.ts', 'silence: ([\\d_]+)'],
  ['without a word, (\\d+) s in all', 'platform/clamd.ts', 'whole: ([\\d_]+)'],
  ['pages are kept for (\\d+) seconds', 'server/pages/page-renderer.ts', 'LIFETIME = ([\\d_]+)'],
  ['up to (\\d+) seconds; the log says `a worker', 'workers.ts', 'LONGEST_PAUSE = ([\\d_]+)'],
  [
    'unclear answer: none within (\\d+) seconds',
    'platform/config.ts',
    'WEBHOOK_TIMEOUT_SECONDS: .*default\\((\\d+)\\)',
  ],
  ['nine times within about a day \\(after (\\d+) seconds', 'platform/outbox-schedule.ts', 'DELAYS = \\[(1 / 6)'],
])('the duration of "%s" is the one of %s', (sentence, file, constant) => {
  const [, documented] = new RegExp(sentence).exec(GUIDE.replaceAll('\n', ' ').replaceAll(/ +/g, ' ')) ?? [];
  const [, value = ''] = new RegExp(constant).exec(read(`apps/api/src/${file}`)) ?? [];
  const milliseconds = value === '1 / 6' ? 10_000 : Number(value.replaceAll('_', ''));
  expect(Number(documented)).toBe(constant.includes('SECONDS') ? milliseconds : milliseconds / 1_000);
});
