import { type ResumeLine, sectionOfHeading } from './resume-sections.js';

/** A piece of text where a page has it: x from the left, y from the bottom, in points. */
export interface PlacedText {
  text: string;
  x: number;
  y: number;
  width: number;
  /** The height of its letters. */
  size: number;
}

const COLUMN_BREAK: ResumeLine = { text: '', size: 0 };

/** A row of a page, its pieces from left to right. */
interface Row {
  y: number;
  pieces: PlacedText[];
}

/** A column has at least this many rows: fewer are the cells of a table. */
const LEAST_ROWS = 4;
/** Where a gutter between two columns is looked for, as parts of the page's width. */
const GUTTER = { from: 0.2, to: 0.8, step: 4 };

/** The lines of a page in the order in which a person reads them: two columns one after the other, tables row by row. */
export function linesOfPage(texts: readonly PlacedText[]): ResumeLine[] {
  const rows = rowsOf(texts.filter(({ text }) => text.trim() !== ''));
  const columns = findColumns(rows);
  if (!columns) return rows.map(lineOf);
  const { from, to, x } = columns;
  const inside = rows.slice(from, to);
  const side = (isLeft: boolean): ResumeLine[] =>
    inside
      .map(({ y, pieces }) => ({ y, pieces: pieces.filter((piece) => piece.x < x === isLeft) }))
      .filter(({ pieces }) => pieces.length > 0)
      .map(lineOf);
  return [
    ...rows.slice(0, from).map(lineOf),
    COLUMN_BREAK,
    ...side(true),
    COLUMN_BREAK,
    ...side(false),
    ...rows.slice(to).map(lineOf),
  ];
}

/** Pieces on one baseline are one row, within half the height of a letter. */
function rowsOf(texts: readonly PlacedText[]): Row[] {
  const rows: Row[] = [];
  for (const piece of texts.toSorted((one, other) => other.y - one.y)) {
    const row = rows.at(-1);
    if (row && row.y - piece.y < Math.max(2, piece.size * 0.4)) row.pieces.push(piece);
    else rows.push({ y: piece.y, pieces: [piece] });
  }
  for (const { pieces } of rows) pieces.sort((one, other) => one.x - other.x);
  return rows;
}

function lineOf({ pieces }: Row): ResumeLine {
  let text = '';
  let end = Number.NaN;
  for (const piece of pieces) {
    const gap = piece.x - end;
    if (gap > piece.size * 1.2) text += '\t';
    else if (gap > piece.size * 0.12 && !text.endsWith(' ')) text += ' ';
    text += piece.text;
    end = piece.x + piece.width;
  }
  return { text: text.trim(), size: Math.max(...pieces.map(({ size }) => size)) };
}

interface Columns {
  /** The rows beside the gutter, which is at x. */
  from: number;
  to: number;
  x: number;
}

/**
 * Two columns stand side by side where a strip of the page is empty over many rows and each side has a heading of its own: so
 * neither a table nor dates at the right margin are taken for a column.
 */
function findColumns(rows: readonly Row[]): Columns | null {
  const ends = rows.flatMap(({ pieces }) => pieces.map(({ x, width }) => x + width));
  const starts = rows.flatMap(({ pieces }) => pieces.map(({ x }) => x));
  const [left, right] = [smallest(starts), -smallest(ends.map((end) => -end))];
  let best: (Columns & { rows: number }) | null = null;
  for (let x = left + (right - left) * GUTTER.from; x < left + (right - left) * GUTTER.to; x += GUTTER.step) {
    const run = longestRun(rows, x);
    if (!run || (best && run.rows <= best.rows)) continue;
    best = { ...run, x };
  }
  return best;
}

const smallest = (numbers: readonly number[]): number =>
  numbers.reduce((least, number) => Math.min(least, number), Number.POSITIVE_INFINITY);

/** The longest run of rows that nothing crosses at x and whose two sides are columns; `rows` is how many have the fuller side. */
function longestRun(rows: readonly Row[], x: number): { from: number; to: number; rows: number } | null {
  let best: { from: number; to: number; rows: number } | null = null;
  let from = 0;
  for (let index = 0; index <= rows.length; index += 1) {
    const row = rows[index];
    if (row && !row.pieces.some((piece) => piece.x < x && piece.x + piece.width > x)) continue;
    const run = rows.slice(from, index);
    const [left, right] = [sideRows(run, x, true), sideRows(run, x, false)];
    const fewer = Math.min(left.length, right.length);
    if (fewer >= LEAST_ROWS && fewer > (best?.rows ?? 0) && left.some(isHeading) && right.some(isHeading)) {
      best = { from, to: index, rows: fewer };
    }
    from = index + 1;
  }
  return best;
}

const sideRows = (rows: readonly Row[], x: number, isLeft: boolean): string[] =>
  rows.flatMap(({ y, pieces }) => {
    const inside = pieces.filter((piece) => piece.x < x === isLeft);
    return inside.length > 0 ? [lineOf({ y, pieces: inside }).text] : [];
  });

const isHeading = (text: string): boolean => sectionOfHeading(text) !== undefined;
