import { MEMBER_MESSAGES, managesCompany } from '@job-alert/domain/companies/company-member';
import type { EntityManager } from 'typeorm';
import type { RequestContext } from '../../platform/context.js';
import type { CoreServices } from '../../platform/core-services.js';
import { UserEntity } from '../../database/entities/accounts/user.entity.js';
import { CompanyMemberEntity } from '../../database/entities/companies/company-member.entity.js';
import { PortalError } from '../../platform/errors.js';
import { requireUser, type UserViewer } from '../../platform/viewer.js';
import type { AccountsService } from '../accounts/accounts.service.js';
import type { DeletionCounts } from '../bulk-delete/bulk-delete.types.js';
import type { DeletionsService } from '../bulk-delete/deletions.service.js';
import type { FilesService } from '../files/files.service.js';
import type { AccountErasureEmails } from './account-erasure.emails.js';
import { accountAuditEntry } from '../accounts/audit-entry.rules.js';

interface Deps extends Pick<CoreServices, 'audit' | 'clock'> {
  accounts: AccountsService;
  files: FilesService;
  deletions: DeletionsService;
  emails: AccountErasureEmails;
}

/** Deletes the viewer's own account permanently, with all of its data. */
export class AccountErasureService {
  constructor(private readonly deps: Deps) {}

  /** Requires the password, because an open session in someone else's hands must not be enough. */
  async erase(context: RequestContext, password: string): Promise<DeletionCounts> {
    const { accounts, files, deletions, audit, emails } = this.deps;
    const viewer = requireUser(context.viewer);
    const confirmed = await accounts.confirmPassword(context, password);
    return files.transaction([], async (manager, changes) => {
      await accounts.requireConfirmed(manager, context, confirmed);
      const { email, emailVerifiedAt } = await manager.findOneByOrFail(UserEntity, { id: viewer.id });
      const { counts, deletedIds } = (await this.staysWithCompany(manager, viewer))
        ? { counts: await deletions.eraseFirstUser(manager, viewer.id, this.deps.clock.now()), deletedIds: [viewer.id] }
        : await deletions.delete(manager, changes, 'USERS', [viewer.id]);
      for (const subjectId of deletedIds) {
        // Without the IP address, which would remain after the deletion.
        await audit.record(manager, { ...context, ip: '' }, accountAuditEntry('DELETE_OWN', subjectId));
      }
      // An address that is not confirmed may be a stranger's.
      if (emailVerifiedAt !== null) await emails.erased(manager, { id: viewer.id, email });
      return counts;
    });
  }

  /** Returns true for the first user of a company after a transfer of the ownership. Throws if the role has changed since the confirmation. */
  private async staysWithCompany(manager: EntityManager, { id, membership }: UserViewer): Promise<boolean> {
    const member = await manager.findOneBy(CompanyMemberEntity, { userId: id });
    if (!member) return false;
    if (member.role !== membership?.role) throw new PortalError('FORBIDDEN', MEMBER_MESSAGES.roleChanged);
    return member.companyId === id && !managesCompany(member.role);
  }
}
