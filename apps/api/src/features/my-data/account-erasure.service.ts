import type { AuditTrail } from '../../platform/audit.js';
import type { RequestContext } from '../../platform/context.js';
import { requireUser } from '../../platform/viewer.js';
import type { AccountsService } from '../accounts/accounts.service.js';
import type { DeletionCounts } from '../bulk-delete/bulk-delete.types.js';
import type { DeletionsService } from '../bulk-delete/deletions.service.js';
import type { FilesService } from '../files/files.service.js';
import { accountAuditEntry } from '../accounts/audit-entry.rules.js';

/** Deletes the viewer's own account permanently, with all of its data. */
export class AccountErasureService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly files: FilesService,
    private readonly deletions: DeletionsService,
    private readonly audit: AuditTrail,
  ) {}

  /** Requires the password, because an open session in someone else's hands must not be enough. */
  async erase(context: RequestContext, password: string): Promise<DeletionCounts> {
    const viewer = requireUser(context.viewer);
    const confirmed = await this.accounts.confirmPassword(context, password);
    return this.files.transaction([], async (manager, files) => {
      await this.accounts.requireConfirmed(manager, context, confirmed);
      const { counts, deletedIds } = await this.deletions.delete(manager, files, 'USERS', [viewer.id]);
      for (const subjectId of deletedIds) {
        // Without the IP address, which would remain after the deletion.
        await this.audit.record(manager, { ...context, ip: '' }, accountAuditEntry('DELETE_OWN', subjectId));
      }
      return counts;
    });
  }
}
