import { resolve } from 'node:path';
import { startLocalDatabase } from '@job-alert/local-database/local-database';
import type { Config } from './config.js';

/** Where the data is, and how to let go of it. `isEmbedded`: the portal runs it itself, for itself alone. */
export interface PortalDatabase {
  url: string;
  description: string;
  isEmbedded: boolean;
  stop(): Promise<void>;
}

/** DATABASE_URL wins; else a private server under DATA_DIR is started. */
export async function startDatabase(config: Config, log: (line: string) => void): Promise<PortalDatabase> {
  if (config.DATABASE_URL) {
    return { url: config.DATABASE_URL, description: 'DATABASE_URL', isEmbedded: false, stop: async () => undefined };
  }
  const local = await startLocalDatabase({ dataDir: resolve(config.DATA_DIR), log });
  return {
    url: local.url,
    description: `${local.engine}, embedded`,
    isEmbedded: true,
    stop: () => local.stop(),
  };
}
