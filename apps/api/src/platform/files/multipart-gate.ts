import type { IncomingHttpHeaders } from 'node:http';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import { FILE_TOO_LARGE, FILES_UNAVAILABLE, MAX_FILE_BYTES } from '@job-alert/domain/files/files';
import type { RequestContext } from '../context.js';
import { PortalError } from '../errors.js';
import { TemporaryFile } from './temporary-file.js';
import type { IncomingFile } from './uploads.types.js';

/** The largest form has the papers of a person and one letter or certificate for each entry. */
export const MULTIPART_LIMITS = {
  fileSize: MAX_FILE_BYTES,
  files: 30,
  fields: 600,
  parts: 630,
  fieldSize: 200_000,
  fieldNameSize: 200,
} as const;

/** The maximum size of a form: all its files and the overhead. */
export const MAX_MULTIPART_BYTES = (MULTIPART_LIMITS.files + 1) * MAX_FILE_BYTES;

/** True for a request with a form that may have files. */
export const isMultipart = (headers: IncomingHttpHeaders): boolean =>
  headers['content-type']?.startsWith('multipart/form-data') ?? false;

/** Concurrent uploads of one account, and of one address, which several people may share. */
const MAX_ACCOUNT_UPLOADS = 3;
const MAX_ADDRESS_UPLOADS = 10;

/** The share of the space for one account or address. The largest form always fits. */
const SENDER_SHARE = 0.1;

interface Sender {
  key: string;
  uploads: number;
  reservedBytes: number;
}

/**
 * Limits uploads: the number and bytes of concurrent forms for each account and address, and the bytes of all together. So one client
 * cannot take the space of the others.
 */
export class MultipartGate {
  private readonly senders = new Map<string, Sender>();
  private receivedBytes = 0;

  constructor(
    private readonly maxBytes: number,
    private readonly maxSenderBytes = Math.max(maxBytes * SENDER_SHARE, MAX_MULTIPART_BYTES),
  ) {}

  /**
   * Starts a form. The share of a sender counts the declared bytes, or the received ones if they are more, so a form without room is
   * rejected before its body is read. Throws RATE_LIMITED while too many forms of the account or address are open, and FILES_UNAVAILABLE
   * while they use up the share.
   */
  open({ viewer, network }: Pick<RequestContext, 'viewer' | 'network'>, declaredBytes = 0): MultipartUpload {
    const address = this.admit(`address ${network}`, MAX_ADDRESS_UPLOADS);
    const senders =
      viewer.kind === 'anonymous' ? [address] : [address, this.admit(`account ${viewer.id}`, MAX_ACCOUNT_UPLOADS)];
    let received = 0;
    let reserved = 0;
    const reserve = (bytes: number): void => {
      if (senders.some((sender) => sender.reservedBytes + bytes > this.maxSenderBytes)) throw unavailable();
      reserved += bytes;
      for (const sender of senders) sender.reservedBytes += bytes;
    };
    reserve(Math.min(declaredBytes, this.maxSenderBytes));
    for (const sender of senders) {
      sender.uploads += 1;
      this.senders.set(sender.key, sender);
    }
    const receive = (bytes: number): void => {
      if (this.receivedBytes + bytes > this.maxBytes) throw unavailable();
      reserve(Math.max(0, received + bytes - reserved));
      received += bytes;
      this.receivedBytes += bytes;
    };
    const release = (): void => {
      this.receivedBytes -= received;
      for (const sender of senders) {
        sender.reservedBytes -= reserved;
        sender.uploads -= 1;
        if (sender.uploads === 0) this.senders.delete(sender.key);
      }
    };
    return new MultipartUpload(receive, release);
  }

  private admit(key: string, maxUploads: number): Sender {
    const sender = this.senders.get(key) ?? { key, uploads: 0, reservedBytes: 0 };
    if (sender.uploads >= maxUploads) {
      throw new PortalError('RATE_LIMITED', 'Too many uploads at once. Please wait until the others have finished.', {
        retryAfterSeconds: 10,
      });
    }
    return sender;
  }
}

const unavailable = (): PortalError => new PortalError('FILES_UNAVAILABLE', FILES_UNAVAILABLE);

const uploadAborted = (): PortalError => new PortalError('MALFORMED', 'The upload was interrupted. Please try again.');

/** A file that may still be streaming. */
interface StreamingFile extends IncomingFile {
  received: Promise<unknown>;
}

/** An open form. Its files are in the temporary folder until it is closed. */
export class MultipartUpload {
  private readonly files: TemporaryFile[] = [];
  private isClosed = false;

  constructor(
    private readonly onBytes: (bytes: number) => void,
    private readonly onClose: () => void,
  ) {}

  /**
   * Stores a file of the form. Its stream can be opened at once; readers wait until the file is `received`. Errors: FILE_TOO_LARGE, and
   * FILES_UNAVAILABLE while there is no room.
   */
  receive(part: MultipartFile): StreamingFile {
    const received = this.store(part);
    // The file may never be read.
    received.catch(() => undefined);
    const read = async function* (isClosed: () => boolean): AsyncGenerator<Buffer> {
      const copy = await received;
      // The descriptor may belong to another file by now.
      if (isClosed()) throw uploadAborted();
      yield* copy.read() as AsyncIterable<Buffer>;
    };
    const createReadStream = () => Readable.from(read(() => this.isClosed));
    return { filename: part.filename || undefined, createReadStream, received };
  }

  private async store({ file }: MultipartFile): Promise<TemporaryFile> {
    const copy = await TemporaryFile.open();
    this.files.push(copy);
    if (this.isClosed) {
      await this.closeFiles();
      throw uploadAborted();
    }
    await pipeline(file, this.byteCounter(), copy.write());
    if (file.truncated) throw new PortalError('FILE_TOO_LARGE', FILE_TOO_LARGE);
    return copy;
  }

  async close(): Promise<void> {
    if (this.isClosed) return;
    this.isClosed = true;
    await this.closeFiles();
    this.onClose();
  }

  private async closeFiles(): Promise<void> {
    await Promise.all(this.files.splice(0).map((file) => file.close()));
  }

  private byteCounter(): Transform {
    return new Transform({
      transform: (chunk: Buffer, _encoding, done) => {
        try {
          if (this.isClosed) throw uploadAborted();
          this.onBytes(chunk.length);
          done(null, chunk);
        } catch (error) {
          done(error as Error);
        }
      },
    });
  }
}
