import { createHash, randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import { open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { VERSION } from '../platform/observability/version.js';
import { BackupError } from './backup-error.js';

const NAME = 'manifest.json';
const FORMAT = 1;

const table = z.object({
  name: z.string(),
  /** In the order of the row values. Columns of `bytes` contain base64. */
  columns: z.array(z.object({ name: z.string(), holds: z.enum(['text', 'bytes']) })),
  rows: z.number(),
  /** The checksum of all rows, independent of their order. */
  content: z.string(),
  /** The checksum of the compressed file. */
  sha256: z.string(),
  /** The next id; null without auto-increment. */
  nextId: z.string().nullable(),
});

const manifestSchema = z.object({
  format: z.literal(FORMAT),
  madeAt: z.string(),
  /** The version of the portal. */
  portal: z.string(),
  /** The database engine, for people. */
  engine: z.string(),
  /** The names of the applied migrations. */
  migrations: z.array(z.string()),
  /** The configured secrets as slow hashes, the current one first. */
  secrets: z.array(z.object({ salt: z.string(), hash: z.string() })),
  tables: z.array(table),
  files: z.object({ count: z.number(), bytes: z.number(), lost: z.array(z.string()) }),
});

/** The contents of a backup. Written last, so that a backup without it is incomplete. */
export type Manifest = z.infer<typeof manifestSchema>;
export type TableInBackup = Manifest['tables'][number];
export type ColumnInBackup = TableInBackup['columns'][number];

export async function writeManifest(folder: string, content: Omit<Manifest, 'format'>): Promise<void> {
  const manifest = { format: FORMAT, ...content };
  const draft = join(folder, `${NAME}.draft`);
  const file = await open(draft, 'wx', 0o600);
  try {
    await file.writeFile(`${JSON.stringify({ checksum: checksum(manifest), manifest }, null, 1)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, join(folder, NAME));
}

const checksum = (manifest: unknown): string => createHash('sha256').update(JSON.stringify(manifest)).digest('hex');

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, NAME), 'utf8').catch(() => {
    throw new BackupError(`${folder} contains no complete backup: it has no ${NAME}.`);
  });
  const damaged = new BackupError(`The backup in ${folder} is damaged: its ${NAME} has changed.`);
  let whole: { checksum?: unknown; manifest?: { format?: unknown } };
  try {
    whole = JSON.parse(text);
  } catch {
    throw damaged;
  }
  if (checksum(whole.manifest) !== whole.checksum) throw damaged;
  if (whole.manifest?.format !== FORMAT)
    throw new BackupError(
      `The backup in ${folder} has another format than version ${VERSION} reads: use the version that wrote it.`,
    );
  return manifestSchema.parse(whole.manifest);
}

const slowHash = (secret: string, salt: string): Buffer => scryptSync(secret, Buffer.from(salt, 'hex'), 32);

export function hashSecrets(secrets: readonly string[]): Manifest['secrets'] {
  return secrets.map((secret) => {
    const salt = randomBytes(16).toString('hex');
    return { salt, hash: slowHash(secret, salt).toString('hex') };
  });
}

/** Returns true if all secrets of the backup are configured. */
export function secretsMatch({ secrets: secretHashes }: Manifest, secrets: readonly string[]): boolean {
  return secretHashes.every(({ salt, hash }) =>
    secrets.some((secret) => timingSafeEqual(slowHash(secret, salt), Buffer.from(hash, 'hex'))),
  );
}
