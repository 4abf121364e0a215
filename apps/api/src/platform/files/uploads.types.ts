import type { Readable } from 'node:stream';
import { GraphQLScalarType } from 'graphql';
import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import { PortalError } from '../errors.js';

export const missingFile = (): PortalError =>
  new PortalError('MALFORMED', 'The file did not arrive. Please choose it again.');

/** What an `Upload` argument resolves to. The name and type are what the client says; nothing trusts them. */
export interface IncomingFile {
  /** Undefined when the client gave none, or an empty one. */
  filename?: string | undefined;
  createReadStream: () => Readable;
}

/**
 * The refusal of a file that did not come through: missing or garbled. A fault of this machine (a full disk) is none, and stays
 * what it is.
 */
export function toTransferError(error: unknown): unknown {
  return error instanceof PortalError || isLocalError(error) ? error : missingFile();
}

const isLocalError = (error: unknown): boolean =>
  ['open', 'write', 'read'].includes(String((error as { syscall?: unknown } | null)?.syscall)) &&
  (error as { code?: unknown }).code !== 'ECONNRESET';

/** The scalar of an uploaded file (GraphQL multipart request specification), with refusals that a client can read. */
export const UploadScalar = new GraphQLScalarType<Promise<IncomingFile>, never>({
  ...GraphQLUpload.toConfig(),
  parseValue(value) {
    const arrival = (GraphQLUpload.parseValue(value) as Promise<IncomingFile>).catch((error: unknown) => {
      throw toTransferError(error);
    });
    // A use case that has refused the request for something else never looks at the file.
    arrival.catch(() => undefined);
    return arrival;
  },
});
