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

/** A file of a request: where in the input it came, and what it is for. */
export interface FieldUpload {
  /** The dotted path of the input's field, under which a refusal is told. */
  field: string;
  purpose: FilePurpose;
  upload: Promise<IncomingFile>;
}

/** A field of a request in which a file may have come. */
export type IncomingUpload = Omit<FieldUpload, 'upload'> & { upload: Promise<IncomingFile> | null | undefined };

/** A file whose bytes are in the store and which no row names yet. */
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

/** Takes the bytes of uploads into the store: measured while they stream, and kept only when they are what they should be. */
export class FileUploadService {
  constructor(
    private readonly store: FileStore,
    private readonly scan: VirusScanService,
  ) {}

  /** Stores one file or refuses it; a refused file leaves nothing behind. */
  async receive({ field, purpose, upload }: FieldUpload): Promise<ReceivedFile> {
    const storageKey = newStorageKey();
    try {
      const file = await upload;
      const { size, sha256 } = await this.save(storageKey, file);
      const { mediaType, scanState } = await this.admitted(file, size, purpose);
      const originalName = storedFileName(file.filename ?? '', mediaType);
      return { purpose, originalName, mediaType, size, sha256, storageKey, scanState };
    } catch (error) {
      // A file that cannot be removed now has no row, so the sweep removes it.
      await this.store.remove(storageKey).catch(() => undefined);
      throw atField(error, field);
    }
  }

  /** The bytes of a file that is looked at and not kept, or its refusal. */
  async examine({ field, purpose, upload }: FieldUpload): Promise<{ bytes: Buffer; mediaType: string }> {
    try {
      const file = await upload;
      const bytes = await buffer(withinLimit(file));
      return { bytes, mediaType: (await this.admitted(file, bytes.length, purpose)).mediaType };
    } catch (error) {
      throw atField(error, field);
    }
  }

  /** Returns the type of a file with this size, or throws if the purpose does not accept it. */
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

/** Two letters of folder keep any one folder small. */
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

/** Returns the uploaded bytes from the start. It can be read more than once. */
async function* chunksOf(file: IncomingFile): AsyncGenerator<Buffer> {
  try {
    yield* file.createReadStream() as AsyncIterable<Buffer>;
  } catch (error) {
    throw toTransferError(error);
  }
}

/** The same up to the largest size, beyond which it is refused. */
async function* withinLimit(file: IncomingFile): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of chunksOf(file)) {
    size += chunk.length;
    if (size > MAX_FILE_BYTES) throw new PortalError('FILE_TOO_LARGE', FILE_TOO_LARGE);
    yield chunk;
  }
}

/** A refusal that names the field of the form; any other error is passed on. */
function atField(error: unknown, field: string): unknown {
  if (!(error instanceof PortalError)) return error;
  const { code, message, facts } = error;
  return new PortalError(code, message, { ...facts, fields: { [field]: [message] } });
}
