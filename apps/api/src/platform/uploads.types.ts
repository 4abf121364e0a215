import type { Readable } from 'node:stream';
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

/** The refusal of a file that did not come through: cut off at the limit (the parser's status 413), missing or garbled. */
export function transferFault(error: unknown): PortalError {
  if (error instanceof PortalError) return error;
  return (error as { status?: unknown } | null)?.status === 413
    ? new PortalError('FILE_TOO_LARGE', FILE_TOO_LARGE)
    : new PortalError('MALFORMED', NOT_ARRIVED);
}

/** The scalar of an uploaded file (GraphQL multipart request specification), with refusals that a client can read. */
export const UploadScalar = new GraphQLScalarType<Promise<IncomingFile>, never>({
  ...GraphQLUpload.toConfig(),
  parseValue(value) {
    const arrival = (GraphQLUpload.parseValue(value) as Promise<IncomingFile>).catch((error: unknown) => {
      throw transferFault(error);
    });
    // A use case that has refused the request for something else never looks at the file.
    arrival.catch(() => undefined);
    return arrival;
  },
});
