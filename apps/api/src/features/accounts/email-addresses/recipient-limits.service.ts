import type { UserEntity } from '../../../database/entities/accounts/user.entity.js';
import type { DailyLimits } from '../../../platform/limits/daily-limits.js';

/**
 * Limits on mails to an address whose owner may never have asked for one, whichever accounts cause them (decision 0102). A mail over
 * the limit is left out, and the caller gets the same answer, so that nobody learns what others have done with the address. Call
 * these before a transaction: counters have a connection of their own.
 */
export class RecipientLimitsService {
  constructor(private readonly dailyLimits: DailyLimits) {}

  /** Counts a mail that a user causes to an address which is not confirmed to be theirs; false when it must not be sent. */
  allowEmail(email: string): Promise<boolean> {
    return this.dailyLimits.tryCharge('MAIL_TO_ADDRESS', email);
  }

  /**
   * Counts a notice about an account to its present address; always true once the address is confirmed. Notices have a counter of
   * their own, so that other mails cannot use up the ones that warn an owner.
   */
  async allowNotice({ email, emailVerifiedAt }: Pick<UserEntity, 'email' | 'emailVerifiedAt'>): Promise<boolean> {
    return emailVerifiedAt !== null || this.dailyLimits.tryCharge('NOTICE_TO_ADDRESS', email);
  }

  /** Counts a receipt for something that an account has done; always true once its address is confirmed. */
  async allowReceipt({ email, emailVerifiedAt }: Pick<UserEntity, 'email' | 'emailVerifiedAt'>): Promise<boolean> {
    return emailVerifiedAt !== null || this.dailyLimits.tryCharge('RECEIPT_TO_ADDRESS', email);
  }
}
