import { expect, test } from 'vitest';
import { withOtherCompany } from './report-link-queries.rules.js';

test('the query of a report link names the company that stays after a merge', () => {
  const merged = (query: string) => withOtherCompany(query, '12', '7');
  expect(merged('period=this-month&companyId=12')).toBe('period=this-month&companyId=7');
  expect(merged('company=12')).toBe('company=7');
  for (const other of ['companyId=123', 'jobId=12', '']) expect(merged(other)).toBe(other);
});
