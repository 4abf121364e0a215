import type { CoreServices, Resolvers } from '../../platform/core-services.js';
import type { AccountsFeature } from '../accounts/accounts.feature.js';
import type { BulkDeleteFeature } from '../bulk-delete/bulk-delete.feature.js';
import type { FilesFeature } from '../files/files.feature.js';
import type { TalentPoolsFeature } from '../talent-pools/talent-pools.feature.js';
import type { WebhooksFeature } from '../webhooks/webhooks.feature.js';
import { BulkImportRepository } from './bulk-import.repository.js';
import { BulkImportResolver } from './bulk-import.resolver.js';
import { BulkImportService } from './bulk-import.service.js';
import { ImportBatchesRepository } from './import-batches.repository.js';
import { ImportUndoService } from './import-undo.service.js';
import { ImportsReadModel } from './imports.read-model.js';
import { ImportsResolver } from './imports.resolver.js';
import { SheetReader } from '../../platform/spreadsheets/sheet-reader.js';

export function bulkImportFeature(
  deps: CoreServices & AccountsFeature & FilesFeature & WebhooksFeature & BulkDeleteFeature & TalentPoolsFeature,
) {
  const parts = {
    ...deps,
    sheets: new SheetReader(),
    records: new BulkImportRepository(),
    batches: new ImportBatchesRepository(),
  };
  const resolvers: Resolvers = [
    new BulkImportResolver(new BulkImportService(parts)),
    new ImportsResolver(new ImportsReadModel(deps.dataSource), new ImportUndoService(parts)),
  ];
  return { resolvers };
}
