import type { EntityManager } from 'typeorm';
import type { FileChangesRepository } from '../../features/files/file-changes.repository.js';
import type { FieldEncryption } from '../../platform/crypto.js';

/** The shared context of all parts of the load. */
export interface DemoContext {
  manager: EntityManager;
  /** The documents of `demoUploads`, by their names there, waiting for their rows. */
  files: FileChangesRepository;
  /** YYYY-MM-DD in India: the day that all days of the demo are counted from. */
  today: string;
  /** All accounts of the demo share one password, so it is hashed once. */
  passwordHash: string;
  fieldEncryption: FieldEncryption;
}
