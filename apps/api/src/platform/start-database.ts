import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { startLocalDatabase } from '@job-alert/local-database/local-database';
import { type Config, ConfigError } from './config.js';

/** Where the data is, and how to let go of it. `isEmbedded`: the portal runs it itself, for itself alone. */
export interface PortalDatabase {
  url: string;
  /** The certificates that the database's own is checked with. */
  ca?: string;
  description: string;
  isEmbedded: boolean;
  stop(): Promise<void>;
}

/** DATABASE_URL wins; else a private server under DATA_DIR is started. */
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
