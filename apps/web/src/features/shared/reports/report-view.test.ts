import { coveredMonthLabel } from '@job-alert/domain/reports/report-period';
import { expect, it } from 'vitest';
import { aReport, sourcingReports } from '../../../testing/data/reports';
import { reportView } from './report-view';

const passThrough = aReport(
  'PASS_THROUGH',
  [
    ['2026-04-01', 'APPLIED', 'SELECTED', 4, 1, 25],
    ['2026-05-01', 'APPLIED', 'SELECTED', 0, 0, null],
  ],
  {
    summary: [
      [null, 'APPLIED', 'SELECTED', 4, 1, 25],
      [null, 'SHORTLISTED', 'SELECTED', 2, 1, 50],
    ],
  },
);

it('the pass-through report has shares, a chart and a table by month', () => {
  const days = { from: '2026-04-15', to: '2026-05-31' };
  const view = reportView('PASS_THROUGH', { reports: [passThrough] }, (month) =>
    coveredMonthLabel(month, days, '2026-06-30'),
  );
  expect(view?.numbers).toMatchObject([{ label: 'Applied → Selected', value: '25 %', before: '1 of 4' }]);
  expect(view?.chart).toMatchObject({
    isHorizontal: true,
    series: [{ name: 'Pass-through', color: 'ink.7' }],
    rows: [
      { label: 'Applied → Selected', values: [25] },
      { label: 'Shortlisted → Selected', values: [50] },
    ],
  });
  expect(view?.chart?.format(25)).toBe('25 %');
  expect(view?.tables).toMatchObject([
    {
      caption: 'Pass-through by step',
      by: 'Step',
      columns: [{ header: 'Reached' }, { header: 'Reached the later stage' }, { header: 'Pass-through' }],
      rows: [{ cells: ['4', '1', '25 %'] }, { cells: ['2', '1', '50 %'] }],
    },
    {
      caption: 'Pass-through by month',
      by: 'Step',
      columns: [{ header: 'Apr 2026 (15–30 only)' }, { header: 'May 2026' }],
      rows: [
        { label: 'Applied → Selected', cells: ['25 %', '–'] },
        { label: 'Shortlisted → Selected', cells: ['–', '–'] },
      ],
    },
  ]);
});

it('a report has a table for each of its parts that has rows', () => {
  const figures = [5, 4, 1, 2.5, 3, 1, 1, 2, 1, 1, 0, 0];
  const reports = [
    aReport('APPROVALS', [['JOB', ...figures]], { summary: [[null, ...figures]] }),
    aReport('APPROVALS_ADMINISTRATORS', [
      ['3', 'Asha Patel', 4, 3, 1, 2.5, 1],
      ['9', null, 1, 1, 0, 2, 1],
    ]),
    aReport('APPROVALS_REASONS', []),
  ];
  expect(reportView('APPROVALS', { reports })?.tables).toMatchObject([
    { caption: 'Approvals by kind', by: 'Kind', rows: [{ label: 'Jobs' }] },
    {
      caption: 'Decisions by administrator',
      by: 'Administrator',
      rows: [
        { label: 'Asha Patel', cells: ['4', '3', '1', '2.5', '1'] },
        { label: 'Account 9', cells: ['1', '1', '0', '2', '1'] },
      ],
    },
  ]);
});

it('the report on sourcing has tables by month, administrator, company and job, and the reasons for a no', () => {
  const view = reportView('SOURCING', sourcingReports());
  const firstCells = view?.tables.map(({ caption, by, rows }) => [
    caption,
    by,
    ...rows.map(({ label, cells }) => `${label}: ${cells.slice(0, 4).join(' ')}`),
  ]);
  expect(firstCells).toEqual([
    ['Sourcing by month', 'Month', 'Apr 2026: 12 5 3 4'],
    ['Sourcing by administrator', 'Administrator', 'Ravi Desai: 12 5 3 4'],
    ['Sourcing by company', 'Company', 'Surat Silk Mills: 12 5 3 4'],
    [
      'Sourcing by job, the 10 with the most invitations',
      'Job',
      'Accountant, Surat Silk Mills: 12 5 3 4',
      'Job 4, deleted: 12 5 3 4',
    ],
    ['Why invitations were declined', 'Reason', 'The pay is too low: 2', 'Another reason: 1'],
  ]);
  expect(view?.tables[0]?.columns.map(({ header }) => header)).not.toContain('No: The pay is too low');
  expect(view?.chart?.rows).toEqual([{ label: 'Apr 2026', values: [12, 5, 2, 2] }]);
});

it('the scorecard draws 12 of 14 companies and lists all, and the jobs report lists 25 jobs', () => {
  const companies = Array.from({ length: 14 }, (_, index) => [`${index}`, `Mill ${index}`, 1, 4, 2, 50, 0, 0, null]);
  const jobs = Array.from({ length: 30 }, (_, index) => [`${index}`, 'Weaver', '4', '2026-04-09', 1, 0, 0, 0, 3, true]);
  const reports = [
    aReport('CLIENT_SCORECARD', companies, { summary: [[null, null, 14]] }),
    aReport('JOBS', [['2026-04-01', 30]], { summary: [[null, 30]] }),
    aReport('JOBS_EACH', jobs),
  ];
  const scorecard = reportView('CLIENT_SCORECARD', { reports });
  expect([scorecard?.chart?.rows.length, scorecard?.tables[0]?.rows.length]).toEqual([12, 14]);
  const each = reportView('JOBS', { reports })?.tables[1];
  expect(each?.rows).toHaveLength(25);
  expect(each?.rows[0]).toMatchObject({ label: 'Weaver', cells: ['09/04/2026', '1', '0', '0', '0', '3'] });
});

it('a report view is empty when nothing is counted, and null when the report was not requested', () => {
  const reports = [
    aReport('SOURCES', [], { summary: [[null, null, null, 0, 0]] }),
    aReport('APPLICATIONS_PER_WEEK', [['2026-11-16', 0]]),
  ];
  expect(reportView('SOURCES', { reports })?.isEmpty).toBe(true);
  expect(reportView('APPLICATIONS_PER_WEEK', { reports })?.isEmpty).toBe(true);
  expect(reportView('JOBS', { reports })).toBeNull();
});
