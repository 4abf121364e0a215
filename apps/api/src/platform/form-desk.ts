import type { IncomingHttpHeaders } from 'node:http';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import { FILE_TOO_LARGE, FILES_UNAVAILABLE, MAX_FILE_BYTES } from '@job-alert/domain/files';
import type { RequestContext } from './context.js';
import { PortalError } from './errors.js';
import { TemporaryFile } from './temporary-file.js';
import type { IncomingFile } from './uploads.types.js';

/** The largest form has the papers of a person and a letter or certificate for each block. */
export const FORM_LIMITS = {
  fileSize: MAX_FILE_BYTES,
  files: 30,
  fields: 600,
  parts: 630,
  fieldSize: 200_000,
  fieldNameSize: 200,
} as const;

/** The most bytes of a form that is taken: all its files, and what is written around them. */
export const MAX_FORM_BYTES = (FORM_LIMITS.files + 1) * MAX_FILE_BYTES;

/** Whether a request sends a form that may have files. */
export const isForm = (headers: IncomingHttpHeaders): boolean =>
  headers['content-type']?.startsWith('multipart/form-data') ?? false;

/** An account fills in no more at once; several people may share an address. */
const MAX_ACCOUNT_FORMS = 3;
const MAX_ADDRESS_FORMS = 10;

/** The share of the space that one account or one address may hold. The largest form always fits, however small the space is. */
const SENDER_SHARE = 0.1;

interface Sender {
  key: string;
  forms: number;
  bytes: number;
}

/**
 * Takes in forms with files. It limits the forms and bytes at once of each account and of each address, and the bytes at once of
 * all together, so that nobody can hold the space that everybody needs.
 */
export class FormDesk {
  private readonly senders = new Map<string, Sender>();
  private bytes = 0;

  constructor(
    private readonly maxBytes: number,
    private readonly maxSenderBytes = Math.max(maxBytes * SENDER_SHARE, MAX_FORM_BYTES),
  ) {}

  /** A form begins. Throws RATE_LIMITED while too many other forms of the account or the address are still arriving. */
  open({ viewer, network }: Pick<RequestContext, 'viewer' | 'network'>): OpenForm {
    const address = this.admit(`address ${network}`, MAX_ADDRESS_FORMS);
    const senders =
      viewer.kind === 'anonymous' ? [address] : [address, this.admit(`account ${viewer.id}`, MAX_ACCOUNT_FORMS)];
    for (const sender of senders) {
      sender.forms += 1;
      this.senders.set(sender.key, sender);
    }
    const take = (bytes: number): void => {
      const isTooMuch = senders.some((sender) => sender.bytes + bytes > this.maxSenderBytes);
      if (isTooMuch || this.bytes + bytes > this.maxBytes) {
        throw new PortalError('FILES_UNAVAILABLE', FILES_UNAVAILABLE);
      }
      this.bytes += bytes;
      for (const sender of senders) sender.bytes += bytes;
    };
    const leave = (bytes: number): void => {
      this.bytes -= bytes;
      for (const sender of senders) {
        sender.bytes -= bytes;
        sender.forms -= 1;
        if (sender.forms === 0) this.senders.delete(sender.key);
      }
    };
    return new OpenForm(take, leave);
  }

  private admit(key: string, maxForms: number): Sender {
    const sender = this.senders.get(key) ?? { key, forms: 0, bytes: 0 };
    if (sender.forms >= maxForms) {
      throw new PortalError('RATE_LIMITED', 'Too many uploads at once. Please wait until the others have ended.', {
        retryAfterSeconds: 10,
      });
    }
    return sender;
  }
}

const gone = (): PortalError => new PortalError('MALFORMED', 'The form has broken off.');

/** A file that may still be on its way. */
export interface ArrivingFile extends IncomingFile {
  arrived: Promise<unknown>;
}

/** A form on its way: its files lie in the folder of temporary files until it is closed. */
export class OpenForm {
  private readonly kept: TemporaryFile[] = [];
  private bytes = 0;
  private isClosed = false;

  constructor(
    private readonly take: (bytes: number) => void,
    private readonly leave: (bytes: number) => void,
  ) {}

  /**
   * Keeps a file of the form, which can be asked for at once: whoever reads it waits until it has `arrived`. Refusals:
   * FILE_TOO_LARGE; FILES_UNAVAILABLE while there is no room.
   */
  receive(part: MultipartFile): ArrivingFile {
    const arrived = this.keep(part);
    // Nobody may look at the file.
    arrived.catch(() => undefined);
    const read = async function* (isClosed: () => boolean): AsyncGenerator<Buffer> {
      const copy = await arrived;
      // Its descriptor may be another file's by now.
      if (isClosed()) throw gone();
      yield* copy.read() as AsyncIterable<Buffer>;
    };
    const createReadStream = () => Readable.from(read(() => this.isClosed));
    return { filename: part.filename || undefined, createReadStream, arrived };
  }

  private async keep({ file }: MultipartFile): Promise<TemporaryFile> {
    const copy = await TemporaryFile.open();
    this.kept.push(copy);
    if (this.isClosed) {
      await this.letGo();
      throw gone();
    }
    await pipeline(file, this.counted(), copy.write());
    if (file.truncated) throw new PortalError('FILE_TOO_LARGE', FILE_TOO_LARGE);
    return copy;
  }

  /** Lets go of the files. */
  async close(): Promise<void> {
    if (this.isClosed) return;
    this.isClosed = true;
    await this.letGo();
    this.leave(this.bytes);
  }

  private async letGo(): Promise<void> {
    await Promise.all(this.kept.splice(0).map((file) => file.close()));
  }

  private counted(): Transform {
    return new Transform({
      transform: (chunk: Buffer, _encoding, done) => {
        try {
          if (this.isClosed) throw gone();
          this.take(chunk.length);
          this.bytes += chunk.length;
          done(null, chunk);
        } catch (error) {
          done(error as Error);
        }
      },
    });
  }
}
