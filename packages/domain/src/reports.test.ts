import { expect, test } from 'vitest';
import { columnName, percentOf, ratioOf, REPORT_NAMES, REPORT_PARTS, REPORTS, reportToEdge } from './reports.js';

const tables = [...Object.values(REPORTS), ...Object.values(REPORT_PARTS)];
const measures = tables.flatMap((table) => Object.entries(table.measures));

test('every report has a name in addresses and a definition', () => {
  expect(REPORT_NAMES.map(reportToEdge).slice(0, 3)).toEqual(['time-to-fill', 'time-to-hire', 'pass-through']);
  expect(Object.keys(REPORTS)).toEqual([...REPORT_NAMES]);
});

test('every number has a definition in whole sentences', () => {
  for (const [name, { definition, label }] of measures) {
    expect([name, definition]).toEqual([name, expect.stringMatching(/^[A-Z].*\.$/)]);
    expect(label).toMatch(/^\S.*\S$/);
  }
});

test('columns are named like those of SQL', () => {
  const names = ['medianDays', 'p90DaysToSelected', 'waitingUpTo1Day', 'applicationsPer100Views', 'month'];
  expect(names.map(columnName)).toEqual([
    'median_days',
    'p90_days_to_selected',
    'waiting_up_to_1_day',
    'applications_per_100_views',
    'month',
  ]);
});

test('a share is rounded to one place, a ratio to two, and there is none of nothing', () => {
  expect([percentOf(1, 3), percentOf(2, 2), percentOf(0, 0)]).toEqual([33.3, 100, null]);
  expect([ratioOf(7, 3), ratioOf(0, 4), ratioOf(1, 0)]).toEqual([2.33, 0, null]);
});
