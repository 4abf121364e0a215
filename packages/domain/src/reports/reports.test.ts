import { expect, test } from 'vitest';
import {
  toReportCells,
  columnName,
  MAIN_REPORTS,
  reportParts,
  toPercent,
  REPORT_NAMES,
  REPORTS,
  divideOrNull,
  toReportRecord,
  reportFromWire,
  reportToWire,
  rowLabel,
} from './reports.js';

test('every report has a wire name', () => {
  expect(MAIN_REPORTS.map(reportToWire).slice(0, 3)).toEqual(['time-to-fill', 'time-to-hire', 'pass-through']);
  expect(REPORT_NAMES.map((name) => reportFromWire(reportToWire(name)))).toEqual(REPORT_NAMES);
  expect(['TIME_TO_FILL', 'time-to-fill ', 'constructor'].map(reportFromWire)).toEqual(Array(3).fill(undefined));
});

test('every report and every column has a definition in whole sentences', () => {
  for (const { definition, columns } of Object.values(REPORTS)) {
    expect(definition).toMatch(/^[A-Z].*\.$/);
    for (const [name, column] of Object.entries(columns)) {
      expect([name, column.definition]).toEqual([name, expect.stringMatching(/^[A-Z].*\.$/)]);
      expect(column.label).toMatch(/^\S.*\S$/);
    }
  }
});

test('the parts of a report are reports themselves', () => {
  expect(reportParts('APPROVALS')).toEqual(['APPROVALS_ADMINISTRATORS', 'APPROVALS_REASONS']);
  expect(MAIN_REPORTS.flatMap(reportParts)).toEqual(REPORT_NAMES.filter((name) => REPORTS[name].partOf));
});

test('a row is converted to cells in the order of the columns and back', () => {
  const { columns } = REPORTS.OFFERS_REASONS;
  expect(toReportCells(columns, { declined: 3 })).toEqual([null, 3]);
  const names = [{ name: 'reason' }, { name: 'declined' }];
  expect(toReportRecord(names, ['PAY', 3])).toEqual({ reason: 'PAY', declined: 3 });
});

test('a row has a readable label', () => {
  const names = [
    rowLabel(REPORTS.TIME_TO_FILL, { month: '2026-04-01' }),
    rowLabel(REPORTS.TIME_TO_FILL, { month: '2026-04-01' }, () => 'Apr 2026 (1–9 only)'),
    rowLabel(REPORTS.PASS_THROUGH, { stage: 'APPLIED', laterStage: 'SELECTED' }),
    rowLabel(REPORTS.APPROVALS_REASONS, { kind: 'JOB', reason: null }),
    rowLabel(REPORTS.OFFERS_REASONS, { reason: null }),
    rowLabel(REPORTS.SOURCES, { source: null }),
    rowLabel(REPORTS.SOURCING_ADMINISTRATORS, { administratorId: '4', administratorName: null }),
    rowLabel(REPORTS.SOURCING_COMPANIES, { companyId: '7', companyName: null }),
    rowLabel(REPORTS.SOURCING_JOBS, { jobId: '9', title: 'Weaver', companyName: 'Mill' }),
    rowLabel(REPORTS.SOURCING_JOBS, { jobId: '9', title: null, companyName: 'Mill' }),
    rowLabel(REPORTS.SOURCING_REASONS, { reason: 'PAY' }),
    rowLabel(REPORTS.RECRUITERS, { administratorId: '4', administratorName: 'Ravi Desai' }),
    rowLabel(REPORTS.CLIENT_SCORECARD, { companyId: '7', companyName: null }),
    rowLabel(REPORTS.APPROVALS_ADMINISTRATORS, { administratorId: '4', administratorName: null }),
    rowLabel(REPORTS.APPLICATIONS_PER_WEEK, { weekStart: '2026-11-09' }),
    rowLabel(REPORTS.FUNNEL_BY_STAGE, { stage: 'shortlisted' }),
    rowLabel(REPORTS.TIME_TO_APPROVE, { subject: 'company' }),
  ];
  expect(names).toEqual([
    'Apr 2026',
    'Apr 2026 (1–9 only)',
    'Applied → Selected',
    'Jobs: no reason given',
    'No reason given',
    'Not recorded',
    'Account 4',
    'Company 7, deleted',
    'Weaver, Mill',
    'Job 9, deleted',
    'The pay is too low',
    'Ravi Desai',
    'Company 7, deleted',
    'Account 4',
    '09/11',
    'Shortlisted',
    'Employers',
  ]);
});

test('columns have snake_case names', () => {
  const names = ['medianDays', 'p90DaysToSelected', 'waitingUpTo1Day', 'applicationsPer100Views', 'month'];
  expect(names.map(columnName)).toEqual([
    'median_days',
    'p90_days_to_selected',
    'waiting_up_to_1_day',
    'applications_per_100_views',
    'month',
  ]);
});

test('a percentage is rounded to one decimal, a ratio to two, and both are null for a zero divisor', () => {
  expect([toPercent(1, 3), toPercent(2, 2), toPercent(0, 0)]).toEqual([33.3, 100, null]);
  expect([divideOrNull(7, 3), divideOrNull(0, 4), divideOrNull(1, 0)]).toEqual([2.33, 0, null]);
});
