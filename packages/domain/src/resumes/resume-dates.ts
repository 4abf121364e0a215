import { latinDigits } from '../text/input-filters.js';

/** A period in a resume. Months and years are represented by their first day. */
export interface ParsedRange {
  from: string;
  /** Null for a period until today. */
  to: string | null;
  /** The line without the period. */
  rest: string;
}

const MONTHS = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
const YEAR = "(?:(?:19|20)\\d{2}|'\\d{2})";
const DAY_FIRST = '\\d{1,2}[/.-]\\d{1,2}[/.-](?:19|20)\\d{2}';
const NUMERIC = '\\d{1,2}[/.-](?:19|20)\\d{2}';
const WORDED = `(?:\\d{1,2}(?:st|nd|rd|th)?\\s+)?(?:${MONTHS})[a-z]*[\\s.,'’-]{0,3}(?:(?:19|20)\\d{2}|\\d{2})`;
const POINT = `${DAY_FIRST}|${NUMERIC}|${WORDED}|${YEAR}`;
const NOW =
  'present|current(?:ly)?|till\\s*(?:date|now|today|present)|to\\s*date|now|today|ongoing|continue(?:d|ing)?|अब तक|वर्तमान';
const RANGE = new RegExp(
  `[(\\[]?\\s*(?:from\\s+|period\\s*:?\\s*|duration\\s*:?\\s*)?(${POINT})\\s*(?:-|–|—|to|till|until|through|से)+\\s*(${POINT}|${NOW})\\s*[)\\]]?`,
  'iu',
);
const SINCE = new RegExp(
  `[(\\[]?\\s*(?:since|from)\\s+(${POINT})(?:\\s*(?:-|–|till|to)?\\s*(?:${NOW}))?\\s*[)\\]]?`,
  'iu',
);

/** Finds a period in a line. */
export function parseDateRange(line: string): ParsedRange | null {
  const text = latinDigits(line).replace(/[’‘]/gu, "'");
  const [whole, start = '', end = ''] = RANGE.exec(text) ?? SINCE.exec(text) ?? [];
  if (whole === undefined) return null;
  const from = parseDay(start, 'start');
  const to = end === '' || new RegExp(`^(?:${NOW})$`, 'iu').test(end) ? null : parseDay(end, 'end');
  if (from === null || (to !== null && to < from)) return null;
  return { from, to, rest: text.replace(whole, '\t').trim() };
}

/** Converts a month or year to a date: its first day for a start, its last for an end. */
function parseDay(point: string, side: 'start' | 'end'): string | null {
  const full = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/u.exec(point);
  if (full) return day(Number(full[3]), Number(full[2]), Number(full[1]));
  const numeric = /^(\d{1,2})[/.-](\d{4})$/u.exec(point);
  if (numeric) return firstOrLastDay(Number(numeric[2]), Number(numeric[1]), side);
  const match = new RegExp(`(${MONTHS})[a-z]*[\\s.,'-]{0,3}(\\d{4}|\\d{2})$`, 'iu').exec(point);
  if (match)
    return firstOrLastDay(
      wholeYear(match[2] ?? ''),
      MONTHS.split('|').indexOf((match[1] ?? '').toLowerCase()) + 1,
      side,
    );
  const year = wholeYear(point.replace("'", ''));
  return firstOrLastDay(year, side === 'start' ? 1 : 12, side);
}

const wholeYear = (digits: string): number => (digits.length === 2 ? 2000 + Number(digits) : Number(digits));

const two = (number: number): string => String(number).padStart(2, '0');

function day(year: number, month: number, date: number): string | null {
  const made = new Date(Date.UTC(year, month - 1, date));
  return made.getUTCMonth() === month - 1 && made.getUTCDate() === date ? `${year}-${two(month)}-${two(date)}` : null;
}

const firstOrLastDay = (year: number, month: number, side: 'start' | 'end'): string | null =>
  month < 1 || month > 12
    ? null
    : day(year, month, side === 'start' ? 1 : new Date(Date.UTC(year, month, 0)).getUTCDate());
