import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { requestedDays, reportQuery, parseReportQuery, invalidReportParams } from './report-query.js';

describe('the query of a report', () => {
  test('keeps valid filters and drops all other parameters', () => {
    expect(reportQuery('?industry=Textile&utm_source=x&companyId=7&from=2026-02-30&token=secret')).toBe(
      'companyId=7&industry=Textile',
    );
    expect(parseReportQuery('period=this-month&from=2026-01-01&to=2026-01-31')).toEqual({ period: 'this-month' });
    expect(parseReportQuery('from=2026-02-01&to=2026-01-31')).toEqual({ to: '2026-01-31' });
  });

  test('reports unknown and invalid parameters but not campaign parameters', () => {
    const wrong = invalidReportParams('company=7&companyId=x&city=Surat&from=2026-02-30&utm_source=x&_=1&source=');
    expect(wrong).toEqual(['company', 'companyId', 'from']);
    expect(invalidReportParams('from=2026-02-01&to=2026-01-31')).toEqual(['from']);
    expect(invalidReportParams('period=this-month&from=2026-01-01')).toEqual([]);
  });

  test('is unchanged when it is normalised again', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (query) => {
        const normalised = reportQuery(`${query}&city=Surat`);
        expect(reportQuery(normalised)).toBe(normalised);
      }),
    );
  });

  test('contains the requested dates, computed from today for a named period', () => {
    expect(requestedDays({ period: 'this-financial-year' }, '2026-11-23')).toEqual({
      from: '2026-04-01',
      to: '2026-11-23',
    });
    expect(requestedDays({ from: '2026-01-01' }, '2026-11-23')).toEqual({ from: '2026-01-01' });
    expect(requestedDays({ city: 'Surat' }, '2026-11-23')).toEqual({});
  });
});
