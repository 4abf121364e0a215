import { DOCX, PDF } from '@job-alert/domain/files/files';
import type { UnsafeContent } from '@job-alert/domain/files/unsafe-content';
import { fileTypeFromBuffer } from 'file-type';
import { findUnsafeDocxContent } from './docx.js';
import { findUnsafePdfContent } from './pdf.js';

/** As much of a file as tells its kind. */
export const SNIFF_BYTES = 4_100;

const ZIP_START = Buffer.from('PK\x03\x04', 'latin1');

/** What a file is by its content, undefined when it is unknown; and what it holds that is not allowed. */
export interface DetectedType {
  mediaType: string | undefined;
  unsafe: UnsafeContent | null;
}

/**
 * Looks at the content only: names and what the client says count for nothing. A zip is taken only as a Word document. Documents that
 * programs act upon are read as a whole.
 */
export async function detectMediaType(head: Buffer, wholeFile: () => Promise<Buffer>): Promise<DetectedType> {
  if (head.subarray(0, ZIP_START.length).equals(ZIP_START)) {
    const unsafe = await findUnsafeDocxContent(await wholeFile());
    return unsafe === undefined ? { mediaType: undefined, unsafe: null } : { mediaType: DOCX, unsafe };
  }
  const mediaType = (await fileTypeFromBuffer(head))?.mime;
  return { mediaType, unsafe: mediaType === PDF ? await findUnsafePdfContent(await wholeFile()) : null };
}
