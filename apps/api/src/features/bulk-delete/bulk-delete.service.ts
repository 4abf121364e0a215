import { MAX_DELETION_IDS } from '@job-alert/domain/lists/paging';
import type { DataSource } from 'typeorm';
import type { AuditEntry, AuditTrail } from '../../platform/audit.js';
import type { RequestContext } from '../../platform/context.js';
import { PortalError } from '../../platform/errors.js';
import { checkId } from '../../platform/ids.js';
import { requireAdmin } from '../../platform/viewer.js';
import { lockLastAdministrator } from '../accounts/administrators/administrators.policy.js';
import type { UserActivationService } from '../approvals/user-activation.service.js';
import type { FilesService } from '../files/files.service.js';
import type { DeleteUsersPayload, DeletionCounts, DeletionKind } from './bulk-delete.types.js';
import type { DeletionsService } from './deletions.service.js';

const RECORD_NAMES: Readonly<Record<DeletionKind, { name: string; subjectType: AuditEntry['subjectType'] }>> = {
  USERS: { name: 'User', subjectType: 'USER' },
  JOBS: { name: 'Job', subjectType: 'JOB' },
  APPLICATIONS: { name: 'Application', subjectType: 'APPLICATION' },
};

interface Deps {
  dataSource: DataSource;
  files: FilesService;
  deletions: DeletionsService;
  audit: AuditTrail;
  userActivation: UserActivationService;
}

export class BulkDeleteService {
  constructor(private readonly deps: Deps) {}

  /** Returns the number of records that a deletion would remove. */
  async preview(kind: DeletionKind, ids: readonly string[]): Promise<DeletionCounts> {
    return this.deps.deletions.counts(this.deps.dataSource.manager, kind, checkIds(kind, ids));
  }

  /**
   * Deletes the records, all or none. Ids without a record are skipped. Employers with running applications are
   * deactivated instead, unless the names of their companies are confirmed (decision 0134).
   */
  async delete(
    context: RequestContext,
    kind: DeletionKind,
    inputIds: readonly string[],
    confirmedCompanies: readonly string[] = [],
  ): Promise<DeleteUsersPayload> {
    const { files: storage, deletions, audit, userActivation } = this.deps;
    const admin = requireAdmin(context.viewer);
    const ids = checkIds(kind, inputIds);
    if (confirmedCompanies.length > MAX_DELETION_IDS) throw tooMany();
    if (kind === 'USERS' && ids.includes(admin.id)) {
      throw new PortalError('FORBIDDEN', 'You cannot delete your own account.');
    }
    return storage.transaction([], async (manager, files) => {
      await lockLastAdministrator(manager, admin);
      const deactivatedIds =
        kind === 'USERS' ? await deletions.unconfirmedEmployers(manager, ids, new Set(confirmedCompanies)) : [];
      for (const id of deactivatedIds) {
        await userActivation.change(manager, context, id, false);
      }
      const remainingIds = ids.filter((id) => !deactivatedIds.includes(id));
      const { counts, deletedIds } = await deletions.delete(manager, files, kind, remainingIds);
      const { subjectType } = RECORD_NAMES[kind];
      const entries = deletedIds.map((subjectId): AuditEntry => ({ action: 'DELETE', subjectType, subjectId }));
      await audit.recordAll(manager, context, entries);
      return { deleted: counts, deactivatedIds };
    });
  }
}

function checkIds(kind: DeletionKind, inputIds: readonly string[]): string[] {
  const ids = [...new Set(inputIds)];
  if (ids.length === 0 || ids.length > MAX_DELETION_IDS) {
    throw tooMany();
  }
  return ids.map((id) => checkId(id, RECORD_NAMES[kind].name));
}

const tooMany = (): PortalError =>
  new PortalError('MALFORMED', `Choose between 1 and ${MAX_DELETION_IDS.toLocaleString('en')} records.`);
