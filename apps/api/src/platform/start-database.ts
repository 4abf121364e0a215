import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { startLocalDatabase } from '@job-alert/local-database/local-database';
import { type Config, ConfigError } from './config.js';

/** The database of the portal. `isEmbedded` means that the portal runs it itself, for itself alone. */
export interface PortalDatabase {
  url: string;
  /** The certificates that verify the database. */
  ca?: string;
  description: string;
  isEmbedded: boolean;
  stop(): Promise<void>;
}

/** Connects to DATABASE_URL, or starts a private server under DATA_DIR. */
export async function startDatabase(config: Config, log: (line: string) => void): Promise<PortalDatabase> {
  if (config.DATABASE_URL) {
    const ca = config.DATABASE_CA ? { ca: readCertificates(config.DATABASE_CA) } : {};
    const { DATABASE_URL: url } = config;
    return { url, ...ca, description: 'DATABASE_URL', isEmbedded: false, stop: async () => undefined };
  }
  const local = await startLocalDatabase({ dataDir: resolve(config.DATA_DIR), log });
  return {
    url: local.url,
    description: `${local.engine}, embedded`,
    isEmbedded: true,
    stop: () => local.stop(),
  };
}

function readCertificates(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new ConfigError(`DATABASE_CA cannot be read (${(error as Error).message}).`);
  }
}
