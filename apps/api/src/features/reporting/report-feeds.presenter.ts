import { APPLICATION_STATUS_LABELS } from '@job-alert/domain/application-status';
import { DECLINE_REASON_LABELS } from '@job-alert/domain/offer-answer';
import { REJECTION_REASON_LABELS } from '@job-alert/domain/rejection-reasons';
import type { Measure } from '@job-alert/domain/report-measures';
import { coveredMonthLabel, type Period } from '@job-alert/domain/report-period';
import { APPROVAL_SUBJECT_LABELS } from '@job-alert/domain/report-words';
import { columnName } from '@job-alert/domain/reports';
import { VISIT_SOURCE_LABELS } from '@job-alert/domain/visit-source';
import type { CsvRow } from '../../platform/csv.js';

type Labels = Readonly<Record<string, string>>;

/** The words of the codes; what is empty says why. */
const LABELS: Readonly<Record<string, { words: Labels; empty: string }>> = {
  stage: { words: APPLICATION_STATUS_LABELS, empty: '' },
  laterStage: { words: APPLICATION_STATUS_LABELS, empty: '' },
  kind: { words: APPROVAL_SUBJECT_LABELS, empty: '' },
  source: { words: VISIT_SOURCE_LABELS, empty: 'Not recorded' },
  reason: { words: { ...REJECTION_REASON_LABELS, ...DECLINE_REASON_LABELS }, empty: 'No reason given' },
};

type Value = string | number | boolean | null;
/** A row by the names of its fields. */
export type ReportRow = Readonly<Record<string, Value>>;

/** The columns of a report as a CSV file names them, a label after each code and month; and how a row of a period is written. */
export function csvColumns(measures: Readonly<Record<string, Measure>>) {
  const columns = Object.entries(measures);
  const codes = columns.flatMap(([name, { unit }]) => (unit === 'CODE' ? [name] : []));
  const header = columns.flatMap(([name, { unit }]) => {
    const column = columnName(name);
    if (unit === 'MONTH') return [column, `${column}_label`];
    if (unit !== 'CODE') return [column];
    return [column, name === codes[0] ? 'label' : `${column}_label`];
  });
  const write = (row: ReportRow, { period, today }: Written): CsvRow =>
    columns.flatMap(([name, { unit }]): (string | number | null)[] => {
      const value = row[name] ?? null;
      if (unit === 'MONTH' && typeof value === 'string') return [value, coveredMonthLabel(value, period, today)];
      if (unit === 'CODE') return [typeof value === 'string' ? value : null, labelOf(name, value)];
      return [typeof value === 'boolean' ? yesOrNo(value) : value];
    });
  return { header, write };
}

/** The period that a file covers, and the day on which it is written. */
export interface Written {
  period: Period;
  today: string;
}

const yesOrNo = (flag: boolean): string => (flag ? 'yes' : 'no');

function labelOf(name: string, value: Value): string {
  const labels = LABELS[name];
  return typeof value === 'string' ? (labels?.words[value] ?? value) : (labels?.empty ?? '');
}
