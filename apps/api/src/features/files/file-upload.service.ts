import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { storedFileName } from '@job-alert/domain/files/file-name';
import {
  FILE_TOO_LARGE,
  type FilePurpose,
  MAX_FILE_BYTES,
  type ScanState,
  validateFile,
} from '@job-alert/domain/files/files';
import { UNSAFE_CONTENT } from '@job-alert/domain/files/unsafe-content';
import { type DetectedType, detectMediaType, SNIFF_BYTES } from '../../platform/documents/media-type.js';
import { PortalError } from '../../platform/errors.js';
import type { FileStore } from '../../platform/files/file-store.js';
import { type IncomingFile, toTransferError } from '../../platform/files/uploads.types.js';
import type { VirusScanService } from './virus-scan.service.js';

/** An uploaded file with its input field and purpose. */
interface FieldUpload {
  /** The dotted path in the input, for error messages. */
  field: string;
  purpose: FilePurpose;
  upload: Promise<IncomingFile>;
}

/** An input field that may have a file. */
export type IncomingUpload = Omit<FieldUpload, 'upload'> & { upload: Promise<IncomingFile> | null | undefined };

/** A file in the store without a row. */
export interface ReceivedFile {
  purpose: FilePurpose;
  originalName: string;
  mediaType: string;
  size: number;
  sha256: string;
  storageKey: string;
  scanState: ScanState;
}

const UNKNOWN_TYPE = 'unknown';
const EMPTY: DetectedType = { mediaType: '', unsafe: null };

/** Stores uploads. Size and content are checked while they stream; invalid files are not stored. */
export class FileUploadService {
  constructor(
    private readonly store: FileStore,
    private readonly scan: VirusScanService,
  ) {}

  /** Stores a file. Throws if it is invalid, and leaves nothing behind. */
  async receive({ field, purpose, upload }: FieldUpload): Promise<ReceivedFile> {
    const storageKey = newStorageKey();
    try {
      const file = await upload;
      const { size, sha256 } = await this.save(storageKey, file);
      const { mediaType, scanState } = await this.admitted(file, size, purpose);
      const originalName = storedFileName(file.filename ?? '', mediaType);
      return { purpose, originalName, mediaType, size, sha256, storageKey, scanState };
    } catch (error) {
      // Without a row, the sweep deletes the file later.
      await this.store.remove(storageKey).catch(() => undefined);
      throw atField(error, field);
    }
  }

  /** Returns the bytes of a file that is not stored. Throws if it is invalid. */
  async examine({ field, purpose, upload }: FieldUpload): Promise<{ bytes: Buffer; mediaType: string }> {
    try {
      const file = await upload;
      const bytes = await buffer(withinLimit(file));
      return { bytes, mediaType: (await this.admitted(file, bytes.length, purpose)).mediaType };
    } catch (error) {
      throw atField(error, field);
    }
  }

  /** Returns the media type. Throws if the purpose does not accept the file. */
  private async admitted(
    file: IncomingFile,
    size: number,
    purpose: FilePurpose,
  ): Promise<{ mediaType: string; scanState: ScanState }> {
    const name = file.filename ?? '';
    // For an empty file the name is enough to report the error.
    const { mediaType = UNKNOWN_TYPE, unsafe } = size === 0 ? EMPTY : await recognised(file);
    const problem = validateFile({ name, mediaType, size }, purpose) ?? (unsafe && UNSAFE_CONTENT[unsafe]);
    if (problem) throw new PortalError(size === 0 ? 'INVALID_INPUT' : 'FILE_TYPE_NOT_ALLOWED', problem);
    return { mediaType, scanState: await this.scan.admit(chunksOf(file)) };
  }

  private async save(key: string, file: IncomingFile): Promise<{ size: number; sha256: string }> {
    const digest = createHash('sha256');
    let size = 0;
    async function* measured(): AsyncGenerator<Buffer> {
      for await (const chunk of withinLimit(file)) {
        size += chunk.length;
        digest.update(chunk);
        yield chunk;
      }
    }
    await this.store.save(key, Readable.from(measured()));
    return { size, sha256: digest.digest('hex') };
  }
}

/** Two letters of the key form a folder, so that no folder gets too large. */
function newStorageKey(): string {
  const id = randomUUID();
  return `${id.slice(0, 2)}/${id}`;
}

const recognised = async (file: IncomingFile): Promise<DetectedType> =>
  detectMediaType(await readHead(file), () => buffer(chunksOf(file)));

async function readHead(file: IncomingFile): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of chunksOf(file)) {
    chunks.push(chunk);
    length += chunk.length;
    if (length >= SNIFF_BYTES) break;
  }
  return Buffer.concat(chunks).subarray(0, SNIFF_BYTES);
}

/** Yields the uploaded bytes from the start. Can be called more than once. */
async function* chunksOf(file: IncomingFile): AsyncGenerator<Buffer> {
  try {
    yield* file.createReadStream() as AsyncIterable<Buffer>;
  } catch (error) {
    throw toTransferError(error);
  }
}

/** Like `chunksOf`, but throws beyond the maximum size. */
async function* withinLimit(file: IncomingFile): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of chunksOf(file)) {
    size += chunk.length;
    if (size > MAX_FILE_BYTES) throw new PortalError('FILE_TOO_LARGE', FILE_TOO_LARGE);
    yield chunk;
  }
}

/** Adds the field to a portal error. Other errors are returned unchanged. */
function atField(error: unknown, field: string): unknown {
  if (!(error instanceof PortalError)) return error;
  const { code, message, facts } = error;
  return new PortalError(code, message, { ...facts, fields: { [field]: [message] } });
}
