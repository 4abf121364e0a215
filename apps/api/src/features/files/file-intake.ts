import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { FILE_TOO_LARGE, type FilePurpose, fileProblem, MAX_FILE_BYTES } from '@job-alert/domain/files';
import { type ErrorCode, PortalError } from '../../platform/errors.js';
import type { IncomingFile } from '../../platform/uploads.types.js';
import type { FileStore } from './file-store.js';
import { HEAD_BYTES, mediaTypeOf } from './media-type.js';

/** A file of a request: where in the input it came, and what it is for. */
export interface IncomingUpload {
  /** The dotted path of the input's field, under which a refusal is told. */
  field: string;
  purpose: FilePurpose;
  upload: Promise<IncomingFile> | null | undefined;
}

/** A file whose bytes are in the store and which no row names yet. */
export interface ReceivedFile {
  purpose: FilePurpose;
  originalName: string;
  mediaType: string;
  size: number;
  sha256: string;
  storageKey: string;
}

const NOT_ARRIVED = 'The file did not arrive. Please choose it again.';
const UNKNOWN_TYPE = 'unknown';
const MAX_NAME_LENGTH = 255;

/** Takes the bytes of uploads into the store: measured while they stream, and kept only when they are what they should be. */
export class FileIntake {
  constructor(private readonly store: FileStore) {}

  /** Stores one file or refuses it; after a refusal nothing of it is left. */
  async receive({ field, purpose, upload }: IncomingUpload): Promise<ReceivedFile> {
    const storageKey = newStorageKey();
    try {
      const file = await upload;
      if (!file) throw refusal(field, 'INVALID_INPUT', NOT_ARRIVED);
      const { size, sha256 } = await this.save(storageKey, file, field);
      const originalName = plainName(file.filename);
      // Of an empty file only the name is known, which is enough to say what is wrong with it.
      const mediaType = size === 0 ? '' : ((await typeOf(file)) ?? UNKNOWN_TYPE);
      const problem = fileProblem({ name: originalName, mediaType, size }, purpose);
      if (problem) throw refusal(field, size === 0 ? 'INVALID_INPUT' : 'FILE_TYPE_NOT_ALLOWED', problem);
      return { purpose, originalName, mediaType, size, sha256, storageKey };
    } catch (error) {
      // What could not be removed now has no row, so that the sweep removes it.
      await this.store.remove(storageKey).catch(() => undefined);
      throw transferFault(field, error) ?? error;
    }
  }

  private async save(key: string, file: IncomingFile, field: string): Promise<{ size: number; sha256: string }> {
    const digest = createHash('sha256');
    let size = 0;
    async function* measured(): AsyncGenerator<Buffer> {
      for await (const chunk of file.createReadStream() as AsyncIterable<Buffer>) {
        size += chunk.length;
        if (size > MAX_FILE_BYTES) throw refusal(field, 'FILE_TOO_LARGE', FILE_TOO_LARGE);
        digest.update(chunk);
        yield chunk;
      }
    }
    await this.store.save(key, Readable.from(measured()));
    return { size, sha256: digest.digest('hex') };
  }
}

/** Two letters of folder keep any one folder small. */
function newStorageKey(): string {
  const id = randomUUID();
  return `${id.slice(0, 2)}/${id}`;
}

async function typeOf(file: IncomingFile): Promise<string | undefined> {
  const head = await headOf(file);
  return mediaTypeOf(head, () => buffer(file.createReadStream()));
}

async function headOf(file: IncomingFile): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of file.createReadStream() as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    length += chunk.length;
    if (length >= HEAD_BYTES) break;
  }
  return Buffer.concat(chunks).subarray(0, HEAD_BYTES);
}

/** The last part of what may be a path, without control characters. */
function plainName(filename: string): string {
  const name = filename
    .replace(/^.*[\\/]/s, '')
    .replace(/\p{Cc}/gu, '')
    .trim();
  return name.slice(-MAX_NAME_LENGTH) || 'file';
}

const refusal = (field: string, code: ErrorCode, message: string): PortalError =>
  new PortalError(code, message, { fields: { [field]: [message] } });

/** The upload library tells what went wrong on the way with an HTTP status. */
function transferFault(field: string, error: unknown): PortalError | undefined {
  const status = (error as { status?: unknown } | null)?.status;
  if (typeof status !== 'number' || status >= 500) return undefined;
  return status === 413
    ? refusal(field, 'FILE_TOO_LARGE', FILE_TOO_LARGE)
    : refusal(field, 'INVALID_INPUT', NOT_ARRIVED);
}
