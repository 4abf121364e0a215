import { FORM_LIMITS, type OpenForm } from '../platform/form-desk.js';
import type { FastifyRequest } from 'fastify';
import Upload from 'graphql-upload/Upload.mjs';
import { PortalError } from '../platform/errors.js';
import type { IncomingFile } from '../platform/uploads.types.js';
import { nameParts, nest } from './bracket-names.js';
import { type AnyFields, takesFile } from './input-fields.js';

/** Reads a form part by part into nested values. Stops at a file that is too large or that no field takes. */
export async function readForm(request: FastifyRequest, form: OpenForm, fields: AnyFields): Promise<unknown> {
  try {
    const entries: [string, unknown][] = [];
    for await (const part of request.parts({ limits: FORM_LIMITS })) {
      if (part.type !== 'file') {
        entries.push([part.fieldname, part.value]);
        continue;
      }
      if (!takesFile(fields, nameParts(part.fieldname))) {
        throw new PortalError('MALFORMED', 'The form has a file that no field takes.');
      }
      const file = form.receive(part);
      await file.arrived;
      // Browsers send an empty part without a file name when no file was chosen.
      if (file.filename) entries.push([part.fieldname, uploadOf(file)]);
    }
    return nest(entries);
  } catch (error) {
    throw isOfTheClient(error) ? new PortalError('MALFORMED', 'The form is incomplete or malformed.') : error;
  }
}

/** Whether the form is malformed or incomplete. Refusals have a status, and faults of this machine a system call. */
function isOfTheClient(error: unknown): boolean {
  const { statusCode, syscall } = error as { statusCode?: number; syscall?: string };
  return !(error instanceof PortalError) && statusCode === undefined && syscall === undefined;
}

/** The value of an `Upload` in the schema. */
function uploadOf(file: IncomingFile): Upload {
  const upload = new Upload();
  upload.resolve(file as never);
  return upload;
}
