import type { EntityManager } from 'typeorm';
import type { FileChangesRepository } from '../../features/files/file-changes.repository.js';
import type { FieldEncryption } from '../../platform/crypto.js';

export interface DemoContext {
  manager: EntityManager;
  /** The uploads of `demoUploads` by field, whose rows are not written yet. */
  files: FileChangesRepository;
  /** The date that all days of the demo are relative to, YYYY-MM-DD in India. */
  today: string;
  /** All demo accounts share one password, which is hashed once. */
  passwordHash: string;
  fieldEncryption: FieldEncryption;
}
