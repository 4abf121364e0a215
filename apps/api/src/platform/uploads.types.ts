import type { Readable, Writable } from 'node:stream';
import { FILE_TOO_LARGE } from '@job-alert/domain/files';
import { GraphQLScalarType } from 'graphql';
import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import { PortalError } from './errors.js';

const NOT_ARRIVED = 'The file did not arrive. Please choose it again.';

/** What an `Upload` argument resolves to. The name and type are what the client says; nothing trusts them. */
export interface IncomingFile {
  /** Undefined when the client gave none, or an empty one. */
  filename?: string | undefined;
  createReadStream: () => Readable;
}

/** The library's copy of a file on its way, in the machine's folder of temporary files. */
type Arriving = IncomingFile & { capacitor?: Writable };

/**
 * The refusal of a file that did not come through: cut off at the limit (the parser's status 413), missing or garbled. A fault
 * of this machine (a full disk) is none, and stays what it is.
 */
export function transferFault(error: unknown): unknown {
  if (error instanceof PortalError || isOfThisMachine(error)) return error;
  return (error as { status?: unknown } | null)?.status === 413
    ? new PortalError('FILE_TOO_LARGE', FILE_TOO_LARGE)
    : new PortalError('MALFORMED', NOT_ARRIVED);
}

const isOfThisMachine = (error: unknown): boolean =>
  ['open', 'write', 'read'].includes(String((error as { syscall?: unknown } | null)?.syscall)) &&
  (error as { code?: unknown }).code !== 'ECONNRESET';

/** Where a file cannot be copied to the disk, the library lets whoever reads it wait for ever: here the reader is told. */
function endingWithItsCopy(file: Arriving): IncomingFile {
  const { capacitor, filename } = file;
  if (!capacitor) return file;
  if (capacitor.errored) capacitor.destroy(capacitor.errored);
  else capacitor.once('error', (error) => capacitor.destroy(error));
  const createReadStream = (): Readable => {
    if (capacitor.errored) throw capacitor.errored;
    return file.createReadStream();
  };
  return { filename, createReadStream };
}

/** The scalar of an uploaded file (GraphQL multipart request specification), with refusals that a client can read. */
export const UploadScalar = new GraphQLScalarType<Promise<IncomingFile>, never>({
  ...GraphQLUpload.toConfig(),
  parseValue(value) {
    const arrival = (GraphQLUpload.parseValue(value) as Promise<Arriving>).then(endingWithItsCopy, (error: unknown) => {
      throw transferFault(error);
    });
    // A use case that has refused the request for something else never looks at the file.
    arrival.catch(() => undefined);
    return arrival;
  },
});
