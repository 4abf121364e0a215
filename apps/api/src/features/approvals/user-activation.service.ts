import { UserEntity } from '../../database/entities/user.entity.js';
import type { TransactionRunner } from '../../database/transaction.js';
import type { RequestContext } from '../../platform/context.js';
import { PortalError } from '../../platform/errors.js';
import { checkId } from '../../platform/ids.js';
import { requireAdmin } from '../../platform/viewer.js';
import type { AccountsService } from '../accounts/accounts.service.js';
import type { JobListing } from '../jobs/job-listing.service.js';

/** Administrators switch accounts on and off, and with an employer's account its jobs. */
export class UserActivationService {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly accounts: AccountsService,
    private readonly listing: JobListing,
  ) {}

  /** Returns the account as it is then. The own account stays on, and with it at least one administrator. */
  async setActive(context: RequestContext, id: string, isActive: boolean): Promise<UserEntity> {
    const admin = requireAdmin(context.viewer);
    checkId(id, 'User');
    return this.transactions.run(async (manager) => {
      // Two administrators who switch each other off at once would leave none. So each first writes the own row, which
      // must still be active: the later one waits, or is repeated after a deadlock, and then finds itself switched off.
      const own = await manager.update(UserEntity, { id: admin.id, isActive: true }, { version: () => 'version + 1' });
      if (own.affected !== 1) throw new PortalError('FORBIDDEN', 'You are not allowed to do this.');
      const user = await this.accounts.setActive(manager, context, id, isActive);
      if (user.type === 'EMPLOYER') await this.listing.refreshCompany(manager, id);
      return user;
    });
  }
}
