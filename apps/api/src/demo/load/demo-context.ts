import type { EntityManager } from 'typeorm';
import type { FileChanges } from '../../features/files/file-changes.js';
import type { Vault } from '../../platform/secrets.js';

/** What every part of the load works with. */
export interface DemoContext {
  manager: EntityManager;
  /** The documents of `demoUploads`, by their names there, waiting for their rows. */
  files: FileChanges;
  /** YYYY-MM-DD in India: the day that all days of the demo are counted from. */
  today: string;
  /** All accounts of the demo share one password, so it is hashed once. */
  passwordHash: string;
  vault: Vault;
}
