import { latinDigits } from '../text/input-filters.js';

/** Units of typed and pasted amounts in India: 1200000, 12,00,000, ₹1,200,000/-, 12 lakh, 1.5 crore, 50k. */

const UNITS: readonly [words: RegExp, size: number][] = [
  [/^(?:k|thousand)$/, 1_000],
  [/^(?:l|lac|lacs|lakh|lakhs|lpa)$/, 100_000],
  [/^(?:cr|crore|crores)$/, 10_000_000],
];

/** Digits with Indian or Western grouping. */
const GROUPED = /^(?:\d{1,2}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})+|\d+)$/;
const AMOUNT = /^(?:₹|rs\.?|inr)? ?([\d,]+)(?:\.(\d+))? ?([a-z]*) ?(?:\/-)?$/;
/**
 * The start of one or more amounts with signs in between. Signs are kept, because "-5" and "10-12" would become other
 * numbers without them.
 */
const STARTED_PART = '\\d[\\d,.]*(?: ?(?:l|la|lac|lacs|lak|lakhs?|lpa?|c|cr|cro|cror|crores?|k))?(?: ?/-?)?';
const STARTED = new RegExp(
  `^(?:[-–−] ?)?(?:₹|rs?\\.?|in?r?)? ?(?:[-–−] ?)?(?:${STARTED_PART}(?: ?[-–−/] ?${STARTED_PART})*(?: ?[-–−/] ?| )?)?$`,
);

const plain = (text: string): string => latinDigits(text).trim().toLowerCase().replace(/\s+/g, ' ');

/** Parses typed text to digits. Returns ambiguous text unchanged so that validation reports it. */
export function parseNumberInput(text: string): string {
  const [, whole = '', decimals = '', unit = ''] = AMOUNT.exec(plain(text)) ?? [];
  const size = unit === '' ? 1 : UNITS.find(([words]) => words.test(unit))?.[1];
  if (!GROUPED.test(whole) || size === undefined) return text.trim();
  const zeros = String(size).length - 1;
  if (decimals.length > zeros) return text.trim();
  const digits = whole.replaceAll(',', '') + decimals.padEnd(zeros, '0');
  return digits.replace(/^0+(?=\d)/, '');
}

/** Text with a single run of digits and nothing that makes it another number. */
const ONE_NUMBER = /^(?!\D*[-–−] ?\d)\D*\d+\D*$/;
const SIZE_WORD = /\d ?(?:k|l|lac|lakh|c|cr|crore|hundred|thousand|million|mn|m|billion|bn|b|dozen)s?\b/;

/**
 * Filters text in a number field while typing: keys that cannot be part of a number are ignored. Pasted text is reduced to its
 * digits unless that changes the number: "-5", "10-12" and "12 million" stay unchanged so that validation reports them.
 */
export function filterNumberInput(text: string, previous: string): string {
  if (STARTED.test(plain(text))) return text;
  const isPasted = text.length > previous.length + 1;
  if (!isPasted) return text.length > previous.length && STARTED.test(plain(previous)) ? previous : text;
  const pasted = plain(text);
  if (!/\d/.test(pasted)) return '';
  return ONE_NUMBER.test(pasted) && !SIZE_WORD.test(pasted) ? pasted.replace(/\D/g, '') : text;
}
