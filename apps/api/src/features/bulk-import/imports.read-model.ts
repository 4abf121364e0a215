import type { ImportKind } from '@job-alert/domain/lists/import-columns';
import { type DataSource } from 'typeorm';
import { ImportBatchEntity } from '../../database/entities/operations/import-batch.entity.js';
import { notFound } from '../../platform/errors.js';

/** The number of imports on the screen. */
const MAX_IMPORTS = 20;

export class ImportsReadModel {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns the last imports of a kind, newest first. */
  recent(kind: ImportKind): Promise<ImportBatchEntity[]> {
    const order = { importedAt: 'DESC', id: 'DESC' } as const;
    return this.dataSource.manager.find(ImportBatchEntity, { where: { kind }, order, take: MAX_IMPORTS });
  }

  async find(id: string): Promise<ImportBatchEntity> {
    const batch = await this.dataSource.manager.findOneBy(ImportBatchEntity, { id });
    if (!batch) throw notFound('Import');
    return batch;
  }
}
