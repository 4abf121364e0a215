import type { EntityManager } from 'typeorm';

/** One statement, or a function of several statements that only change rows and commit together. */
export type Step = string | ((manager: EntityManager) => Promise<void>);

/**
 * A change of the schema. A step is one statement that changes a table, or any number that change rows. Each finished step is recorded,
 * so an interrupted migration continues where it stopped (decision 0048). Statements must run on MySQL 8.0 and on MariaDB 10.11.
 */
export interface Migration {
  /** Stored in the table `migration`, and never changed after a release. It ends with a number of 13 digits. */
  name: string;
  steps: readonly Step[];
}
