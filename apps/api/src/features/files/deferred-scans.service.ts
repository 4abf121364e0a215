import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { StoredFileEntity } from '../../database/entities/accounts/stored-file.entity.js';
import type { Logger } from '../../platform/observability/logger.js';
import { PeriodicTask } from '../../platform/background/periodic-task.js';
import type { FileStore } from '../../platform/files/file-store.js';
import type { ScanVerdict, VirusScanService } from './virus-scan.service.js';

const EVERY = 30_000;
const BATCH = 100;
/** The time that a stop gives to a scan in progress, in milliseconds. */
const GRACE = 2_000;

type WaitingFile = Pick<StoredFileEntity, 'id' | 'storageKey'>;

/** Scans files that were stored while the scanner was unavailable. Several servers can run it at once. */
export class DeferredScansService {
  private readonly work: PeriodicTask;

  constructor(
    private readonly dataSource: DataSource,
    private readonly store: FileStore,
    private readonly scan: VirusScanService,
    private readonly logger: Logger,
  ) {
    const round = async (signal: AbortSignal) => void (await this.scanPending(signal));
    this.work = new PeriodicTask('scans of files that waited', EVERY, round, logger);
  }

  start(): void {
    if (this.scan.isSetUp) this.work.start();
  }

  /** Longer scans are repeated after the next start. */
  async stop(): Promise<void> {
    await Promise.race([this.work.stop(), pause(GRACE, undefined, { ref: false })]);
  }

  /** Scans all pending files until the scanner is unavailable again. Returns the number of scanned files. */
  async scanPending(signal?: AbortSignal): Promise<number> {
    if (!this.scan.isSetUp) return 0;
    let scanned = 0;
    let after = '0';
    for (;;) {
      const files = await this.waiting(after);
      for (const file of files) {
        if (signal?.aborted || (await this.scanOne(file)) === 'AWAY') return scanned;
        scanned += 1;
        after = file.id;
      }
      if (files.length < BATCH) return scanned;
    }
  }

  private waiting(after: string): Promise<WaitingFile[]> {
    return this.dataSource.manager
      .createQueryBuilder(StoredFileEntity, 'file')
      .select(['file.id', 'file.storageKey'])
      .where('file.scanState = :state AND file.id > :after', { state: 'WAITING', after })
      .orderBy('file.id')
      .limit(BATCH)
      .getMany();
  }

  private async scanOne({ id, storageKey }: WaitingFile): Promise<ScanVerdict> {
    const content = await this.store.open(storageKey);
    const verdict = content ? await this.scan.verdict(content) : 'CLEAN';
    if (verdict === 'AWAY') return verdict;
    await this.dataSource.manager.update(StoredFileEntity, { id, scanState: 'WAITING' }, { scanState: verdict });
    // Update the row first: from then on nobody can open the file.
    if (verdict === 'INFECTED') {
      this.logger.warn({ fileId: id }, 'a stored file with a virus was removed');
      await this.store.remove(storageKey);
    }
    return verdict;
  }
}
