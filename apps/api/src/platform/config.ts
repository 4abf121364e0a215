import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { unmetPasswordRules } from '@job-alert/domain/accounts/password';
import { DEFAULT_OPERATOR } from '@job-alert/domain/portal/operator';
import { z } from 'zod';
import { parseS3Url, S3_URL_FORM } from './files/s3-url.js';
import { isDecodable } from './http/decodable.js';
import { parseCidrList } from './http/cidr.js';
import { parseTrustedProxies, type TrustProxy } from './http/trusted-proxies.js';

const port = z.coerce.number().int().min(0).max(65535);
const countPerDay = z.coerce.number().int().min(1);
const workingHours = z.coerce.number().min(0.5).max(500);
const email = z.email('must be an email address');

/** A URL with a scheme, a host, and a user and password that can be decoded. Chained checks get a URL that parses. */
const urlSetting = (protocol: RegExp, shape: string, isUsable: (url: URL) => boolean = () => true) =>
  z.string().refine(
    (text) => {
      if (!URL.canParse(text)) return false;
      const url = new URL(text);
      return (
        protocol.test(url.protocol) && url.hostname !== '' && isDecodable(url.username + url.password) && isUsable(url)
      );
    },
    { error: `must be ${shape}`, abort: true },
  );

/** How to write a password in a URL. */
const ENCODED = 'with each @ : / ? # and % of the password percent-encoded (@ is %40, % is %25)';

const databaseUrl = urlSetting(
  /^mysql:$/,
  `an address like mysql://user:password@host:3306/name, ${ENCODED}`,
  ({ pathname, hash }) => /^\/[^/@:]+$/.test(pathname) && hash === '',
)
  // A misspelt option would send passwords unencrypted.
  .refine(
    (text) => /^(?:|\?ssl=(?:required|verify))$/.test(new URL(text).search),
    'may end with ?ssl=required or ?ssl=verify and nothing else',
  );

/** A scheme and a host, as browsers write them in the header Origin; never `*`, which takes no login along. */
const isOrigin = (text: string): boolean =>
  /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;

/** An email address, or a name and one in angle brackets. */
const isSender = (text: string): boolean => email.safeParse(/^[^<>\r\n]*<([^<>]+)>$/.exec(text)?.[1] ?? text).success;

const HEADERS_SHAPE = 'must be headers such as authorization=Bearer%20x, separated by commas';
const DATABASE_CONNECTIONS = 20;
const MAX_WORKERS = 64;

export const environmentSchema = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  PORT: port.default(4000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be an address or a host name, such as 127.0.0.1')
    .default('127.0.0.1'),
  PUBLIC_URL: urlSetting(
    /^https?:$/,
    'an http or https address without a path, such as https://portal.example',
    ({ pathname, search, hash, username }) => pathname === '/' && search + hash + username === '',
  ).optional(),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_READ_URLS: z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((part) => part.trim() || []))
    .pipe(z.array(databaseUrl)),
  DATABASE_CA: z.string().optional(),
  MIGRATE_ON_START: z.enum(['on', 'off']).optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  APP_SECRET: z.string().min(32).optional(),
  APP_SECRETS_EARLIER: z.string().default(''),
  ADMIN_EMAIL: email.optional(),
  ADMIN_PASSWORD: z
    .string()
    .refine((text) => unmetPasswordRules(text).length === 0, {
      error: ({ input }) => `must have ${unmetPasswordRules(String(input)).join(', ')}`,
    })
    .optional(),
  SMTP_URL: urlSetting(
    /^smtps?:$/,
    `an address like smtp://user:password@host:587, ${ENCODED}`,
    ({ pathname, hash }) => /^\/?$/.test(pathname) && hash === '',
  )
    .refine((text) => [null, 'optional'].includes(tlsMode(text)), 'may say ?tls=optional and no other tls')
    .optional(),
  MAIL_FROM: z
    .string()
    .refine(
      isSender,
      'must be an email address, or a name and an address such as Recruitment <no-reply@portal.example>',
    )
    .default('Job Alert <no-reply@job-alert.example>'),
  SUPPORT_EMAIL: email.default(DEFAULT_OPERATOR.supportEmail),
  BRAND_NAME: z.string().min(1).default(DEFAULT_OPERATOR.brandName),
  STORAGE_URL: z
    .string()
    .refine(
      (text) => (/^file:(?:\/\/\/|(?!\/\/))./.test(text) ? isDecodable(text) : parseS3Url(text) !== null),
      `must be file: and a folder, or ${S3_URL_FORM}, ${ENCODED.replace('password', 'secret')}`,
    )
    .optional(),
  CLAMD_URL: z
    .string()
    .regex(
      /^(?:tcp:\/\/[^/\s:@?#]+:\d{1,5}|tcp:\/\/\[[\da-f:]+\]:\d{1,5}|unix:\/\S+)$/i,
      'must be tcp://host:port or unix:/path',
    )
    .optional(),
  CLAMD_AWAY: z.enum(['refuse', 'later']).default('refuse'),
  DEMO_DATA: z.enum(['auto', 'off']).default('auto'),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  GRAPHQL_BUDGET_PER_MINUTE: z.coerce.number().int().min(1_000).default(120_000),
  WORKERS: z
    .string()
    .default('1')
    .transform((text, context) => {
      const count = text === 'auto' ? availableParallelism() : Number(text);
      if (Number.isInteger(count) && count >= 1 && count <= MAX_WORKERS) return count;
      context.addIssue(`must be auto or a whole number from 1 to ${MAX_WORKERS}`);
      return z.NEVER;
    }),
  CONNECTIONS_PER_ADDRESS: z.coerce.number().int().min(10).default(500),
  UPLOAD_SPACE_MB: z.coerce.number().int().min(200).default(2_000),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((text, context): TrustProxy | false => {
      if (text === '') return false;
      const trusts = parseTrustedProxies(text);
      if (trusts) return trusts;
      context.addIssue('must be a number of proxies up to 10, or their addresses and networks, separated by commas');
      return z.NEVER;
    }),
  CORS_ORIGINS: z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((origin) => origin.trim().replace(/\/$/, '') || []))
    .refine((origins) => origins.every(isOrigin), 'must be origins such as https://app.example, separated by commas'),
  JOBS_PER_DAY: countPerDay.default(200),
  JOBS_PER_DAY_UNAPPROVED: countPerDay.default(10),
  JOB_EDITS_PER_DAY: countPerDay.default(200),
  PROPOSALS_PER_DAY: countPerDay.default(500),
  INTERVIEWS_PER_DAY: countPerDay.default(200),
  APPLICATIONS_PER_DAY: countPerDay.default(100),
  AUDIT_DAYS: countPerDay.default(2_557),
  NOTIFICATION_DAYS: countPerDay.default(731),
  DUE_HOURS_COMPANY: workingHours.default(24),
  DUE_HOURS_JOB: workingHours.default(8),
  DUE_HOURS_STEP: workingHours.default(8),
  ADMIN_MAIL: z.enum(['digest', 'each', 'none']).default('digest'),
  WEBHOOK_ALLOW: z
    .string()
    .default('')
    .transform((text, context) => {
      const networks = parseCidrList(text);
      if (networks) return networks;
      context.addIssue('must be addresses and networks, separated by commas');
      return z.NEVER;
    }),
  WEBHOOK_TIMEOUT_SECONDS: z.coerce.number().min(0.1).max(60).default(10),
  // Three days in all.
  WEBHOOK_RETRY_SECONDS: z
    .string()
    .regex(/^\d+(?:\.\d+)?(?:,\d+(?:\.\d+)?)*$/, 'must be seconds, separated by commas')
    .default('5,300,1800,7200,18000,36000,50400,64800,79200')
    .transform((text) => text.split(',').map(Number)),
  METRICS_TOKEN: z.string().min(16).optional(),
  METRICS_PORT: port.optional(),
  DRAIN_SECONDS: z.coerce.number().min(0).max(300).default(0),
  OTEL_EXPORTER_OTLP_ENDPOINT: urlSetting(/^https?:$/, 'an http or https address').optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(/^(?:[\w-]+=[^,]*(?:,|$))*$/, { error: HEADERS_SHAPE, abort: true })
    .refine(isDecodable, HEADERS_SHAPE)
    .default('')
    .transform((text) => Object.fromEntries(text.split(',').flatMap((pair) => parseHeader(pair)))),
  OTEL_SERVICE_NAME: z.string().min(1).default('job-alert'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

/** OpenTelemetry allows percent-encoded values. */
function parseHeader(pair: string): [string, string][] {
  const [, name = '', value = ''] = /^([\w-]+)=(.*)$/.exec(pair.trim()) ?? [];
  return name === '' ? [] : [[name, decodeURIComponent(value)]];
}

/** The error message for schemas that have none of their own. */
function requirement(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_value':
      return `must be ${new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(issue.values.map(String))}`;
    case 'invalid_type':
      return issue.expected === 'int' ? 'must be a whole number' : 'must be a number';
    case 'too_small':
      return issue.origin === 'string'
        ? `must have at least ${issue.minimum} characters`
        : `must be at least ${issue.minimum}`;
    case 'too_big':
      return `must be at most ${issue.maximum}`;
    default:
      return undefined;
  }
}

const tlsMode = (text: string): string | null => new URL(text).searchParams.get('tls');

type Environment = z.infer<typeof environmentSchema>;

/** The settings of one server, read once at start. docs/operations.md explains each. */
export type Config = Omit<
  Environment,
  'PUBLIC_URL' | 'APP_SECRETS_EARLIER' | 'TRUSTED_PROXIES' | 'MIGRATE_ON_START'
> & {
  isProduction: boolean;
  /** The maximum number of connections of this process to the database, and to each replica. */
  databaseConnections: number;
  /** True if a start may change the tables. In production only if the operator allows it. */
  migratesOnStart: boolean;
  /** The public address of the portal, without a final slash. Links in emails start with it, never with a Host header. */
  publicUrl: string;
  earlierSecrets: string[];
  /** The proxies whose X-Forwarded-For is trusted; false without TRUSTED_PROXIES. */
  trustsProxy: TrustProxy | false;
};

/** A setting that cannot be used; the message is one sentence for the operator. */
export class ConfigError extends Error {}

/** Parses the environment; reports all errors together. A blank variable counts as not set. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const variables = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const result = environmentSchema.safeParse(variables, { error: requirement });
  const errors = result.success ? [] : result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
  if (result.success) errors.push(...databaseErrors(result.data));
  if (variables['NODE_ENV'] === 'production') errors.push(...productionErrors(variables));
  if (!result.success || errors.length > 0)
    throw new ConfigError(`The configuration is not usable: ${errors.join('; ')}.`);
  const { PUBLIC_URL, APP_SECRETS_EARLIER, MIGRATE_ON_START, TRUSTED_PROXIES: trustsProxy, ...settings } = result.data;
  const isProduction = settings.NODE_ENV === 'production';
  return {
    ...settings,
    isProduction,
    databaseConnections: DATABASE_CONNECTIONS,
    migratesOnStart: MIGRATE_ON_START ? MIGRATE_ON_START === 'on' : !isProduction,
    publicUrl: new URL(PUBLIC_URL ?? `http://localhost:${settings.PORT}`).origin,
    trustsProxy,
    earlierSecrets: APP_SECRETS_EARLIER.split(',').filter((secret) => secret !== ''),
  };
}

function databaseErrors({ DATABASE_URL, DATABASE_READ_URLS, DATABASE_CA }: Environment): string[] {
  if (DATABASE_URL === undefined && DATABASE_READ_URLS.length > 0)
    return ['DATABASE_READ_URLS are for replicas of the database that DATABASE_URL names'];
  const verified = [DATABASE_URL ?? '', ...DATABASE_READ_URLS].filter((address) => address.endsWith('?ssl=verify'));
  if (DATABASE_CA && verified.length === 0) return ['DATABASE_CA is for a DATABASE_URL that ends with ?ssl=verify'];
  // The driver checks the host name in the certificate. For an IP address it would check `localhost`.
  const hasAddress = verified.some((address) => isIP(new URL(address).hostname.replace(/^\[|\]$/g, '')) !== 0);
  const name = verified[0] === DATABASE_URL ? 'DATABASE_URL' : 'DATABASE_READ_URLS';
  return hasAddress ? [`${name} must name its host for ?ssl=verify: certificates are for names`] : [];
}

/** A random secret has at least this many different characters; a typed or copied one often has fewer. */
const MIN_DIFFERENT_CHARACTERS = 9;
/** Secrets from earlier versions of this repository and from public examples. */
const EXAMPLE_SECRET = /only-for-a-machine|change-?me|example|secret|password|0123456789|abcdef0|qwerty/i;

/** True if logins sent to this address are private: over TLS, or within this machine. */
function isPrivate(publicUrl: string): boolean {
  if (!URL.canParse(publicUrl)) return true;
  const { protocol, hostname } = new URL(publicUrl);
  return protocol === 'https:' || /^(?:localhost|.*\.localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
}

function productionErrors(settings: Readonly<Record<string, string | undefined>>): string[] {
  const errors: string[] = [];
  if (!settings['APP_SECRET']) errors.push('APP_SECRET must be set in production');
  else if (
    new Set(settings['APP_SECRET']).size < MIN_DIFFERENT_CHARACTERS ||
    EXAMPLE_SECRET.test(settings['APP_SECRET'])
  )
    errors.push('APP_SECRET must be random in production: create it with `openssl rand -hex 32`');
  if (!settings['DATABASE_URL']) errors.push('DATABASE_URL must be set in production');
  if (!settings['PUBLIC_URL']) errors.push('PUBLIC_URL must be set in production');
  else if (!isPrivate(settings['PUBLIC_URL'])) errors.push('PUBLIC_URL must begin with https:// in production');
  if (settings['RATE_LIMITS'] === 'off') errors.push('RATE_LIMITS cannot be off in production');
  return errors;
}
