import { mkdirSync } from 'node:fs';
import { access, constants, statfs } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { addAbortSignal, type Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { type Config, ConfigError } from '../config.js';
import { withTimeout } from '../with-timeout.js';
import { openS3Disk } from './s3-disk.js';
import { parseS3Url } from './s3-url.js';

/** The timeouts in milliseconds: of a request to the disk or bucket, and of reading a whole file, which a slow client delays. */
const TIMEOUTS = { requestMs: 60_000, readMs: 600_000 };

/** Stores the bytes of uploaded files under keys that the server generates. */
export class FileStore {
  /** Stores files in `folder`, or in a bucket. A bucket must know the size before the upload. */
  constructor(
    private readonly disk: Promise<Disk>,
    private readonly folder: string | null = null,
    private readonly timeouts = TIMEOUTS,
  ) {}

  get isFolder(): boolean {
    return this.folder !== null;
  }

  /** For the metrics. */
  async isAvailable(): Promise<boolean> {
    try {
      if (this.folder === null) await this.exists('is-it-there');
      else await access(this.folder, constants.W_OK);
      return true;
    } catch {
      return false;
    }
  }

  /** The free share of the disk, from 0 to 1, for the metrics. */
  async freeRatio(): Promise<number> {
    const { bavail, blocks } = await statfs(this.folder ?? '');
    return bavail / blocks;
  }

  /** Writes a stream. An error is that of the stream or of the disk itself. */
  async save(key: string, bytes: Readable): Promise<void> {
    try {
      // Uploads are small, and a stream is checked to its end before anything is stored. A folder takes the bytes as they arrive, within
      // the limits of the upload.
      if (this.folder !== null) return await (await this.disk).putStream(key, bytes);
      const content = await buffer(bytes);
      await this.ask((disk) => disk.put(key, content));
    } catch (error) {
      // The library wraps the original error.
      throw error instanceof Error && error.cause ? error.cause : error;
    }
  }

  /** Returns the bytes, or null if there are none. */
  async open(key: string): Promise<Readable | null> {
    if (!(await this.exists(key))) return null;
    return addAbortSignal(AbortSignal.timeout(this.timeouts.readMs), await this.ask((disk) => disk.getStream(key)));
  }

  /** Deletes the bytes, if there are any. */
  async remove(key: string): Promise<void> {
    await this.ask((disk) => disk.delete(key));
  }

  /** The keys of files written before an instant, in batches. */
  async *keysWrittenBefore(instant: Date): AsyncGenerator<string[]> {
    let paginationToken: string | undefined;
    do {
      const options = { recursive: true, ...(paginationToken && { paginationToken }) };
      const page = await this.ask((disk) => disk.listAll('', options));
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

  /** Returns undefined if the file was deleted after it was listed. */
  private async writtenAt(key: string): Promise<Date | undefined> {
    try {
      return (await this.ask((disk) => disk.getMetaData(key))).lastModified;
    } catch (error) {
      if (await this.exists(key)) throw error;
      return undefined;
    }
  }

  private exists(key: string): Promise<boolean> {
    return this.ask((disk) => disk.exists(key));
  }

  private async ask<Result>(request: (disk: Disk) => Promise<Result>): Promise<Result> {
    return withTimeout(request(await this.disk), this.timeouts.requestMs);
  }
}

/** Creates the store that STORAGE_URL names: a folder or a bucket. By default it is the folder `files` of the data folder. */
export function createFileStore({ STORAGE_URL, DATA_DIR }: Pick<Config, 'STORAGE_URL' | 'DATA_DIR'>): FileStore {
  const bucket = parseS3Url(STORAGE_URL ?? '');
  if (bucket) return new FileStore(openS3Disk(bucket));
  const folder = STORAGE_URL ? toPath(STORAGE_URL) : join(DATA_DIR, 'files');
  const location = resolve(folder);
  try {
    mkdirSync(location, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new ConfigError(`The file folder cannot be created (${(error as Error).message}): check STORAGE_URL.`);
  }
  return new FileStore(Promise.resolve(new Disk(new FSDriver({ location, visibility: 'private' }))), location);
}

/** `file:///srv/files`, or `file:` followed by a path, which may be relative. */
const toPath = (url: string): string => (url.startsWith('file://') ? fileURLToPath(url) : url.slice('file:'.length));
