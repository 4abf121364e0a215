import { type EntityManager, In } from 'typeorm';
import { StoredFileEntity } from '../../database/entities/accounts/stored-file.entity.js';
import type { ReceivedFile } from './file-upload.service.js';

const BATCH = 1_000;

/** The file changes of one attempt of a transaction. Changes rows only; the caller handles the bytes. */
export class FileChangesRepository {
  private readonly recorded = new Set<string>();
  private readonly dropped: string[] = [];

  constructor(
    private readonly manager: EntityManager,
    private readonly received: ReadonlyMap<string, ReceivedFile>,
    private readonly now: Date,
  ) {}

  /** Inserts the row of the file in a field and returns its id; undefined without a file. */
  async record(field: string, ownerId: string): Promise<string | undefined> {
    const file = this.received.get(field);
    if (!file) return undefined;
    const row = this.manager.create(StoredFileEntity, { ...file, ownerId, createdAt: this.now });
    this.recorded.add(file.storageKey);
    return (await this.manager.save(row)).id;
  }

  /** Inserts the rows of the files in some fields with one statement, and returns their ids in order; undefined without a file. */
  async recordAll(owned: readonly { field: string; ownerId: string }[]): Promise<(string | undefined)[]> {
    const rows = owned.map(({ field, ownerId }) => {
      const file = this.received.get(field);
      return file && this.manager.create(StoredFileEntity, { ...file, ownerId, createdAt: this.now });
    });
    const present = rows.filter((row) => row !== undefined);
    await this.manager.insert(StoredFileEntity, present);
    for (const { storageKey } of present) this.recorded.add(storageKey);
    return rows.map((row) => row?.id);
  }

  /** Replaces an earlier file by the one in a field. Returns the id of the current file. */
  async replace(field: string, ownerId: string, earlierId: string | null): Promise<string | null> {
    const id = await this.record(field, ownerId);
    if (id === undefined) return earlierId;
    await this.remove(earlierId);
    return id;
  }

  /** Deletes the row of a file. Its bytes are deleted after the commit. */
  async remove(id: string | null): Promise<void> {
    if (id === null) return;
    const file = await this.manager.findOneBy(StoredFileEntity, { id });
    if (!file) return;
    await this.manager.delete(StoredFileEntity, { id });
    this.dropped.push(file.storageKey);
  }

  /** Deletes the rows of files, at most 1,000 per statement. */
  async removeAll(ids: readonly string[]): Promise<void> {
    for (let from = 0; from < ids.length; from += BATCH) {
      const batch = { id: In(ids.slice(from, from + BATCH)) };
      const files = await this.manager.find(StoredFileEntity, { select: { storageKey: true }, where: batch });
      await this.manager.delete(StoredFileEntity, batch);
      for (const { storageKey } of files) this.dropped.push(storageKey);
    }
  }

  /** Returns the storage keys without a row after the commit. */
  keysWithoutRow(): string[] {
    const unused = [...this.received.values()].map(({ storageKey }) => storageKey);
    return [...this.dropped, ...unused.filter((key) => !this.recorded.has(key))];
  }
}
