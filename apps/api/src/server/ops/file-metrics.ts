import type { Registry } from 'prom-client';
import type { FileStore } from '../../platform/files/file-store.js';
import { asyncGauge } from './async-gauge.js';

/** Metrics of the file store: availability and free space. */
export function fileMetrics(registry: Registry, files: FileStore): void {
  asyncGauge(registry, 'file_store_up', 'Does the store of the files answer? 1 or 0.', async () =>
    Number(await files.isAvailable()),
  );
  if (!files.isFolder) return;
  asyncGauge(registry, 'file_store_free_ratio', 'The free part of the disk of the files, from 0 to 1.', () =>
    files.freeRatio(),
  );
}
