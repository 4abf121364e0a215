import type { Readable } from 'node:stream';
import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';

/** The scalar of an uploaded file (GraphQL multipart request specification). */
export const UploadScalar = GraphQLUpload;

/** What an `Upload` argument resolves to. The name and type are what the client says; nothing trusts them. */
export interface IncomingFile {
  filename: string;
  createReadStream: () => Readable;
}
