import type { UserType } from '@job-alert/domain/text/user-type';
import type { UserEntity } from '../../database/entities/accounts/user.entity.js';
import type { TransactionRunner } from '../../database/transaction.js';
import type { RequestContext } from '../../platform/context.js';
import { checkId } from '../../platform/ids.js';
import { requireAdmin } from '../../platform/viewer.js';
import type { AccountsService } from '../accounts/accounts.service.js';
import { lockLastAdministrator } from '../accounts/administrators/administrators.policy.js';
import type { JobListingService } from '../jobs/job-listing.service.js';

/** Activates and deactivates accounts, and the jobs of an employer's account. */
export class UserActivationService {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly accounts: AccountsService,
    private readonly listing: JobListingService,
  ) {}

  /** Returns the updated account. Throws for the administrator's own account or another `type`. */
  async setActive(context: RequestContext, id: string, isActive: boolean, type?: UserType | null): Promise<UserEntity> {
    const admin = requireAdmin(context.viewer);
    checkId(id, 'User');
    return this.transactions.run(async (manager) => {
      await lockLastAdministrator(manager, admin);
      const user = await this.accounts.setActive(manager, context, id, isActive, type);
      if (user.type === 'EMPLOYER') await this.listing.refreshCompany(manager, id);
      return user;
    });
  }
}
