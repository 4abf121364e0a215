import { randomUUID } from 'node:crypto';
import { close, createReadStream, createWriteStream, open } from 'node:fs';
import { unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import type { MultipartFile } from '@fastify/multipart';
import { MAX_FILE_BYTES } from '@job-alert/domain/files';
import type { FastifyRequest } from 'fastify';
import Upload from 'graphql-upload/Upload.mjs';
import { PortalError } from '../platform/errors.js';
import type { IncomingFile } from '../platform/uploads.types.js';
import { nest } from './bracket-names.js';

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
  const opened: number[] = [];
  const dispose = async () => {
    await Promise.all(opened.splice(0).map((descriptor) => closeFile(descriptor)));
  };
  try {
    const entries: [string, unknown][] = [];
    for await (const part of request.parts({ limits: FORM_LIMITS })) {
      const value = part.type === 'file' ? await received(part, opened) : part.value;
      if (value !== undefined) entries.push([part.fieldname, value]);
    }
    return { values: nest(entries), dispose };
  } catch (error) {
    await dispose();
    throw error;
  }
}

/**
 * Keeps a file in a temporary one that has lost its name before its first byte: however the process ends, nothing stays.
 * Undefined for the empty part that a browser sends when no file was chosen.
 */
async function received({ file, filename }: MultipartFile, opened: number[]): Promise<Upload | undefined> {
  const path = join(tmpdir(), `job-alert-${randomUUID()}`);
  const fd = await openFile(path, 'wx+', 0o600);
  opened.push(fd);
  await unlink(path);
  await pipeline(file, createWriteStream('', { fd, autoClose: false }));
  if (file.truncated) throw new PortalError('FILE_TOO_LARGE', 'The file is larger than 5 MB.');
  return filename ? uploadOf(filename, () => createReadStream('', { fd, start: 0, autoClose: false })) : undefined;
}

// Plain descriptors: a FileHandle waits with its closing for streams that were told not to close it.
const openFile = promisify(open) as (path: string, flags: string, mode: number) => Promise<number>;
const closeFile = promisify(close);

/** What an `Upload` argument of the schema takes. */
function uploadOf(filename: string, read: IncomingFile['createReadStream']): Upload {
  const upload = new Upload();
  upload.resolve({ filename, createReadStream: read } as never);
  return upload;
}
