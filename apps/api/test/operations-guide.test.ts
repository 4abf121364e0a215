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
