import { expect, test } from 'vitest';
import { MAX_PARSED_EXPERIENCES, parseExperiences } from './resume-history.js';

const TODAY = '2026-11-22';
const read = (...texts: string[]) =>
  parseExperiences(
    texts.map((text) => ({ text, size: 0 })),
    TODAY,
  );

test('each job of a resume is parsed, with the current one first', () => {
  const jobs = read(
    'Junior Clerk, Surat Yarns Pvt Ltd',
    'June 2018 - March 2020',
    '• Filed bills and vouchers.',
    'Senior Accountant, Tapi Traders Pvt Ltd',
    'April 2022 - Present',
    '• Closes the books each month.',
    'Accountant, Purna Weaving Mills',
    'April 2020 - March 2022',
  );
  expect(jobs.map(({ jobRole, companyName, toDate }) => [jobRole, companyName, toDate !== null])).toEqual([
    ['Senior Accountant', 'Tapi Traders Pvt Ltd', false],
    ['Accountant', 'Purna Weaving Mills', true],
    ['Junior Clerk', 'Surat Yarns Pvt Ltd', true],
  ]);
});

test('only the latest jobs are parsed from a very long list', () => {
  const texts = Array.from({ length: 30 }, (_, index) => [
    `Accountant, Mill ${index} Pvt Ltd`,
    `${1990 + index} - ${1991 + index}`,
    '• Closed the books.',
  ]);
  const jobs = read(...texts.flat());
  expect(jobs).toHaveLength(MAX_PARSED_EXPERIENCES);
  expect(jobs[0]?.companyName).toBe('Mill 29 Pvt Ltd');
});
