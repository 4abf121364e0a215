import { PasswordTokensRepository } from '../../src/features/accounts/passwords/password-tokens.repository.js';
import type { Portal } from '../harness.js';

/** Returns the token of a link that sets a password. */
export async function passwordLink({ dataSource }: Portal, userId: string): Promise<string> {
  const createdAt = new Date();
  const expiresAt = new Date(createdAt.getTime() + 3_600_000);
  const link = { userId, purpose: 'RESET' as const, createdAt, expiresAt };
  const [token] = await new PasswordTokensRepository().make(dataSource.manager, [link]);
  if (!token) throw new Error('The link has no token.');
  return token;
}
