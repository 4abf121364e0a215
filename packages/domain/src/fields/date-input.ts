import { formatDate, isValidDate } from '../india/calendar.js';
import { latinDigits } from './input-filters.js';

/** A day as people type it: DD/MM/YYYY, with one digit where one will do, and with dots or dashes too. */
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

/** Why a value of readDate is no day; null when it is one, or empty. */
export function validateDate(value: string): string | null {
  if (value === '' || isValidDate(value)) return null;
  return TYPED.test(value) ? `${value} is not a date. Check the day and the month.` : 'Enter the date as DD/MM/YYYY.';
}
