import { DOCX, PDF } from '@job-alert/domain/files/files';
import type { UnsafeContent } from '@job-alert/domain/files/unsafe-content';
import { fileTypeFromBuffer } from 'file-type';
import { findUnsafeDocxContent } from './docx.js';
import { findUnsafePdfContent } from './pdf.js';

/** The bytes at the start of a file that determine its type. */
export const SNIFF_BYTES = 4_100;

const ZIP_START = Buffer.from('PK\x03\x04', 'latin1');

/** The media type by content, undefined if unknown, and the unsafe content of the file. */
export interface DetectedType {
  mediaType: string | undefined;
  unsafe: UnsafeContent | null;
}

/**
 * Detects the type by content only; the name and type from the client are ignored. The only accepted zip is a Word document. Documents
 * that programs can act on are read as a whole.
 */
export async function detectMediaType(head: Buffer, wholeFile: () => Promise<Buffer>): Promise<DetectedType> {
  if (head.subarray(0, ZIP_START.length).equals(ZIP_START)) {
    const unsafe = await findUnsafeDocxContent(await wholeFile());
    return unsafe === undefined ? { mediaType: undefined, unsafe: null } : { mediaType: DOCX, unsafe };
  }
  const mediaType = (await fileTypeFromBuffer(head))?.mime;
  return { mediaType, unsafe: mediaType === PDF ? await findUnsafePdfContent(await wholeFile()) : null };
}
