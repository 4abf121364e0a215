import type { AdminEmailPreference } from '@job-alert/domain/accounts/admin-email-preference';
import { UserEntity } from '../../../database/entities/accounts/user.entity.js';
import type { SqlReader } from '../../../database/sql-reader.js';
import type { TransactionRunner } from '../../../database/transaction.js';
import { lockAccount } from '../../../platform/account-lock.js';
import type { AuditTrail } from '../../../platform/audit.js';
import type { RequestContext } from '../../../platform/context.js';
import { requireAdmin, type UserViewer } from '../../../platform/viewer.js';
import { accountAuditEntry } from '../audit-entry.rules.js';

interface Deps {
  reader: SqlReader;
  transactions: TransactionRunner;
  audit: AuditTrail;
  /** The default for administrators without a preference. */
  defaultEmailPreference: AdminEmailPreference;
}

export class AdminEmailPreferenceService {
  constructor(private readonly deps: Deps) {}

  async findByUser(id: string): Promise<AdminEmailPreference> {
    const sql = 'SELECT office_mail AS preference FROM user WHERE id = ?';
    const row = await this.deps.reader.row<{ preference: AdminEmailPreference | null }>(sql, [id]);
    return row?.preference ?? this.deps.defaultEmailPreference;
  }

  async set(context: RequestContext, preference: AdminEmailPreference): Promise<UserViewer> {
    const admin = requireAdmin(context.viewer);
    const { id } = admin;
    await this.deps.transactions.run(async (manager) => {
      await lockAccount(manager, admin, 'UPDATE');
      await manager.update(UserEntity, { id }, { emailPreference: preference });
      const entry = { ...accountAuditEntry('EDIT', id), details: { changed: ['officeMail'] } };
      await this.deps.audit.record(manager, context, entry);
    });
    return admin;
  }
}
