import { importUsed } from '@job-alert/domain/portal/admin-messages';
import { ImportBatchEntity } from '../../database/entities/operations/import-batch.entity.js';
import { lockAccount } from '../../platform/account-lock.js';
import type { AuditEntry } from '../../platform/audit.js';
import type { RequestContext } from '../../platform/context.js';
import type { CoreServices } from '../../platform/core-services.js';
import { notFound, PortalError } from '../../platform/errors.js';
import { checkId } from '../../platform/ids.js';
import { requireAdmin } from '../../platform/viewer.js';
import type { DeletionsService } from '../bulk-delete/deletions.service.js';
import type { FilesService } from '../files/files.service.js';
import type { ImportedPoolsService } from '../talent-pools/imported-pools.service.js';
import type { ImportBatchesRepository, UsedAccount } from './import-batches.repository.js';

/** The accounts that one transaction deletes. */
const BATCH_SIZE = 500;
const MAX_NAMES = 5;

interface Deps extends Pick<CoreServices, 'dataSource' | 'audit' | 'clock'> {
  files: FilesService;
  deletions: DeletionsService;
  batches: ImportBatchesRepository;
  importedPools: ImportedPoolsService;
}

/** Takes back an import as long as nobody has used its accounts. */
export class ImportUndoService {
  constructor(private readonly deps: Deps) {}

  /**
   * Deletes the accounts of an import in several transactions, then the pools that it created and that are empty. A used account ends it with an error. After a failure it can be repeated.
   * Returns the id of the import.
   */
  async undo(context: RequestContext, importId: string): Promise<string> {
    requireAdmin(context.viewer);
    checkId(importId, 'Import');
    const { dataSource, batches } = this.deps;
    assertUnused(await batches.used(dataSource.manager, importId));
    while (!(await this.deleteNext(context, importId)));
    return importId;
  }

  /** Returns true when no account is left. */
  private deleteNext(context: RequestContext, importId: string): Promise<boolean> {
    const { files: storage, deletions, batches, audit, clock } = this.deps;
    return storage.transaction([], async (manager, files) => {
      await lockAccount(manager, context.viewer);
      const batch = await batches.lock(manager, importId);
      if (!batch) throw notFound('Import');
      if (batch.undoneAt !== null) return true;
      const ids = await batches.lockAccounts(manager, importId, BATCH_SIZE);
      assertUnused(await batches.usedNow(manager, ids));
      const { deletedIds } = await deletions.delete(manager, files, 'USERS', ids);
      const entries = deletedIds.map((subjectId): AuditEntry => ({ action: 'DELETE', subjectType: 'USER', subjectId }));
      await audit.recordAll(manager, context, entries);
      if (ids.length === BATCH_SIZE) return false;
      await manager.update(ImportBatchEntity, { id: importId }, { undoneAt: clock.now() });
      await this.deps.importedPools.deleteEmpty(manager, context, importId);
      await audit.record(manager, context, {
        action: 'UNDO_IMPORT',
        subjectType: 'IMPORT',
        subjectId: batch.kind,
        details: { file: batch.fileName, imported: batch.imported },
      });
      return true;
    });
  }
}

function assertUnused(used: readonly UsedAccount[]): void {
  if (used.length === 0) return;
  const names = used.slice(0, MAX_NAMES).map(({ name }) => name);
  throw new PortalError('IMPORT_USED', importUsed(used.length, names));
}
