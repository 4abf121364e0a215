import { formatDate, isValidDate } from '../india/calendar.js';
import { latinDigits } from '../text/input-filters.js';

/** DD/MM/YYYY, also with single digits, two digits of the year, spaces, dots or dashes, or DDMMYYYY as a numeric keyboard types it. */
const TYPED = /^(?:(\d{1,2})[/. -](\d{1,2})[/. -](\d{4}|\d{2})|(\d{2})(\d{2})(\d{4}))$/;
/** "1 June 2019" and "1st Jun 19". */
const NAMED = /^(\d{1,2})(?:st|nd|rd|th)?[ -]?(\p{L}{3,9})\.?[, -]*(\d{4}|\d{2})$/u;
const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

/** The last year of this century that two digits mean: 50 is 2050, and 51 is 1951. */
const LAST_SHORT_YEAR = 50;

function fullYear(year: string): string {
  if (year.length !== 2) return year;
  return `${Number(year) > LAST_SHORT_YEAR ? '19' : '20'}${year}`;
}

/** Returns the typed day, month and year, or empty texts. */
function dateParts(line: string): [day: string, month: string, year: string] {
  const [, day, name = '', year = ''] = NAMED.exec(line.toLowerCase()) ?? [];
  if (day) return [day, String(MONTHS.findIndex((month) => month.startsWith(name)) + 1), year];
  const [first = '', second = '', third = ''] = TYPED.exec(line)?.slice(1).filter(Boolean) ?? [];
  return [first, second, third];
}

/** Parses typed text to 'YYYY-MM-DD'. Returns other text unchanged so that validation reports it. */
export function parseDateInput(text: string): string {
  const line = latinDigits(text).trim();
  const [day, month, year] = dateParts(line);
  const date = `${fullYear(year)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isValidDate(date) ? date : line;
}

/** Formats a parsed date for an input field. */
export const formatDateInput = (value: string): string => (isValidDate(value) ? formatDate(value) : value);

/** Returns an error message for text that is not a date; null for a valid date or empty text. */
export function validateDate(value: string): string | null {
  if (value === '' || isValidDate(value)) return null;
  return dateParts(value)[0] ? `${value} is not a date. Check the day and the month.` : 'Enter the date as DD/MM/YYYY.';
}
