import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import { MAX_FILE_BYTES } from '@job-alert/domain/files';
import type { FastifyRequest } from 'fastify';
import Upload from 'graphql-upload/Upload.mjs';
import { PortalError } from '../platform/errors.js';
import type { IncomingFile } from '../platform/uploads.types.js';
import { nest } from './bracket-names.js';
import { TemporaryFile } from './temporary-file.js';

/** The largest form has a candidate's papers and a letter or certificate for each block. */
export const FORM_LIMITS = {
  fileSize: MAX_FILE_BYTES,
  files: 30,
  fields: 600,
  parts: 630,
  fieldSize: 200_000,
  fieldNameSize: 200,
} as const;

/** A form that was read: nested values with its files, and how to let go of them. */
export interface FormBody {
  values: unknown;
  dispose(): Promise<void>;
}

/** Reads a form part by part; a file that is too large ends it at once. */
export async function readForm(request: FastifyRequest): Promise<FormBody> {
  const kept: TemporaryFile[] = [];
  const dispose = async () => {
    await Promise.all(kept.splice(0).map((file) => file.close()));
  };
  try {
    const entries: [string, unknown][] = [];
    for await (const part of request.parts({ limits: FORM_LIMITS })) {
      const value = part.type === 'file' ? await received(part, kept) : part.value;
      if (value !== undefined) entries.push([part.fieldname, value]);
    }
    return { values: nest(entries), dispose };
  } catch (error) {
    await dispose();
    throw isOfTheClient(error) ? new PortalError('MALFORMED', 'The form is incomplete or malformed.') : error;
  }
}

/** Is it the form that is wrong, or broke off? Refusals have their status already, and faults of this machine a system call. */
function isOfTheClient(error: unknown): boolean {
  const { statusCode, syscall } = error as { statusCode?: number; syscall?: string };
  return !(error instanceof PortalError) && statusCode === undefined && syscall === undefined;
}

/** Keeps a file of the form; undefined for the empty part that a browser sends when no file was chosen. */
async function received({ file, filename }: MultipartFile, kept: TemporaryFile[]): Promise<Upload | undefined> {
  const copy = await TemporaryFile.open();
  kept.push(copy);
  await pipeline(file, copy.write());
  if (file.truncated) throw new PortalError('FILE_TOO_LARGE', 'The file is larger than 5 MB.');
  return filename ? uploadOf(filename, () => copy.read()) : undefined;
}

/** What an `Upload` argument of the schema takes. */
function uploadOf(filename: string, read: IncomingFile['createReadStream']): Upload {
  const upload = new Upload();
  upload.resolve({ filename, createReadStream: read } as never);
  return upload;
}
