import { codeLabel, type ReportColumns, type ReportRecord } from '@job-alert/domain/reports/report-definition';
import { coveredMonthLabel, type Period } from '@job-alert/domain/reports/report-period';
import { columnName } from '@job-alert/domain/reports/reports';
import type { CsvRow } from '../../platform/csv.js';

/**
 * Returns the CSV columns of a report, with a label column after each code and month, and a function that writes a row.
 */
export function reportCsv(columns: ReportColumns) {
  const exported = Object.entries(columns).filter(([, { isScreenOnly }]) => !isScreenOnly);
  const firstCode = exported.find(([, { unit }]) => unit === 'CODE')?.[0];
  const header = exported.flatMap(([name, { unit }]) => {
    const column = columnName(name);
    if (unit !== 'MONTH' && unit !== 'CODE') return [column];
    return [column, name === firstCode ? 'label' : `${column}_label`];
  });
  const write = (row: ReportRecord, { period, today }: Written): CsvRow =>
    exported.flatMap(([name, column]) => {
      const value = row[name] ?? null;
      if (typeof value === 'boolean') return [value ? 'yes' : 'no'];
      if (column.unit === 'MONTH') return [value, coveredMonthLabel(String(value), period, today)];
      return column.unit === 'CODE' ? [value, codeLabel(column, value)] : [value];
    });
  return { header, write };
}

interface Written {
  period: Period;
  today: string;
}
