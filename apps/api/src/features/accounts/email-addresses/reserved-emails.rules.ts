import { normalizeEmail } from '@job-alert/domain/fields/email';
import { ACCOUNT_MESSAGES } from '@job-alert/domain/portal/messages';
import addressparser from 'nodemailer/lib/addressparser';
import type { Config } from '../../../platform/config.js';
import { invalidInput } from '../../../platform/errors.js';

/**
 * The portal's own addresses, normalized. Only administrators can have them, because emails to the support address
 * would otherwise count as emails of the account. MAIL_FROM is parsed like in the mail transport, so names and comments
 * are ignored.
 */
export function reservedEmails({ SUPPORT_EMAIL, MAIL_FROM }: Pick<Config, 'SUPPORT_EMAIL' | 'MAIL_FROM'>): Set<string> {
  const senders = addressparser(MAIL_FROM, { flatten: true }).map(({ address }) => address);
  return new Set([SUPPORT_EMAIL, ...senders].map(normalizeEmail));
}

export function requireUnreserved(reserved: ReadonlySet<string>, email: string): void {
  if (reserved.has(email)) throw invalidInput({ email: [ACCOUNT_MESSAGES.emailReserved] });
}
