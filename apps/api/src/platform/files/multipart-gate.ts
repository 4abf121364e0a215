import type { IncomingHttpHeaders } from 'node:http';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import { FILE_TOO_LARGE, FILES_UNAVAILABLE, MAX_FILE_BYTES } from '@job-alert/domain/files/files';
import type { RequestContext } from '../context.js';
import { PortalError } from '../errors.js';
import { TemporaryFile } from './temporary-file.js';
import type { IncomingFile } from './uploads.types.js';

/** The largest form has the papers of a person and a letter or certificate for each block. */
export const MULTIPART_LIMITS = {
  fileSize: MAX_FILE_BYTES,
  files: 30,
  fields: 600,
  parts: 630,
  fieldSize: 200_000,
  fieldNameSize: 200,
} as const;

/** The most bytes of a form that is taken: all its files, and what is written around them. */
export const MAX_MULTIPART_BYTES = (MULTIPART_LIMITS.files + 1) * MAX_FILE_BYTES;

/** Whether a request sends a form that may have files. */
export const isMultipart = (headers: IncomingHttpHeaders): boolean =>
  headers['content-type']?.startsWith('multipart/form-data') ?? false;

/** An account fills in no more at once; several people may share an address. */
const MAX_ACCOUNT_UPLOADS = 3;
const MAX_ADDRESS_UPLOADS = 10;

/** The share of the space that one account or one address may hold. The largest form always fits, however small the space is. */
const SENDER_SHARE = 0.1;

interface Sender {
  key: string;
  uploads: number;
  reservedBytes: number;
}

/**
 * Takes in forms with files. It limits the forms and bytes at once of each account and of each address, and the bytes at once of
 * all together, so that nobody can hold the space that everybody needs.
 */
export class MultipartGate {
  private readonly senders = new Map<string, Sender>();
  private receivedBytes = 0;

  constructor(
    private readonly maxBytes: number,
    private readonly maxSenderBytes = Math.max(maxBytes * SENDER_SHARE, MAX_MULTIPART_BYTES),
  ) {}

  /**
   * A form begins. A sender's share counts the bytes that the form declares, or those that arrive when it declares fewer, so that a
   * form without room is refused before its body is read. Throws RATE_LIMITED while too many other forms of the account or the
   * address are still arriving, and FILES_UNAVAILABLE while they hold the share.
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
      throw new PortalError('RATE_LIMITED', 'Too many uploads at once. Please wait until the others have ended.', {
        retryAfterSeconds: 10,
      });
    }
    return sender;
  }
}

const unavailable = (): PortalError => new PortalError('FILES_UNAVAILABLE', FILES_UNAVAILABLE);

const uploadAborted = (): PortalError => new PortalError('MALFORMED', 'The form has broken off.');

/** A file that may still be on its way. */
export interface StreamingFile extends IncomingFile {
  received: Promise<unknown>;
}

/** A form on its way: its files lie in the folder of temporary files until it is closed. */
export class MultipartUpload {
  private readonly files: TemporaryFile[] = [];
  private isClosed = false;

  constructor(
    private readonly onBytes: (bytes: number) => void,
    private readonly onClose: () => void,
  ) {}

  /**
   * Keeps a file of the form, which can be asked for at once: whoever reads it waits until it has `received`. Refusals:
   * FILE_TOO_LARGE; FILES_UNAVAILABLE while there is no room.
   */
  receive(part: MultipartFile): StreamingFile {
    const received = this.store(part);
    // Nobody may look at the file.
    received.catch(() => undefined);
    const read = async function* (isClosed: () => boolean): AsyncGenerator<Buffer> {
      const copy = await received;
      // Its descriptor may be another file's by now.
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

  /** Lets go of the files. */
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
