import type { Foundation, Resolvers } from '../../platform/foundation.js';
import type { AccountsFeature } from '../accounts/accounts.feature.js';
import type { FilesFeature } from '../files/files.feature.js';
import { BulkImportRepository } from './bulk-import.repository.js';
import { BulkImportResolver } from './bulk-import.resolver.js';
import { BulkImportService } from './bulk-import.service.js';
import { SheetReader } from '../../platform/spreadsheets/sheet-reader.js';

/** Records from spreadsheets. */
export function bulkImportFeature({
  dataSource,
  transactions,
  audit,
  clock,
  logger,
  invitations,
  virusScan,
}: Foundation & AccountsFeature & FilesFeature) {
  const bulkImport = new BulkImportService({
    dataSource,
    transactions,
    sheets: new SheetReader(),
    records: new BulkImportRepository(),
    virusScan,
    invitations,
    audit,
    clock,
    logger,
  });
  const resolvers: Resolvers = [new BulkImportResolver(bulkImport)];
  return { resolvers };
}
