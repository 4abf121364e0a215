import { RESUME_LIMITS } from './resume-parser.js';
import { type ResumeLine, parseHeading } from './resume-sections.js';

/** A piece of text with its position on the page in points: x from the left, y from the bottom. */
export interface PlacedText {
  text: string;
  x: number;
  y: number;
  width: number;
  /** The height of its letters. */
  size: number;
}

const COLUMN_BREAK: ResumeLine = { text: '', size: 0 };

/** The pieces of a row from left to right. */
interface Row {
  y: number;
  pieces: PlacedText[];
}

/** The minimum number of rows of a column; fewer are cells of a table. */
const MIN_ROWS = 4;
/** The search range of a gutter between columns as fractions of the page width, with the minimum step in points. */
const GUTTER = { from: 0.2, to: 0.8, minStep: 4, maxSteps: 200 };

/** The longest side of a page in points (ISO 32000-1, annex C). A PDF may place text further out. */
const MAX_COORDINATE = 14_400;

/** Returns the lines of a page in reading order: two columns one after the other, tables row by row. */
export function groupIntoLines(texts: readonly PlacedText[]): ResumeLine[] {
  const rows = groupRows(texts.flatMap(onPage));
  const columns = findColumns(rows);
  if (!columns) return rows.map(toLine);
  const { from, to, x } = columns;
  const inside = rows.slice(from, to);
  return [
    ...rows.slice(0, from).map(toLine),
    COLUMN_BREAK,
    ...rowsBeside(inside, x, true).map(toLine),
    COLUMN_BREAK,
    ...rowsBeside(inside, x, false).map(toLine),
    ...rows.slice(to).map(toLine),
  ];
}

/** Ignores blank pieces and pieces outside the largest page. */
function onPage({ text, x, y, width, size }: PlacedText): PlacedText[] {
  const isPlaced = Math.abs(x) <= MAX_COORDINATE && Math.abs(y) <= MAX_COORDINATE;
  if (!isPlaced || text.trim() === '') return [];
  return [
    {
      text: text.slice(0, RESUME_LIMITS.lineLength),
      x,
      y,
      width: lengthOnPage(width),
      size: lengthOnPage(size),
    },
  ];
}

const lengthOnPage = (length: number): number => (length > 0 ? Math.min(length, MAX_COORDINATE) : 0);

/** Groups pieces whose baselines differ by less than half a letter height. */
function groupRows(texts: readonly PlacedText[]): Row[] {
  const rows: Row[] = [];
  for (const piece of texts.toSorted((one, other) => other.y - one.y)) {
    const row = rows.at(-1);
    if (row && row.y - piece.y < Math.max(2, piece.size * 0.4)) row.pieces.push(piece);
    else rows.push({ y: piece.y, pieces: [piece] });
  }
  for (const { pieces } of rows) pieces.sort((one, other) => one.x - other.x);
  return rows;
}

function toLine({ pieces }: Row): ResumeLine {
  let text = '';
  let end = Number.NaN;
  for (const piece of pieces) {
    const gap = piece.x - end;
    if (gap > piece.size * 1.2) text += '\t';
    else if (gap > piece.size * 0.12 && !text.endsWith(' ')) text += ' ';
    text += piece.text;
    end = piece.x + piece.width;
  }
  return { text: text.trim(), size: largest(pieces.map(({ size }) => size)) };
}

interface Columns {
  /** The rows next to the gutter at x. */
  from: number;
  to: number;
  x: number;
}

/**
 * Finds two columns: an empty vertical strip over many rows, with a heading on each side. Tables and dates at the right
 * margin have no headings.
 */
function findColumns(rows: readonly Row[]): Columns | null {
  const pieces = rows.flatMap((row) => row.pieces);
  const left = -largest(pieces.map(({ x }) => -x));
  const right = largest(pieces.map(({ x, width }) => x + width));
  let best: (Columns & { rows: number }) | null = null;
  for (const x of gutterPositions(left, right)) {
    const run = longestRun(rows, x, best?.rows ?? 0);
    if (run) best = { ...run, x };
  }
  return best;
}

/** Returns the candidate positions of a gutter. Their number is limited for any width. */
export function gutterPositions(left: number, right: number): number[] {
  const from = left + (right - left) * GUTTER.from;
  const span = (right - left) * (GUTTER.to - GUTTER.from);
  const count = Math.ceil(Math.min(span / GUTTER.minStep, GUTTER.maxSteps));
  return Array.from({ length: Math.max(0, count) || 0 }, (_, index) => from + (span / count) * index);
}

const largest = (numbers: readonly number[]): number =>
  numbers.reduce((most, number) => Math.max(most, number), Number.NEGATIVE_INFINITY);

/**
 * Returns the longest run of rows that do not cross x and whose sides are columns, if its fuller side has more than
 * `minRows` rows.
 */
function longestRun(
  rows: readonly Row[],
  x: number,
  minRows: number,
): { from: number; to: number; rows: number } | null {
  let best: { from: number; to: number; rows: number } | null = null;
  let from = 0;
  for (let index = 0; index <= rows.length; index += 1) {
    const row = rows[index];
    if (row && !row.pieces.some((piece) => piece.x < x && piece.x + piece.width > x)) continue;
    const run = rows.slice(from, index);
    const [left, right] = [rowsBeside(run, x, true), rowsBeside(run, x, false)];
    const fewer = Math.min(left.length, right.length);
    const isLonger = fewer >= MIN_ROWS && fewer > (best?.rows ?? minRows);
    if (isLonger && left.some(isHeading) && right.some(isHeading)) best = { from, to: index, rows: fewer };
    from = index + 1;
  }
  return best;
}

const rowsBeside = (rows: readonly Row[], x: number, isLeft: boolean): Row[] =>
  rows
    .map(({ y, pieces }) => ({ y, pieces: pieces.filter((piece) => piece.x < x === isLeft) }))
    .filter(({ pieces }) => pieces.length > 0);

const isHeading = (row: Row): boolean => parseHeading(toLine(row).text) !== undefined;
