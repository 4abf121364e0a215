import { DOCUMENT_LIMITS } from './document-text.js';

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
export function htmlToLines(html: string): string[] {
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
