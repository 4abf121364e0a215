import { MAX_DELETION_IDS } from '@job-alert/domain/lists/paging';
import type { DataSource } from 'typeorm';
import type { AuditEntry, AuditTrail } from '../../platform/audit.js';
import type { RequestContext } from '../../platform/context.js';
import { PortalError } from '../../platform/errors.js';
import { checkId } from '../../platform/ids.js';
import { requireAdmin } from '../../platform/viewer.js';
import { lockLastAdministrator } from '../accounts/administrators/administrators.policy.js';
import type { FilesService } from '../files/files.service.js';
import type { DeletionCounts, DeletionKind } from './bulk-delete.types.js';
import type { DeletionsService } from './deletions.service.js';

const RECORD_NAMES: Readonly<Record<DeletionKind, { name: string; subjectType: AuditEntry['subjectType'] }>> = {
  USERS: { name: 'User', subjectType: 'USER' },
  JOBS: { name: 'Job', subjectType: 'JOB' },
  APPLICATIONS: { name: 'Application', subjectType: 'APPLICATION' },
};

export class BulkDeleteService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly files: FilesService,
    private readonly deletions: DeletionsService,
    private readonly audit: AuditTrail,
  ) {}

  /** Returns the number of records that a deletion would remove. */
  async preview(kind: DeletionKind, ids: readonly string[]): Promise<DeletionCounts> {
    return this.deletions.counts(this.dataSource.manager, kind, checkIds(kind, ids));
  }

  /** Deletes the records, all or none. Ids without a record are skipped. */
  async delete(context: RequestContext, kind: DeletionKind, inputIds: readonly string[]): Promise<DeletionCounts> {
    const admin = requireAdmin(context.viewer);
    const ids = checkIds(kind, inputIds);
    if (kind === 'USERS' && ids.includes(admin.id)) {
      throw new PortalError('FORBIDDEN', 'You cannot delete your own account.');
    }
    return this.files.transaction([], async (manager, files) => {
      await lockLastAdministrator(manager, admin);
      const { counts, deletedIds } = await this.deletions.delete(manager, files, kind, ids);
      const { subjectType } = RECORD_NAMES[kind];
      const entries = deletedIds.map((subjectId): AuditEntry => ({ action: 'DELETE', subjectType, subjectId }));
      await this.audit.recordAll(manager, context, entries);
      return counts;
    });
  }
}

function checkIds(kind: DeletionKind, inputIds: readonly string[]): string[] {
  const ids = [...new Set(inputIds)];
  if (ids.length === 0 || ids.length > MAX_DELETION_IDS) {
    throw new PortalError('MALFORMED', `Choose between 1 and ${MAX_DELETION_IDS.toLocaleString('en')} records.`);
  }
  return ids.map((id) => checkId(id, RECORD_NAMES[kind].name));
}
