import type { CoreServices, Resolvers } from '../../platform/core-services.js';
import type { AccountsFeature } from '../accounts/accounts.feature.js';
import type { FilesFeature } from '../files/files.feature.js';
import type { WebhooksFeature } from '../webhooks/webhooks.feature.js';
import { BulkImportRepository } from './bulk-import.repository.js';
import { BulkImportResolver } from './bulk-import.resolver.js';
import { BulkImportService } from './bulk-import.service.js';
import { SheetReader } from '../../platform/spreadsheets/sheet-reader.js';

export function bulkImportFeature(deps: CoreServices & AccountsFeature & FilesFeature & WebhooksFeature) {
  const parts = { ...deps, sheets: new SheetReader(), records: new BulkImportRepository() };
  const resolvers: Resolvers = [new BulkImportResolver(new BulkImportService(parts))];
  return { resolvers };
}
