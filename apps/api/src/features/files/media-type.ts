import { DOCX } from '@job-alert/domain/files';
import { fileTypeFromBuffer } from 'file-type';
import { isHarmlessDocx } from './docx.js';

/** As much of a file as tells its kind. */
export const HEAD_BYTES = 4_100;

const ZIP_START = Buffer.from('PK\x03\x04', 'latin1');

/**
 * The media type by content, from the first bytes; undefined when it is none that is known. Names and what the client
 * says count for nothing. A zip is taken only as a Word document that can do no harm, for which all of it is read.
 */
export async function mediaTypeOf(head: Buffer, wholeFile: () => Promise<Buffer>): Promise<string | undefined> {
  if (head.subarray(0, ZIP_START.length).equals(ZIP_START)) {
    return (await isHarmlessDocx(await wholeFile())) ? DOCX : undefined;
  }
  return (await fileTypeFromBuffer(head))?.mime;
}
