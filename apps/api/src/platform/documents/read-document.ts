import { DOCUMENT_LIMITS, type DocumentText, type PageText } from './document-text.js';
import { htmlToLines } from './html-lines.js';

export type DocumentKind = 'pdf' | 'docx';

/** Returns the text of a document. An untrusted document may use any amount of time and memory, so call it only in a worker with limits. */
export const readDocument = (bytes: Uint8Array, kind: DocumentKind): Promise<DocumentText> =>
  kind === 'pdf' ? readPdf(bytes) : readDocx(bytes);

async function readPdf(data: Uint8Array): Promise<DocumentText> {
  const { getResolvedPDFJS } = await import('unpdf');
  const { getDocument } = await getResolvedPDFJS();
  const settings = { isEvalSupported: false, useSystemFonts: false, disableFontFace: true, enableXfa: false };
  const document = await getDocument({ data, ...settings, verbosity: 0 }).promise;
  const pages: PageText[][] = [];
  let remaining: number = DOCUMENT_LIMITS.pieces;
  for (let number = 1; number <= Math.min(document.numPages, DOCUMENT_LIMITS.pages) && remaining > 0; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const pieces = items.flatMap((item) => ('str' in item ? toPageText(item) : [])).slice(0, remaining);
    pages.push(pieces);
    remaining -= pieces.length;
    page.cleanup();
  }
  return { pages };
}

/** Leaves out text that does not run from left to right, such as a watermark. */
function toPageText({ str, transform, width }: { str: string; transform: unknown[]; width: number }): PageText[] {
  const [a = 0, b = 0, , d = 0, x = 0, y = 0] = transform.map(Number);
  if (str.trim() === '' || Math.abs(b) > 0.1 || a <= 0) return [];
  return [{ text: str.slice(0, DOCUMENT_LIMITS.lineLength), x, y, width, size: Math.abs(d) }];
}

async function readDocx(bytes: Uint8Array): Promise<DocumentText> {
  const { default: mammoth } = await import('mammoth');
  // Pictures are skipped: as text they would be larger.
  const convertImage = mammoth.images.imgElement(() => Promise.resolve({ src: '' }));
  const { value } = await mammoth.convertToHtml(
    { buffer: Buffer.from(bytes) },
    { convertImage, includeDefaultStyleMap: false },
  );
  return { lines: htmlToLines(value) };
}
