import type { UserEntity } from '../../../database/entities/accounts/user.entity.js';
import type { DailyLimits } from '../../../platform/limits/daily-limits.js';

/**
 * Limits emails to an address whose owner may not have asked for them, across all accounts that cause them (decision
 * 0102). An email over the limit is skipped and the caller gets the same response, so that nobody learns about the
 * activity of others. Call these before a transaction: counters use their own connection.
 */
export class RecipientLimitsService {
  constructor(private readonly dailyLimits: DailyLimits) {}

  /** Counts an email to an address that is not verified as the user's own. Returns false over the limit. */
  allowEmail(email: string): Promise<boolean> {
    return this.dailyLimits.tryCharge('MAIL_TO_ADDRESS', email);
  }

  /** Counts a security notice. Notices have their own counter. Always true for a verified address. */
  async allowNotice({ email, emailVerifiedAt }: Pick<UserEntity, 'email' | 'emailVerifiedAt'>): Promise<boolean> {
    return emailVerifiedAt !== null || this.dailyLimits.tryCharge('NOTICE_TO_ADDRESS', email);
  }

  /** Counts a receipt for an action of the account. Always true for a verified address. */
  async allowReceipt({ email, emailVerifiedAt }: Pick<UserEntity, 'email' | 'emailVerifiedAt'>): Promise<boolean> {
    return emailVerifiedAt !== null || this.dailyLimits.tryCharge('RECEIPT_TO_ADDRESS', email);
  }
}
