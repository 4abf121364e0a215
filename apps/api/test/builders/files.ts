import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { writePdf } from '../../src/demo/pdf-writer.js';
import { type ZipPart, zip } from '../../src/platform/documents/zip-writer.js';
import type { SentFile } from './client.js';

const CONTENT_TYPES = `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`;
const RELATIONS = `<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`;
const DOCUMENT = `<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>Asha Patel, textile designer</w:t></w:r></w:p></w:body></w:document>`;

export const sent = (name: string, bytes: Buffer): SentFile => ({ name, bytes: new Uint8Array(bytes) });

/** A valid one-page PDF, padded to `size` bytes if given. */
export function pdf(name = 'resume.pdf', size?: number): SentFile {
  const page = writePdf(name, [{ text: 'Asha Patel, textile designer' }]);
  return sent(name, size === undefined ? page : Buffer.concat([page, Buffer.alloc(size - page.length, ' ')]));
}

/** A valid Word document. `more` are additional parts. */
export function docx(name = 'resume.docx', more: readonly ZipPart[] = []): SentFile {
  return sent(
    name,
    zip([
      { name: '[Content_Types].xml', content: CONTENT_TYPES },
      { name: '_rels/.rels', content: RELATIONS },
      { name: 'word/document.xml', content: DOCUMENT },
      ...more,
    ]),
  );
}

/** A Word document that contains a macro part. */
export const macroDocx = (): SentFile =>
  docx('resume.docx', [{ name: 'word/vbaProject.bin', content: Buffer.from('Attribute VB_Name = "ThisDocument"') }]);

/** A zip that is not a Word document. */
export const plainZip = (name = 'resume.docx'): SentFile => sent(name, zip([{ name: 'notes.txt', content: 'Hello' }]));

/** The start of a Windows program. */
export const program = (name = 'resume.pdf'): SentFile =>
  sent(name, Buffer.concat([Buffer.from('MZ\x90\x00\x03', 'latin1'), Buffer.alloc(200)]));

/** A valid PNG of one pixel. */
export function png(name = 'card.png'): SentFile {
  const header = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0]);
  const pixel = deflateSync(Buffer.from([0, 200, 120, 40]));
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const chunks = [chunk('IHDR', header), chunk('IDAT', pixel), chunk('IEND', Buffer.alloc(0))];
  return sent(name, Buffer.concat([signature, ...chunks]));
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  return Buffer.concat([uint32be(content.length), body, uint32be(crc32(body))]);
}

function uint32be(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

/** Returns the content of every file in a folder and its subfolders. */
export async function filesIn(folder: string): Promise<Buffer[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return Promise.all(files.map((entry) => readFile(join(entry.parentPath, entry.name))));
}
