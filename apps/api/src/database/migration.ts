import type { EntityManager } from 'typeorm';

/** A statement; or work of several that change rows only, which is done whole or not at all. */
export type Step = string | ((manager: EntityManager) => Promise<void>);

/**
 * A change of the tables. A step is one statement that changes a table, or any number that change rows: what is done is kept
 * with each step, so that a migration goes on where it was broken off (decision 0048). Statements have to be ones that MySQL 8.0
 * and MariaDB 10.11 both take.
 */
export interface Migration {
  /** Kept in the table `migration`; never changed once it has been released. It ends with a number of 13 digits. */
  name: string;
  steps: readonly Step[];
}
