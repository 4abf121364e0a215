import type { EntityManager } from 'typeorm';

/** Somebody who has an account and no password yet. */
export interface Invited {
  id: string;
  email: string;
  firstName: string;
}

/** What an import needs of the invitations: a mail to each with a link to set a password, in the import's transaction. */
export interface Invitations {
  invite(manager: EntityManager, users: readonly Invited[]): Promise<void>;
}
