import { formatDate, isValidDate } from '../india/calendar.js';
import { latinDigits } from '../text/input-filters.js';

/** A typed date: DD/MM/YYYY, also with single digits, dots or dashes. */
const TYPED = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;

/** Parses typed text to 'YYYY-MM-DD'. Returns other text unchanged so that validation reports it. */
export function parseDateInput(text: string): string {
  const line = latinDigits(text).trim();
  const [, day = '', month = '', year = ''] = TYPED.exec(line) ?? [];
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isValidDate(date) ? date : line;
}

/** Formats a parsed date for an input field. */
export const formatDateInput = (value: string): string => (isValidDate(value) ? formatDate(value) : value);

/** Returns an error message for text that is not a date; null for a valid date or empty text. */
export function validateDate(value: string): string | null {
  if (value === '' || isValidDate(value)) return null;
  return TYPED.test(value) ? `${value} is not a date. Check the day and the month.` : 'Enter the date as DD/MM/YYYY.';
}
