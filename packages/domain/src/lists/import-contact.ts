import { isTenDigits, parsePhone } from '../fields/phone.js';

const SEPARATORS = /[/,;|&\n]|\bor\b|\band\b/i;

/** A number as spreadsheets show it in a narrow column: 9.87654E+09. Its last digits are lost. */
const ROUNDED = /^\d(?:[.,]\d+)?E\+?\d{1,2}$/i;

/** Spreadsheets show # for a number that is no date in a column of dates. */
const DATE = /^(?:#+|\d{4}-\d{2}-\d{2})$/;

/** Explains a contact number that a spreadsheet has changed, or a cell with several of them. Null for other text. */
export function explainContact(text: string): string | null {
  const line = text.trim();
  if (ROUNDED.test(line)) return `The file has only the rounded number ${line}. Enter all ten digits.`;
  if (DATE.test(line)) return 'The cell of the contact number is formatted as a date. Enter the ten digits.';
  const numbers = line.split(SEPARATORS).map(parsePhone);
  if (numbers.length < 2 || !numbers.every(isTenDigits)) return null;
  return `The cell has ${numbers.length} contact numbers: ${numbers.join(', ')}. Keep one of them.`;
}
