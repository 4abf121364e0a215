import { expect, test } from 'vitest';
import { formatDateInput, parseDateInput, validateDate } from './date-input.js';

test.each([
  '05/01/2027',
  '5/1/2027',
  '5.1.2027',
  ' 05-01-2027 ',
  '2027-01-05',
  '05012027',
  '5/1/27',
  '5 1 2027',
  '5 January 2027',
  '5th Jan, 27',
  '05-JAN-2027',
  '५/१/२०२७',
])('%s is parsed as a date', (typed) => {
  expect(parseDateInput(typed)).toBe('2027-01-05');
  expect(formatDateInput(parseDateInput(typed))).toBe('05/01/2027');
  expect(validateDate(parseDateInput(typed))).toBeNull();
});

test.each([
  ['31/02/2027', '31/02/2027 is not a date. Check the day and the month.'],
  ['12/31/2027', '12/31/2027 is not a date. Check the day and the month.'],
  ['5/1', 'Enter the date as DD/MM/YYYY.'],
  ['31/02/27', '31/02/27 is not a date. Check the day and the month.'],
  ['31 June 2027', '31 June 2027 is not a date. Check the day and the month.'],
  ['5 Junk 2027', '5 Junk 2027 is not a date. Check the day and the month.'],
  ['050127', 'Enter the date as DD/MM/YYYY.'],
  ['tomorrow', 'Enter the date as DD/MM/YYYY.'],
])('%s is kept as typed and rejected', (typed, problem) => {
  expect(parseDateInput(typed)).toBe(typed);
  expect(formatDateInput(typed)).toBe(typed);
  expect(validateDate(typed)).toBe(problem);
});

test('two digits of a year mean the years 1951 to 2050', () => {
  expect(parseDateInput('1/6/51')).toBe('1951-06-01');
  expect(parseDateInput('1/6/50')).toBe('2050-06-01');
});

test('an empty field has no error', () => {
  expect(parseDateInput(' ')).toBe('');
  expect(validateDate('')).toBeNull();
});
