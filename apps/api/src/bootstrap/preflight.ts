import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { DEMO_ADMIN } from '@job-alert/domain/accounts/demo-logins';
import { UserEntity } from '../database/entities/accounts/user.entity.js';
import { ConfigError } from '../platform/config.js';
import type { AppContext } from './app-context.js';

/** Recent encrypted values. Reading all of them would delay each start. */
const SEALED_VALUES = `SELECT secret_sealed AS sealed FROM second_factor UNION ALL SELECT secret_sealed FROM webhook UNION ALL
  SELECT COALESCE(pan_number_sealed, driving_license_number_sealed, passport_number_sealed)
  FROM (SELECT * FROM candidate_profile ORDER BY id DESC LIMIT 1000) newest`;

/** Throws for configuration errors that would otherwise appear later. */
export async function runPreflightChecks(portal: AppContext): Promise<void> {
  await rejectDemoInProduction(portal);
  await rejectForeignSecret(portal);
  await checkStorage(portal);
}

/** The password of the demo's administrator is public. */
async function rejectDemoInProduction({ config, container: { dataSource } }: AppContext): Promise<void> {
  if (!config.isProduction || !(await dataSource.manager.existsBy(UserEntity, { email: DEMO_ADMIN.email }))) return;
  throw new ConfigError('The database contains the demo, whose passwords are public: use another one in production.');
}

async function rejectForeignSecret({ container: { dataSource, fieldEncryption } }: AppContext): Promise<void> {
  const rows = await dataSource.query<{ sealed: string | null }[]>(SEALED_VALUES);
  if (rows.every(({ sealed }) => sealed === null || fieldEncryption.canOpen(sealed))) return;
  throw new ConfigError(
    'APP_SECRET is not the one that sealed the data of this database: set that one, or add it to APP_SECRETS_EARLIER.',
  );
}

async function checkStorage({ config, container: { fileStore, logger } }: AppContext): Promise<void> {
  const key = `start-check-${randomUUID()}`;
  try {
    await fileStore.save(key, Readable.from([Buffer.from('written at a start')]));
    await fileStore.remove(key);
  } catch (error) {
    const sentence = `Files cannot be saved (${(error as Error).message}): check STORAGE_URL.`;
    // An unavailable bucket may recover before a file is uploaded.
    if (config.STORAGE_URL?.startsWith('s3:')) logger.error(sentence);
    else throw new ConfigError(sentence);
  }
}
