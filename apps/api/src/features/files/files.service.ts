import { FILES_UNAVAILABLE } from '@job-alert/domain/files/files';
import { type EntityManager, In } from 'typeorm';
import { StoredFileEntity } from '../../database/entities/accounts/stored-file.entity.js';
import type { CoreServices } from '../../platform/core-services.js';
import { PortalError } from '../../platform/errors.js';
import type { FileStore } from '../../platform/files/file-store.js';
import { FileChangesRepository } from './file-changes.repository.js';
import type { FileUploadService, IncomingUpload, ReceivedFile } from './file-upload.service.js';

interface Deps extends Pick<CoreServices, 'dataSource' | 'transactions' | 'logger' | 'clock'> {
  intake: FileUploadService;
  store: FileStore;
}

/**
 * Changes files together with their records. Bytes are stored before the transaction and deleted after it, so that
 * every row has its bytes. Bytes without a row are deleted here, or by the sweep if the process has died.
 */
export class FilesService {
  constructor(private readonly deps: Deps) {}

  /** Stores the uploads, then runs the writes of a use case, including its file changes, in one transaction. */
  async transaction<T>(
    uploads: readonly IncomingUpload[],
    work: (manager: EntityManager, files: FileChangesRepository) => Promise<T>,
  ): Promise<T> {
    const received = await this.receive(uploads);
    let changes = new FileChangesRepository(this.deps.dataSource.manager, received, this.deps.clock.now());
    let result: T;
    try {
      result = await this.deps.transactions.run((manager) => {
        changes = new FileChangesRepository(manager, received, this.deps.clock.now());
        return work(manager, changes);
      });
    } catch (error) {
      await this.discardUnrecorded(storageKeys(received));
      throw error;
    }
    await this.discard(changes.keysWithoutRow());
    return result;
  }

  /** One at a time, so that a form with many files holds only one in memory. */
  private async receive(uploads: readonly IncomingUpload[]): Promise<Map<string, ReceivedFile>> {
    const received = new Map<string, ReceivedFile>();
    try {
      for (const { upload, ...place } of uploads) {
        if (upload) received.set(place.field, await this.deps.intake.receive({ ...place, upload }));
      }
    } catch (error) {
      await this.discard(storageKeys(received));
      if (error instanceof PortalError) throw error;
      // An error in the bytes is the client's. All others are the store's: a full disk, an unavailable bucket.
      this.deps.logger.error({ err: error }, 'a file could not be stored');
      throw new PortalError('FILES_UNAVAILABLE', FILES_UNAVAILABLE);
    }
    return received;
  }

  /** After a failure. If the connection was lost, the commit may have succeeded, so the rows decide. */
  private async discardUnrecorded(keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return;
    try {
      const rows = await this.deps.dataSource.manager.findBy(StoredFileEntity, { storageKey: In([...keys]) });
      const recorded = new Set(rows.map(({ storageKey }) => storageKey));
      await this.discard(keys.filter((key) => !recorded.has(key)));
    } catch (error) {
      this.deps.logger.warn({ err: error, keys }, 'files of a failed change are left to the sweep');
    }
  }

  private async discard(keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      await this.deps.store.remove(key).catch((error: unknown) => {
        this.deps.logger.warn({ err: error, key }, 'a file without a row is left to the sweep');
      });
    }
  }
}

const storageKeys = (received: ReadonlyMap<string, ReceivedFile>): string[] =>
  [...received.values()].map(({ storageKey }) => storageKey);
