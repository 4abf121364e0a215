import { DOCUMENT_LIMITS, type DocumentText, type PageText } from './document-text.js';

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

const TAGS = /<(\/?)([a-z][a-z0-9]*)[^<>]*>|([^<]+)/giu;
const LINE_TAGS: ReadonlySet<string> = new Set([
  'p',
  'li',
  'br',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'div',
  'ul',
  'ol',
  'table',
]);
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** The state of a table: its finished rows, and the cells of the current row with their lines. */
interface Table {
  lines: string[];
  cells: string[][];
}

/**
 * Converts the HTML of a Word document to lines. A row whose cells have one line each becomes one line with tabs. Longer cells are
 * columns of a layout: they follow one another, each after an empty line.
 */
function htmlToLines(html: string): string[] {
  const whole: string[] = [];
  const tables: Table[] = [];
  let text = '';
  const sink = (): string[] => tables.at(-1)?.cells.at(-1) ?? tables.at(-1)?.lines ?? whole;
  const endLine = (): void => {
    const line = text.replace(/[^\S\t]+/gu, ' ').trim();
    if (line !== '' && whole.length < DOCUMENT_LIMITS.lines) sink().push(line.slice(0, DOCUMENT_LIMITS.lineLength));
    text = '';
  };
  for (const [, closing, name = '', content] of html.matchAll(TAGS)) {
    const tag = name.toLowerCase();
    if (content !== undefined) text += decodeEntities(content);
    else if (LINE_TAGS.has(tag)) endLine();
    if (tag === 'table' && !closing) tables.push({ lines: [], cells: [] });
    else if (tag === 'table') {
      const done = tables.pop();
      if (done) for (const line of done.lines) sink().push(line);
    } else if ((tag === 'td' || tag === 'th') && !closing) {
      endLine();
      tables.at(-1)?.cells.push([]);
    } else if (tag === 'td' || tag === 'th') endLine();
    else if (tag === 'tr' && closing) endRow(tables.at(-1));
  }
  endLine();
  return whole.slice(0, DOCUMENT_LIMITS.lines);
}

function endRow(table: Table | undefined): void {
  if (!table) return;
  const { cells } = table;
  const isRow = cells.every((lines) => lines.length <= 1);
  table.lines.push(
    ...(isRow
      ? [
          cells
            .map(([line = '']) => line)
            .join('\t')
            .trim(),
        ]
      : cells.flatMap((lines) => ['', ...lines])),
  );
  table.cells = [];
}

const decodeEntities = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{2,6}));/giu, (whole, decimal, hex, name) => {
    const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : undefined;
    if (code !== undefined) return code <= 0x10ffff ? String.fromCodePoint(code) : '';
    return ENTITIES[String(name).toLowerCase()] ?? whole;
  });
