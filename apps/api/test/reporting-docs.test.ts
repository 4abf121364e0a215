import { columnName, REPORTS } from '@job-alert/domain/reports/reports';
import { expect, test } from 'vitest';
import { reportViewNames } from '../src/database/reports/views.js';
import { reportCsv } from '../src/features/reporting/report-csv.presenter.js';
import { reportingDocs, statementsOfTheDocs } from './builders/reporting-docs.js';

test('docs/reporting.md contains the label and the definition of each report column', () => {
  const columns = Object.values(REPORTS).flatMap((report) => Object.entries(report.columns));
  for (const [name, { label, definition }] of columns.filter(([, { isScreenOnly }]) => !isScreenOnly)) {
    expect(reportingDocs).toContain(`| ${columnName(name)} | ${label} | ${definition} |`);
  }
});

test('docs/reporting.md names each label column of the CSV reports', () => {
  for (const { columns } of Object.values(REPORTS)) {
    const own = new Set(Object.keys(columns).map(columnName));
    for (const column of reportCsv(columns).header.filter((name) => !own.has(name)))
      expect(reportingDocs).toMatch(new RegExp(`label for people after each code:[^|]*\`${column}\``));
  }
});

test('docs/reporting.md grants SELECT on each view and nothing else', () => {
  const [made, ...grants] = statementsOfTheDocs('portal', 'reader', 'secret');
  expect(made).toBe("CREATE USER 'reader'@'%' IDENTIFIED BY 'secret'");
  expect(grants).toEqual(reportViewNames.map((view) => `GRANT SELECT ON \`portal\`.${view} TO 'reader'@'%'`));
});
