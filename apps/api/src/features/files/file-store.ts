import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { type Config, ConfigError } from '../../platform/config.js';

/** Where the bytes of uploaded files lie, under keys that this server made. */
export class FileStore {
  constructor(private readonly disk: Disk) {}

  /** Writes the bytes as they come; a failure is that of the bytes or of the disk itself. */
  async save(key: string, bytes: Readable): Promise<void> {
    try {
      await this.disk.putStream(key, bytes);
    } catch (error) {
      // The library wraps what went wrong in an error of its own.
      throw error instanceof Error && error.cause ? error.cause : error;
    }
  }

  /** The bytes, or null when there are none under that key. */
  async open(key: string): Promise<Readable | null> {
    return (await this.disk.exists(key)) ? this.disk.getStream(key) : null;
  }

  /** Removes the bytes; nothing happens when they are gone already. */
  remove(key: string): Promise<void> {
    return this.disk.delete(key);
  }

  /** The keys of everything written before an instant, some at a time. */
  async *keysWrittenBefore(instant: Date): AsyncGenerator<string[]> {
    let paginationToken: string | undefined;
    do {
      const page = await this.disk.listAll('', { recursive: true, ...(paginationToken && { paginationToken }) });
      const keys: string[] = [];
      for (const object of page.objects) {
        if (!object.isFile) continue;
        const writtenAt = await this.writtenAt(object.key);
        if (writtenAt && writtenAt < instant) keys.push(object.key);
      }
      yield keys;
      paginationToken = page.paginationToken;
    } while (paginationToken);
  }

  /** Undefined when the bytes have been removed since they were listed. */
  private async writtenAt(key: string): Promise<Date | undefined> {
    try {
      return (await this.disk.getMetaData(key)).lastModified;
    } catch (error) {
      if (await this.disk.exists(key)) throw error;
      return undefined;
    }
  }
}

/** The store that STORAGE_URL names: `file:` with a folder; without it the folder `files` of the data folder. */
export function createFileStore({ STORAGE_URL, DATA_DIR }: Pick<Config, 'STORAGE_URL' | 'DATA_DIR'>): FileStore {
  if (STORAGE_URL?.startsWith('s3:')) {
    throw new ConfigError('STORAGE_URL names an s3: store, which this installation has no client for: use file:.');
  }
  const folder = STORAGE_URL ? folderOf(STORAGE_URL) : join(DATA_DIR, 'files');
  const location = resolve(folder);
  mkdirSync(location, { recursive: true, mode: 0o700 });
  return new FileStore(new Disk(new FSDriver({ location, visibility: 'private' })));
}

/** `file:///srv/files`, or `file:` followed by a path, which may be relative. */
const folderOf = (url: string): string => (url.startsWith('file://') ? fileURLToPath(url) : url.slice('file:'.length));
