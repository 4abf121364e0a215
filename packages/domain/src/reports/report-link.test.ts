import { expect, test } from 'vitest';
import { newReportLinkSchema } from './report-link.js';

test('a new report link stores normalised filters, and unknown filters or an invalid number of days are rejected', () => {
  const link = { name: ' Board sheet ', query: 'to=2026-03-31&from=2026-01-01&utm_source=x', days: 90 };
  expect(newReportLinkSchema.parse(link)).toEqual({
    name: 'Board sheet',
    query: 'from=2026-01-01&to=2026-03-31',
    days: 90,
  });
  expect(newReportLinkSchema.safeParse({ ...link, query: 'company=2' }).success).toBe(false);
  expect(newReportLinkSchema.safeParse({ ...link, days: 10_000 }).success).toBe(false);
  expect(newReportLinkSchema.safeParse({ ...link, query: `city=${'x'.repeat(600)}` }).success).toBe(false);
});
