import type { Reader } from '../../database/reader.js';

/** What accounts need to know of the profiles that belong to them. */
export class AccountsReadModel {
  constructor(private readonly reader: Reader) {}

  /** Is the profile that goes with the account complete? Administrators have none, so theirs is. */
  async isProfileComplete(userId: string): Promise<boolean> {
    const row = await this.reader.row<{ complete: number }>(
      `SELECT COALESCE(c.is_profile_complete, p.is_complete, 1) AS complete
       FROM user u LEFT JOIN company c ON c.id = u.id LEFT JOIN candidate_profile p ON p.id = u.id WHERE u.id = ?`,
      [userId],
    );
    return Number(row?.complete) === 1;
  }
}
