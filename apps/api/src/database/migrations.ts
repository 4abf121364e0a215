import type { Migration } from './migration.js';
import { baseline } from './migrations/0001-baseline.js';

/** Every migration, in order; written by hand, since generated SQL is refused by one engine or the other. */
export const migrations: readonly Migration[] = [baseline];
