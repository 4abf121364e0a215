import type { Readable } from 'node:stream';
import { GraphQLScalarType } from 'graphql';
import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import { PortalError } from '../errors.js';

export const missingFile = (): PortalError =>
  new PortalError('MALFORMED', 'The file did not arrive. Please choose it again.');

/** The value of an `Upload` argument. The name and type come from the client and are not trusted. */
export interface IncomingFile {
  /** Undefined if the client gave none, or an empty one. */
  filename?: string | undefined;
  createReadStream: () => Readable;
}

/** Returns the error for an incomplete upload. Errors of this machine, such as a full disk, stay as they are. */
export function toTransferError(error: unknown): unknown {
  return error instanceof PortalError || isLocalError(error) ? error : missingFile();
}

const isLocalError = (error: unknown): boolean =>
  ['open', 'write', 'read'].includes(String((error as { syscall?: unknown } | null)?.syscall)) &&
  (error as { code?: unknown }).code !== 'ECONNRESET';

/** The scalar of an uploaded file (GraphQL multipart request specification), with readable errors. */
export const UploadScalar = new GraphQLScalarType<Promise<IncomingFile>, never>({
  ...GraphQLUpload.toConfig(),
  parseValue(value) {
    const arrival = (GraphQLUpload.parseValue(value) as Promise<IncomingFile>).catch((error: unknown) => {
      throw toTransferError(error);
    });
    // A use case that throws earlier never reads the file.
    arrival.catch(() => undefined);
    return arrival;
  },
});
