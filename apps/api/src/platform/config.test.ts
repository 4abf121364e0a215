import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ConfigError, environmentSchema, readConfig } from './config.js';

const ROOT = new URL('../../../../', import.meta.url);
const NAMES = Object.keys(environmentSchema.shape);

/** Values that each setting rejects, with words of the error message. */
const WRONG: Readonly<Record<string, readonly [words: RegExp, ...values: string[]]>> = {
  NODE_ENV: [/must be production, development or test/, 'prod'],
  PORT: [/must be (?:a number|a whole number|at most 65535)/, 'abc', '1.5', '70000', '4000 80'],
  HOST: [/must be an address or a host name/, 'http://localhost', '127.0.0.1 4000'],
  PUBLIC_URL: [
    /must be an http or https address without a path/,
    'bad',
    'jobs.example',
    'https://',
    'https://jobs.example/jobs',
    'https://jobs.example/?x=1',
    'https://me:secret@jobs.example',
  ],
  DATABASE_URL: [
    /must be an address like mysql:.* percent-encoded/,
    'bad',
    'postgres://u:p@db/x',
    'mysql://db:3306',
    'mysql://u:p/w@db/x',
    'mysql://u:12/3@db/x',
    'mysql://u:p#w@db/x',
    'mysql://u:12#3@db/x',
    'mysql://u:p%w@db/x',
    'mysql://u:p?w@db/x',
  ],
  DATABASE_READ_URLS: [/must be an address like mysql:/, 'bad', 'mysql://u:p%w@db/x'],
  DATABASE_CA: [/is for a DATABASE_URL that ends with \?ssl=verify/, '/etc/ca.pem'],
  MIGRATE_ON_START: [/must be on or off/, 'yes'],
  APP_SECRET: [/must have at least 32 characters/, 'short'],
  ADMIN_EMAIL: [/must be an email address/, 'bad'],
  ADMIN_PASSWORD: [/must have at least one uppercase letter/, 'password1!'],
  SMTP_URL: [/must be an address like smtp:/, 'bad', 'mail.example:587', 'smtp://u:p%w@mail', 'smtp://u:a/b@mail:587'],
  MAIL_FROM: [/must be an email address, or a name/, 'bad', 'Job Alert no-reply@jobs.example', 'Job Alert <bad>'],
  SUPPORT_EMAIL: [/must be an email address/, 'bad'],
  STORAGE_URL: [
    /must be file: and a folder, or s3:/,
    'bad',
    'file:',
    'file://host/x',
    '/srv/files',
    's3://k:a/b@h/bucket',
  ],
  CLAMD_URL: [/must be tcp:\/\/host:port or unix:/, 'bad', 'tcp://scanner', 'http://scanner:3310', 'unix:socket'],
  CLAMD_AWAY: [/must be refuse or later/, 'bad'],
  DEMO_DATA: [/must be auto or off/, 'on'],
  RATE_LIMITS: [/must be on or off/, 'no'],
  GRAPHQL_BUDGET_PER_MINUTE: [/must be (?:a number|at least 1000)/, 'abc', '10'],
  WORKERS: [/must be auto or a whole number from 1 to 64/, 'abc', '0', '65'],
  CONNECTIONS_PER_ADDRESS: [/must be (?:a number|at least 10)/, 'abc', '1'],
  UPLOAD_SPACE_MB: [/must be (?:a number|at least 200)/, 'abc', '2GB', '1'],
  TRUSTED_PROXIES: [/must be a number of proxies up to 10/, 'nginx', '10.0.0.0/33', '11'],
  CORS_ORIGINS: [/must be origins such as/, '*', 'app.example', 'https://app.example/x', 'ftp://app.example'],
  AUDIT_DAYS: [/must be (?:a number|at least 1)/, 'abc', '0'],
  NOTIFICATION_DAYS: [/must be (?:a number|at least 1)/, 'abc', '0'],
  ADMIN_MAIL: [/must be digest, each or none/, 'bad'],
  WEBHOOK_ALLOW: [/must be addresses and networks/, 'bad'],
  WEBHOOK_TIMEOUT_SECONDS: [/must be (?:a number|at least 0\.1|at most 60)/, 'abc', '0', '61'],
  WEBHOOK_RETRY_SECONDS: [/must be seconds, separated by commas/, 'abc', '5;6'],
  METRICS_TOKEN: [/must have at least 16 characters/, 'short'],
  METRICS_PORT: [/must be (?:a number|at most 65535)/, 'abc', '70000'],
  DRAIN_SECONDS: [/must be (?:a number|at most 300)/, 'abc', '301', 'Infinity'],
  OTEL_EXPORTER_OTLP_ENDPOINT: [/must be an http or https address/, 'bad', 'collector:4318'],
  OTEL_EXPORTER_OTLP_HEADERS: [/must be headers such as/, 'bad', 'authorization=%zz'],
  OTEL_TRACES_SAMPLER_ARG: [/must be (?:a number|at most 1)/, 'abc', '2'],
  LOG_LEVEL: [/must be fatal, error, warn, info, debug, trace or silent/, 'verbose'],
};
const COUNTS = NAMES.filter((name) => /_PER_DAY/.test(name));
const HOURS = NAMES.filter((name) => name.startsWith('DUE_HOURS_'));
/** Settings that accept any text here. An unusable folder ends the start later. */
const ANY_TEXT = ['DATA_DIR', 'APP_SECRETS_EARLIER', 'BRAND_NAME', 'OTEL_SERVICE_NAME'];

function messageFor(environment: Record<string, string>): string {
  try {
    readConfig(environment);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message;
  }
  return 'accepted';
}

describe('an invalid setting', () => {
  const wrong = { ...WRONG };
  for (const name of COUNTS) wrong[name] = [/must be (?:a number|a whole number|at least 1)/, 'abc', '1.5', '0'];
  for (const name of HOURS) wrong[name] = [/must be (?:a number|at least 0\.5|at most 500)/, 'abc', '0', '501'];

  test('is tested for every setting', () => {
    expect([...Object.keys(wrong), ...ANY_TEXT].toSorted()).toEqual(NAMES.toSorted());
  });

  const cases = Object.entries(wrong).flatMap(([name, [words, ...values]]) =>
    values.map((value) => [name, value, words] as const),
  );
  test.each(cases)('%s=%s ends the start with one sentence', (name, value, words) => {
    const message = messageFor({ [name]: value });
    expect(message).toMatch(words);
    expect(message).toMatch(new RegExp(`^The configuration is not usable: ${name}(?:\\.0)? [a-z]`));
    expect(message).not.toMatch(/;|\n|Invalid|expected|NaN/);
  });

  test('is reported together with all others', () => {
    const all = Object.fromEntries(
      cases.filter(([name]) => name !== 'DATABASE_CA').map(([name, value]) => [name, value]),
    );
    const message = messageFor(all);
    expect(Object.keys(all).filter((name) => !new RegExp(`${name}(?:\\.0)? m`).test(message))).toEqual([]);
    expect(message).not.toContain('secret@');
  });
});

test.each<Record<string, string>>([
  { PUBLIC_URL: 'https://jobs.example/' },
  { DATABASE_URL: 'mysql://u:p@s$w%2F%23@db.example:3306/job_alert?ssl=verify' },
  { MAIL_FROM: 'no-reply@jobs.example' },
  { MAIL_FROM: '"Loom, Jobs" <No-Reply@portal.example>' },
  { STORAGE_URL: 'file:///srv/files' },
  { STORAGE_URL: 'file:files' },
  { SMTP_URL: 'smtps://user:p%40ss@mail.example?tls=optional' },
  { PORT: ' ', HOST: '::' },
])('%o is accepted', (environment) => {
  expect(messageFor(environment)).toBe('accepted');
});

test('every setting is in .env.example and in the table of docs/operations.md', () => {
  const names = (path: string, pattern: RegExp): string[] =>
    [...readFileSync(new URL(path, ROOT), 'utf8').matchAll(pattern)]
      .flatMap(([, cell = '']) => cell.split(', '))
      .toSorted();
  expect(names('.env.example', /^(?:# )?([A-Z][A-Z_]+)=/gm)).toEqual(NAMES.toSorted());
  const table = names('docs/operations.md', /^\| ((?:[A-Z][A-Z_]+(?:, )?)+) \|/gm);
  expect(table).toEqual(NAMES.toSorted());
});
