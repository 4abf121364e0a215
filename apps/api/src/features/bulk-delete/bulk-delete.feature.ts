import type { CoreServices, Resolvers } from '../../platform/core-services.js';
import type { FilesFeature } from '../files/files.feature.js';
import type { InterviewsFeature } from '../interviews/interviews.feature.js';
import type { JobsFeature } from '../jobs/jobs.feature.js';
import { BulkDeleteResolver } from './bulk-delete.resolver.js';
import { BulkDeleteService } from './bulk-delete.service.js';
import { DeletionsRepository } from './deletions.repository.js';
import { DeletionsService } from './deletions.service.js';
import { PersonalDataCleanupRepository } from './personal-data-cleanup.repository.js';

export function bulkDeleteFeature({
  dataSource,
  audit,
  files,
  cancellations,
  noteJobChanges,
}: CoreServices & FilesFeature & JobsFeature & InterviewsFeature) {
  const [records, personalData] = [new DeletionsRepository(), new PersonalDataCleanupRepository()];
  const deletions = new DeletionsService(records, personalData, cancellations, noteJobChanges);
  const resolvers: Resolvers = [new BulkDeleteResolver(new BulkDeleteService(dataSource, files, deletions, audit))];
  return { deletions, resolvers };
}

export type BulkDeleteFeature = ReturnType<typeof bulkDeleteFeature>;
