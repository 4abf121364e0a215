import { isValidDate } from '../india/calendar.js';
import { presetDays, type ReportDays, reportPeriodNames } from './report-presets.js';

/** Filters of reports in the URLs of the screen, the CSV files and read-only links. */
const CHECKS: Readonly<Record<string, (text: string) => boolean>> = {
  period: (text) => reportPeriodNames.fromWire(text) !== undefined,
  from: isValidDate,
  to: isValidDate,
  companyId: (text) => /^[1-9]\d{0,18}$/.test(text),
  jobId: (text) => /^[1-9]\d{0,18}$/.test(text),
  industry: (text) => text.length <= 150,
  city: (text) => text.length <= 150,
  source: (text) => text.length <= 64,
};

/** Returns the report filters of a query. A named period takes precedence over dates. */
export function parseReportQuery(query: string): Readonly<Record<string, string>> {
  const params = new URLSearchParams(query);
  const parts: Record<string, string> = {};
  for (const [name, isValid] of Object.entries(CHECKS)) {
    const text = params.get(name)?.trim() ?? '';
    const isDay = name === 'from' || name === 'to';
    if (text !== '' && isValid(text) && !(isDay && 'period' in parts)) parts[name] = text;
  }
  const { from, to } = parts;
  if (from !== undefined && to !== undefined && from > to) delete parts['from'];
  return parts;
}

/** Returns the names of unknown or invalid parameters. */
export function invalidReportParams(query: string): string[] {
  const parts = parseReportQuery(query);
  const names = [...new URLSearchParams(query)].flatMap(([name, text]) => (text.trim() === '' ? [] : name));
  const isLeftOut = (name: string) => 'period' in parts && (name === 'from' || name === 'to');
  return names.filter((name) => !(name in parts || isLeftOut(name) || /^(?:utm_|_|src$)/.test(name)));
}

/** Returns a normalized query. */
export const reportQuery = (query: string): string => new URLSearchParams(parseReportQuery(query)).toString();

/** Returns the requested dates; open ends are absent. */
export function requestedDays(parts: Readonly<Record<string, string>>, today: string): Partial<ReportDays> {
  const period = reportPeriodNames.fromWire(parts['period'] ?? '');
  if (period) return presetDays(period, today);
  return { ...(parts['from'] && { from: parts['from'] }), ...(parts['to'] && { to: parts['to'] }) };
}
