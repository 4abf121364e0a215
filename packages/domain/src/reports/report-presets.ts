import { addDays } from '../india/calendar.js';
import { wireNames } from '../text/wire-names.js';

/** Relative periods. India's financial year runs from April to March. */
export const REPORT_PERIODS = [
  'LAST_12_WEEKS',
  'THIS_MONTH',
  'LAST_MONTH',
  'THIS_QUARTER',
  'LAST_QUARTER',
  'LAST_12_MONTHS',
  'THIS_FINANCIAL_YEAR',
  'LAST_FINANCIAL_YEAR',
] as const;
export type ReportPeriodName = (typeof REPORT_PERIODS)[number];

export const DEFAULT_REPORT_PERIOD: ReportPeriodName = 'LAST_12_WEEKS';

export const REPORT_PERIOD_LABELS: Readonly<Record<ReportPeriodName, string>> = {
  LAST_12_WEEKS: 'Last 12 weeks',
  THIS_MONTH: 'This month',
  LAST_MONTH: 'Last month',
  THIS_QUARTER: 'This quarter',
  LAST_QUARTER: 'Last quarter',
  LAST_12_MONTHS: 'Last 12 months',
  THIS_FINANCIAL_YEAR: 'This financial year',
  LAST_FINANCIAL_YEAR: 'Last financial year',
};

/** The periods in URLs, such as `this-financial-year`. */
export const reportPeriodNames = wireNames<ReportPeriodName>({
  LAST_12_WEEKS: 'last-12-weeks',
  THIS_MONTH: 'this-month',
  LAST_MONTH: 'last-month',
  THIS_QUARTER: 'this-quarter',
  LAST_QUARTER: 'last-quarter',
  LAST_12_MONTHS: 'last-12-months',
  THIS_FINANCIAL_YEAR: 'this-financial-year',
  LAST_FINANCIAL_YEAR: 'last-financial-year',
});

/** An inclusive range of dates in India. */
export interface ReportDays {
  from: string;
  to: string;
}

const LAST_MONTHS = 12;
const WEEKS = 12;
const APRIL = 4;

/** Returns the dates of a period. A current period ends today, so that comparisons are fair. */
export function presetDays(name: ReportPeriodName, today: string): ReportDays {
  const year = Number(today.slice(0, 4));
  const month = Number(today.slice(5, 7));
  // Quarters of the financial year coincide with calendar quarters.
  const quarter = month - ((month - 1) % 3);
  const financialYear = month >= APRIL ? year : year - 1;
  switch (name) {
    case 'LAST_12_WEEKS':
      return { from: addDays(today, 1 - WEEKS * 7), to: today };
    case 'THIS_MONTH':
      return { from: firstOfMonth(year, month), to: today };
    case 'LAST_MONTH':
      return { from: firstOfMonth(year, month - 1), to: addDays(firstOfMonth(year, month), -1) };
    case 'THIS_QUARTER':
      return { from: firstOfMonth(year, quarter), to: today };
    case 'LAST_QUARTER':
      return { from: firstOfMonth(year, quarter - 3), to: addDays(firstOfMonth(year, quarter), -1) };
    case 'LAST_12_MONTHS':
      return { from: firstOfMonth(year, month - LAST_MONTHS + 1), to: today };
    case 'THIS_FINANCIAL_YEAR':
      return { from: firstOfMonth(financialYear, APRIL), to: today };
    case 'LAST_FINANCIAL_YEAR':
      return { from: firstOfMonth(financialYear - 1, APRIL), to: addDays(firstOfMonth(financialYear, APRIL), -1) };
  }
}

/** Returns the preceding range of the same length. */
export function precedingDays({ from, to }: ReportDays): ReportDays {
  const length = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;
  return { from: addDays(from, -length), to: addDays(from, -1) };
}

/** Returns the first day of a month. `month` can be less than 1. */
const firstOfMonth = (year: number, month: number): string =>
  new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 10);
