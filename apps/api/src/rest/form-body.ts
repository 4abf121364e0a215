import { MULTIPART_LIMITS, type MultipartUpload } from '../platform/files/multipart-gate.js';
import type { FastifyRequest } from 'fastify';
import Upload from 'graphql-upload/Upload.mjs';
import { PortalError } from '../platform/errors.js';
import type { IncomingFile } from '../platform/files/uploads.types.js';
import { nameParts, nest } from './bracket-names.js';
import { type AnyFields, takesFile } from './input-fields.js';

/** The maximum number of characters of all fields and their names, which are held in memory. */
const MAX_CHARACTERS = 1_000_000;

/** A field with the content type JSON is already parsed. */
const textLength = (value: unknown): number => (typeof value === 'string' ? value : JSON.stringify(value)).length;

/** Reads a form part by part into nested values. Stops at a file that is too large or that no field takes. */
export async function readForm(request: FastifyRequest, form: MultipartUpload, fields: AnyFields): Promise<unknown> {
  try {
    const entries: [string, unknown][] = [];
    let characters = 0;
    for await (const part of request.parts({ limits: MULTIPART_LIMITS })) {
      if (part.type !== 'file') {
        characters += part.fieldname.length + textLength(part.value);
        if (characters > MAX_CHARACTERS) throw new PortalError('MALFORMED', 'The form has too much text.');
        entries.push([part.fieldname, part.value]);
        continue;
      }
      if (!takesFile(fields, nameParts(part.fieldname))) {
        throw new PortalError('MALFORMED', 'The form has a file that no field accepts.');
      }
      const file = form.receive(part);
      await file.received;
      // Browsers send an empty part without a file name when no file was chosen.
      if (file.filename) entries.push([part.fieldname, toUpload(file)]);
    }
    return nest(entries);
  } catch (error) {
    throw isClientError(error) ? new PortalError('MALFORMED', 'The form is incomplete or malformed.') : error;
  }
}

/** Returns true for a malformed or incomplete form. Other errors have a status or a system call. */
const isClientError = (error: unknown): boolean =>
  !(error instanceof PortalError) && !(error instanceof Error && ('statusCode' in error || 'syscall' in error));

/** Returns the file as the value of an `Upload` scalar. */
const toUpload = (file: IncomingFile): Upload => Object.assign(new Upload(), { promise: Promise.resolve(file) });
